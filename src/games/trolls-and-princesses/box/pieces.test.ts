import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  board,
  deal,
  inField,
  offered,
  rowOf,
  take,
} from '../../../../test/games/trolls-and-princesses/testing.ts';
import type { Catalogue } from '../../../kernel/messages.ts';
import { words as english } from '../messages/en/index.ts';
import { AREAS, CAULDRONS } from './areas.ts';
import { BONUSES } from './bonuses.ts';
import { CASTLES } from './castles.ts';
import { CAVE_TILES, type CaveTile, VICTORIES } from './cave-tiles.ts';
import { BARNS, CHANGELING_PLACES, CLANS, MOST_POWER, OUTPOST_PLACES, TROLLS } from './clans.ts';
import { COUNTS } from './counts.ts';
import { KING_CARDS } from './king-cards.ts';
import { KING_TILES, type KingTile } from './king-tiles.ts';
import { FORMS, spotKind } from './spots.ts';
import { EDGES, ROTATIONS } from './tiles.ts';
import { DESIGNS, TROLL_CARDS } from './troll-cards.ts';
import { TIMES, TURN_CARDS } from './turn-cards.ts';

const words: Catalogue = english;

function cavesOf(kind: string): readonly CaveTile[] {
  return CAVE_TILES.filter((tile) => tile.kind === kind);
}

rule('TP-1.1', 'every piece is counted, and what the supply does not hold is lost', () => {
  expect(CAVE_TILES).toHaveLength(64);
  expect(KING_TILES).toHaveLength(20);
  expect(TURN_CARDS).toHaveLength(60);
  expect(KING_CARDS).toHaveLength(14);
  expect(TROLL_CARDS).toHaveLength(48);
  expect(CASTLES).toHaveLength(10);
  expect(COUNTS).toMatchObject({
    resources: [32, 20, 12],
    neutralChangelings: 16,
    princesses: 12,
    humans: 13,
    cows: 16,
  });
  expect(CLANS.reduce((sum, { covers }) => sum + covers, 0)).toBe(11);
  const match = arrange({
    boards: { 0: { trolls: ['village-1', 'village-1', 'camp', 'camp', 'camp'] } },
    villages: { 'village-1': { castle: 'castle-obsidian' } },
    supply: { obsidian: 1 },
  });
  take(match, 'move:camp:village-1', 'castle');
  expect(inField(match, 'obsidian')).toBe(3);
});

rule('TP-1.2', 'three caverns of everybody, four villages of nobody, and a camp', () => {
  expect(AREAS).toEqual(['mining', 'building', 'power', 'village-1', 'village-2', 'village-3', 'village-4', 'camp']);
});

rule('TP-1.3', 'a cavern has four cauldrons, for trolls and humans alike', () => {
  expect(CAULDRONS).toBe(4);
  const scene = (humans: number) =>
    arrange({ boards: { 0: { trolls: ['mining', 'mining', 'camp', 'camp', 'camp'], humans: { mining: humans } } } });
  expect(offered(scene(1))).toContain('move:camp:mining');
  expect(offered(scene(2))).not.toContain('move:camp:mining');
});

rule('TP-1.4', 'a village has four cauldrons for trolls of anybody; humans at its farm take none', () => {
  const scene = (humans: number, trolls: number) =>
    arrange({
      boards: {
        0: { trolls: ['village-1', 'village-1', 'village-1', 'camp', 'camp'] },
        1: { trolls: trolls === 1 ? ['village-1'] : [] },
      },
      villages: { 'village-1': { humans } },
    });
  expect(offered(scene(5, 0))).toContain('move:camp:village-1');
  expect(offered(scene(0, 1))).not.toContain('move:camp:village-1');
});

rule('TP-1.5', 'towns and farms hold any number, a castle one princess', () => {
  const match = arrange({
    hands: { 1: 'turn-1-morning-6' },
    villages: { 'village-1': { princesses: 1, changelings: 9, humans: 7 } },
  });
  take(match, 'move:camp:mining', 'end', 'move:camp:mining', 'end');
  expect(match.position.villages[0]).toMatchObject({ princesses: 1, changelings: 9, humans: 7 });
});

rule('TP-1.6', 'the King takes no cauldron', () => {
  const match = arrange({
    king: 'mining',
    boards: { 0: { trolls: ['mining', 'mining', 'mining', 'camp', 'camp'] } },
  });
  expect(offered(match)).toContain('move:camp:mining');
});

rule('TP-1.7', 'all boards are alike: spots without bonus, four barns, a track of six', () => {
  expect([BARNS, MOST_POWER, TROLLS]).toEqual([4, 6, 5]);
  const { players } = deal(4, 'boards', { clans: 'random' }).position;
  for (const { spots } of players) expect(spots).toEqual(players[0]?.spots);
  const plain = FORMS.map((_, form) =>
    spotKind(
      form,
      BONUSES.findIndex(({ id }) => id === 'none'),
    ),
  );
  expect(players[0]?.spots.flatMap((count, kind) => Array<number>(count).fill(kind))).toEqual(plain);
});

rule('TP-1.8', 'an outpost that leaves betters the mining, or gives 2 troll power', () => {
  expect(OUTPOST_PLACES).toEqual(['op-diamond', 'op-gold', 'op-obsidian', 'op-power']);
  const scene = () =>
    arrange({ boards: { 0: { trolls: ['building', 'building', 'mining', 'camp', 'camp'], cows: 2, power: 1 } } });
  const power = scene();
  take(power, 'move:camp:building', 'build-outpost:op-power:village-1');
  expect(board(power).power).toBe(3);
  const mining = scene();
  take(mining, 'move:camp:building', 'build-outpost:op-obsidian:village-1', 'end', 'move:camp:mining', 'mine-obsidian');
  expect(inField(mining, 'obsidian')).toBe(4);
  expect(board(mining).power).toBe(1);
  const mined = (place: (typeof OUTPOST_PLACES)[number]) => {
    const match = arrange({
      king: 'mining',
      boards: {
        0: {
          trolls: ['mining', 'mining'],
          humans: { mining: 1 },
          left: [place],
          field: { obsidian: 0 },
          filled: { obsidian: 2, gold: 2, diamond: 2 },
        },
      },
    });
    take(match, 'move:camp:mining', 'mine-gold', 'mine-diamond');
    const other = arrange({ boards: { 0: { trolls: ['mining'], left: [place], field: { obsidian: 0 } } } });
    take(other, 'move:camp:mining', 'mine-obsidian');
    return [inField(other, 'obsidian'), inField(match, 'gold'), inField(match, 'diamond')];
  };
  expect(mined('op-obsidian')).toEqual([2, 1, 1]);
  expect(mined('op-gold')).toEqual([1, 2, 1]);
  expect(mined('op-diamond')).toEqual([1, 1, 2]);
  expect(mined('op-power')).toEqual([1, 1, 1]);
});

rule('TP-1.9', 'a changeling that leaves gives a cow, a space, or better gathering', () => {
  expect(CHANGELING_PLACES).toEqual(['ch-cow', 'ch-track', 'ch-power-a', 'ch-power-b']);
  const scene = () =>
    arrange({
      boards: { 0: { trolls: ['village-1', 'camp', 'power', 'camp', 'camp'], power: 6, field: { gold: 2 } } },
    });
  const cow = scene();
  take(cow, 'move:camp:village-1', 'swap:gold:ch-cow');
  expect(board(cow).cows).toBe(2);
  const gathered = (place: (typeof CHANGELING_PLACES)[number]) => {
    const match = arrange({
      boards: { 0: { trolls: ['village-1', 'camp', 'power', 'camp', 'camp'], power: 4, field: { gold: 2 } } },
    });
    take(match, 'move:camp:village-1', `swap:gold:${place}`, 'end', 'move:camp:power', 'get-power');
    return [board(match).power, board(match).cows];
  };
  expect(gathered('ch-power-a')).toEqual([5, 1]);
  expect(gathered('ch-power-b')).toEqual([5, 1]);
  expect(gathered('ch-track')).toEqual([4, 1]);
  const most = (place: (typeof CHANGELING_PLACES)[number]) => {
    const match = arrange({ boards: { 0: { trolls: ['power', 'power', 'power'], power: 4, left: [place] } } });
    take(match, 'move:camp:power', 'get-power');
    if (board(match).power < 7) take(match, ...offered(match).filter((words) => words === 'get-power'));
    return board(match).power;
  };
  expect(CHANGELING_PLACES.map(most)).toEqual([6, 7, 6, 6]);
});

rule('TP-1.10', 'barns, sites and the cave mouth of the clans', () => {
  for (const clan of CLANS) {
    const [, covers, sites, , , half] = rowOf(clan.id);
    expect(covers).toBe(`${clan.covers} → ${BARNS - clan.covers}`);
    const listed = (amounts: readonly number[]) =>
      ['obsidian', 'gold', 'diamond'].flatMap((name, i) => (amounts[i] === 0 ? [] : [`${amounts[i]} ${name}`]));
    expect(sites).toBe(listed(clan.sites).join(', '));
    expect(half).toBe(clan.mouth);
  }
});

rule('TP-1.11', 'there are these bonuses', () => {
  expect(BONUSES.map(({ id }) => id)).toEqual([
    'none',
    'power-1',
    'power-2',
    'obsidian-1',
    'obsidian-2',
    'gold-1',
    'cow-1',
    'refill',
    'take-all-obsidian',
    'take-all-gold',
    'take-all-diamond',
  ]);
  const match = arrange({
    boards: {
      0: {
        trolls: ['building', 'building', 'camp', 'camp', 'camp'],
        spots: { outpost: ['take-all-obsidian', 'obsidian-2', 'refill'] },
      },
    },
  });
  take(match, 'move:camp:building', 'build-outpost:op-gold:village-1', 'spot:take-all-obsidian');
  expect(inField(match, 'obsidian')).toBe(5);
  expect(board(match).filled).toEqual([0, 0, 1]);
});

rule('TP-1.12', 'five edges each, and all five rotations of a tile differ', () => {
  for (const { edges } of [...CAVE_TILES, ...KING_TILES]) expect(edges).toMatch(/^[#.ogd]{5}$/);
  for (let tile = 0; tile < 84; tile++) {
    expect(new Set(EDGES.slice(tile * ROTATIONS, (tile + 1) * ROTATIONS)).size).toBe(ROTATIONS);
  }
  const all = CAVE_TILES.map(({ edges }) => edges).join('');
  const counted = ['o', 'g', 'd', '.', '#'].map((edge) => all.split(edge).length - 1);
  expect(counted).toEqual([80, 56, 31, 15, 138]);
  for (const { edges } of CAVE_TILES) expect(edges).toMatch(/[ogd]/);
});

rule('TP-1.13', 'sixteen princess tiles, each with a bed', () => {
  expect(cavesOf('princess')).toHaveLength(16);
  for (const { id, edges } of cavesOf('princess')) expect(rowOf(id)).toEqual([id, words[`tile.${id}`], edges]);
  const match = arrange({ boards: { 0: { network: [['cave-princess-01', 0, 1, 0]] } } });
  expect(board(match).beds).toBe(1);
});

rule('TP-1.14', 'sixteen bell tiles, each with a round spot', () => {
  expect(cavesOf('bell')).toHaveLength(16);
  for (const { id, edges, bonus } of cavesOf('bell'))
    expect(rowOf(id)).toEqual([id, words[`tile.${id}`], edges, bonus]);
});

rule('TP-1.15', 'sixteen resource tiles, each with two filled obsidian sites and an outpost spot', () => {
  expect(cavesOf('resource')).toHaveLength(16);
  for (const { id, edges, bonus } of cavesOf('resource'))
    expect(rowOf(id)).toEqual([id, words[`tile.${id}`], edges, bonus]);
  const match = arrange({ clans: ['teal', 'red'], boards: { 0: { network: [['cave-resource-01', 0, 1, 4]] } } });
  expect(board(match)).toMatchObject({ sites: [5, 0, 1], filled: [5, 0, 1] });
});

rule('TP-1.16', 'eight kinds of victory tiles, two of each, with one opening', () => {
  const tiles = cavesOf('victory');
  expect(tiles.map(({ victory }) => victory)).toEqual(VICTORIES.flatMap((kind) => [kind, kind]));
  for (const { id, edges, victory } of tiles) {
    expect(edges).toMatch(/^[ogd]####$/);
    expect(rowOf(String(victory)).join(' ')).toContain(`${id} ${edges}`);
  }
});

rule('TP-1.17', "twenty King's tiles, and what they do", () => {
  for (const tile of KING_TILES as readonly KingTile[]) {
    const [id, name, kind, edges] = rowOf(tile.id);
    expect([id, name, edges]).toEqual([tile.id, words[`tile.${tile.id}`], tile.edges]);
    expect(kind).toBe(tile.effects ? 'act' : tile.totems ? 'passive' : 'ongoing');
  }
  const match = arrange({
    boards: { 0: { network: [['king-mine-obsidian', 0, 1, 0]], filled: { obsidian: 2 }, trolls: ['mining'] } },
  });
  take(match, 'move:camp:mining', 'activate:king-mine-obsidian');
  expect(inField(match, 'obsidian')).toBe(4);
});

rule('TP-1.18', 'ten castle tiles', () => {
  for (const { id } of CASTLES) expect(rowOf(id).slice(0, 2)).toEqual([id, words[`castle.${id}`]]);
  const gains = (castle: 'castle-gold' | 'castle-diamond' | 'castle-power' | 'castle-cows') => {
    const match = arrange({
      boards: { 0: { trolls: ['village-1', 'village-1'], covers: 0, power: 0, cows: 0 } },
      villages: { 'village-1': { castle } },
    });
    take(match, 'move:camp:village-1', 'castle');
    const { field, power, cows } = board(match);
    return [field[1], field[2], power, cows];
  };
  expect(gains('castle-gold')).toEqual([1, 0, 0, 0]);
  expect(gains('castle-diamond')).toEqual([0, 1, 0, 0]);
  expect(gains('castle-power')).toEqual([0, 0, 2, 0]);
  expect(gains('castle-cows')).toEqual([0, 0, 0, 2]);
});

rule('TP-1.19', 'six morning, six evening and three night cards for every village', () => {
  for (let village = 0; village < 4; village++) {
    const cards = TURN_CARDS.filter((card) => card.village === village);
    expect(TIMES.map((_, time) => cards.filter((card) => card.time === time).length)).toEqual([6, 6, 3]);
    for (const { id, item, king } of cards) {
      const row = rowOf(id.replace(/^turn-\d-/, ''));
      expect(row[1]).toBe(item);
      expect(row[2 + village]).toBe(king === 3 + village ? 'village' : AREAS[king]);
    }
  }
});

rule('TP-1.20', 'sixteen designs for each of three totems', () => {
  for (const totem of [0, 1, 2]) {
    expect(TROLL_CARDS.filter((card) => card.totem === totem).map(({ design }) => design)).toEqual(
      DESIGNS.map(({ id }) => id),
    );
  }
  for (const { id, spots } of DESIGNS) {
    expect(rowOf(id)[2]).toBe(spots.map((bonus) => (bonus === 'none' ? '–' : bonus)).join(', '));
  }
  const match = arrange({ boards: { 0: { cards: ['troll-snake-spot-bell', 'troll-toad-spot-outpost'], spots: {} } } });
  expect(board(match).totems).toEqual([0, 1, 1]);
});
