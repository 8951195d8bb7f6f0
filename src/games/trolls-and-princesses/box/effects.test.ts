import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  board,
  offered,
  offeredAs,
  rowOf,
  step,
  take,
} from '../../../../test/games/trolls-and-princesses/testing.ts';
import { BONUSES, type BonusId, RESOURCES } from './bonuses.ts';
import { CASTLES } from './castles.ts';
import { CLANS } from './clans.ts';
import type { Effect } from './effects.ts';
import { KING_TILES, type KingTile } from './king-tiles.ts';
import { BELL, CHANGELING, FORMS, OUTPOST, spotKind } from './spots.ts';
import { type DESIGNS, TOTEMS } from './troll-cards.ts';

function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** An effect as the rule book words it. */
function inWords(effect: Effect): string {
  switch (effect.is) {
    case 'power':
      return `gain ${effect.amount} troll power`;
    case 'gain':
      return `gain ${effect.amount} ${effect.resource}`;
    case 'cows':
      return `gain ${counted(effect.amount, 'cow')}`;
    case 'mine':
      return effect.amount === Number.POSITIVE_INFINITY
        ? 'mine everything lying on the own sites of that type'
        : `mine ${effect.amount} ${effect.resource}`;
    case 'refill':
      return 'refill one type of site';
    case 'move':
      if (effect.humans === 0) return `move up to ${['', 'one', 'two'][effect.trolls]} different own trolls`;
      if (effect.trolls === 0) return `make up to ${['', 'one', 'two', 'three'][effect.humans]} moves with own humans`;
      return `move up to ${['', 'one'][effect.trolls]} own troll and up to ${['', 'one'][effect.humans]} own human`;
    case 'build':
      return 'build 1 cave tile from the display, free of charge';
    case 'card':
      return 'take 1 troll card from the display, free of charge';
  }
}

/** 'gain 1 obsidian and 1 cow' says the same as 'gain 1 obsidian and gain 1 cow'. */
function plain(text = ''): string {
  return text
    .replace(/ \(TP-.*\)$/, '')
    .replaceAll(' and gain ', ' and ')
    .trim();
}

function allInWords(effects: readonly Effect[]): string {
  return plain(effects.map(inWords).join(' and '));
}

function kingTileInWords({ effects, sites, spots, totems }: KingTile): string {
  if (effects) return allInWords(effects);
  if (sites) return `${sites.count} ${sites.resource} sites, each filled with 1 ${sites.resource} when placed`;
  if (totems) return `in final scoring counts as ${totems} bat, ${totems} snake and ${totems} toad card more`;
  const forms = FORMS.flatMap((form) => spots?.filter((spot) => spot === form).length ?? 0);
  return FORMS.flatMap((form, i) => (forms[i] === 0 ? [] : [counted(Number(forms[i]), `${form} spot`)])).join(', ');
}

rule('TP-1.17', "King's tiles do what the table says", () => {
  for (const tile of KING_TILES as readonly KingTile[]) expect(plain(rowOf(tile.id)[4])).toBe(kingTileInWords(tile));
});

rule('TP-1.18', 'castles do what the table says', () => {
  for (const { id, effects } of CASTLES) expect(plain(rowOf(id)[2])).toBe(allInWords(effects));
});

rule('TP-1.10', 'clan tiles do what the table says, and clans begin with what it says', () => {
  for (const { id, effects, goods, cows, humans, power } of CLANS) {
    const row = rowOf(id);
    expect(plain(row[4])).toBe(`clan-${id}: ${allInWords(effects)}`);
    const listed = [
      ...(humans > 0 ? [counted(humans, 'human')] : []),
      counted(cows, 'cow'),
      ...[1, 0, 2].flatMap((resource) => (goods[resource] ? [`${goods[resource]} ${RESOURCES[resource]}`] : [])),
      ...(power > 0 ? [`${power} troll power`] : []),
    ];
    expect(row[3]).toBe(listed.join(', '));
  }
});

/** What a seat has: obsidian, gold, diamonds, troll power, cows. */
function wealth(match: ReturnType<typeof arrange>): number[] {
  const { field, power, cows } = board(match);
  return [...field, power, cows];
}

rule(['TP-1.17', 'TP-4.9'], "what the King's tiles and clan tiles bring when they are activated", () => {
  const activated = (tile: string, clan: 'teal' | 'yellow' | 'red' | 'purple' = 'teal') => {
    const king = KING_TILES.find(({ id }) => id === tile)?.id;
    const match = arrange({
      clans: [clan, clan === 'red' ? 'teal' : 'red'],
      boards: {
        0: {
          power: 1,
          cows: 0,
          covers: 0,
          field: { obsidian: 0, gold: 0, diamond: 0 },
          filled: { obsidian: 4, gold: 3, diamond: 2 },
          ...(king && { network: [[king, 0, 1, 0]] }),
        },
      },
    });
    take(match, 'move:camp:power', `activate:${king ?? 'clan'}`);
    return wealth(match);
  };
  expect(activated('king-power')).toEqual([0, 0, 0, 3, 0]);
  expect(activated('king-cows')).toEqual([0, 0, 0, 1, 2]);
  expect(activated('king-mine-obsidian')).toEqual([3, 0, 0, 1, 0]);
  expect(activated('king-mine-gold')).toEqual([0, 2, 0, 1, 0]);
  expect(activated('king-mine-diamond')).toEqual([0, 0, 1, 1, 0]);
  expect(activated('clan', 'teal')).toEqual([1, 0, 0, 2, 0]);
  expect(activated('clan', 'yellow')).toEqual([1, 1, 0, 1, 0]);
  expect(activated('clan', 'red')).toEqual([2, 0, 0, 1, 0]);
  expect(activated('clan', 'purple')).toEqual([0, 0, 0, 2, 1]);
});

rule(['TP-1.17', 'TP-7.2'], "what the King's tiles bring when they are placed", () => {
  const placed = (tile: KingTile['id']) => {
    const id = KING_TILES.find((each) => each.id === tile)?.id ?? 'king-power';
    const before = board(arrange());
    const after = board(arrange({ boards: { 0: { network: [[id, 0, 1, 0]] } } }));
    const more = (list: 'sites' | 'filled') => after[list].map((count, i) => count - Number(before[list][i]));
    const spots = FORMS.map((_, form) => Number(after.spots[spotKind(form, 0)]) - 1);
    return { sites: more('sites'), filled: more('filled'), spots };
  };
  const none = [0, 0, 0];
  expect(placed('king-site-obsidian')).toEqual({ sites: [4, 0, 0], filled: [4, 0, 0], spots: none });
  expect(placed('king-site-gold')).toEqual({ sites: [0, 3, 0], filled: [0, 3, 0], spots: none });
  expect(placed('king-site-diamond')).toEqual({ sites: [0, 0, 2], filled: [0, 0, 2], spots: none });
  expect(placed('king-spots-changelings').spots).toEqual([2, 0, 0]);
  expect(placed('king-spots-changeling-outpost').spots).toEqual([1, 1, 0]);
  expect(placed('king-spots-changeling-bell').spots).toEqual([1, 0, 1]);
  expect(placed('king-spots-bells').spots).toEqual([0, 0, 2]);
  expect(placed('king-spots-outpost-bell').spots).toEqual([0, 1, 1]);
});

rule('TP-1.18', 'castles with something to choose', () => {
  const visited = (castle: (typeof CASTLES)[number]['id']) => {
    const match = arrange({
      clans: ['yellow', 'red'],
      boards: { 0: { trolls: ['village-1', 'village-1'], humans: { power: 2 }, filled: { obsidian: 0, gold: 0 } } },
      villages: { 'village-1': { castle } },
    });
    take(match, 'move:camp:village-1', 'castle');
    return match;
  };
  expect(wealth(visited('castle-obsidian'))[0]).toBe(4);
  expect(offered(visited('castle-refill'))).toEqual(['refill:obsidian', 'refill:gold']);
  const trolls = visited('castle-move-trolls');
  expect(offeredAs(trolls, 'human')).toEqual([]);
  take(trolls, 'troll:village-1:mining', 'troll:village-1:mining');
  expect(step(trolls)).toBe('act');
  const humans = visited('castle-move-humans');
  expect(offeredAs(humans, 'troll')).toEqual([]);
  take(humans, 'human:power:mining', 'human:power:mining', 'human:mining:building');
  expect(step(humans)).toBe('act');
});

rule('TP-1.11', 'what every spot brings when it is filled', () => {
  const filled = (bonus: BonusId) => {
    const match = arrange({
      boards: {
        0: {
          trolls: ['building', 'building'],
          power: 1,
          cows: 1,
          field: { obsidian: 0, gold: 0, diamond: 0 },
          filled: { obsidian: 2, gold: 3, diamond: 4 },
          sites: { obsidian: 3, gold: 3, diamond: 4 },
          spots: { outpost: [bonus] },
        },
      },
    });
    take(match, 'move:camp:building', 'build-outpost:op-gold:village-1');
    return [...wealth(match), ...board(match).filled];
  };
  expect(Object.fromEntries(BONUSES.map(({ id }) => [id, filled(id)]))).toEqual({
    none: [0, 0, 0, 1, 0, 2, 3, 4],
    'power-1': [0, 0, 0, 2, 0, 2, 3, 4],
    'power-2': [0, 0, 0, 3, 0, 2, 3, 4],
    'obsidian-1': [1, 0, 0, 1, 0, 2, 3, 4],
    'obsidian-2': [2, 0, 0, 1, 0, 2, 3, 4],
    'gold-1': [0, 1, 0, 1, 0, 2, 3, 4],
    'cow-1': [0, 0, 0, 1, 1, 2, 3, 4],
    refill: [0, 0, 0, 1, 0, 3, 3, 4],
    'take-all-obsidian': [2, 0, 0, 1, 0, 0, 3, 4],
    'take-all-gold': [0, 3, 0, 1, 0, 2, 0, 4],
    'take-all-diamond': [0, 0, 4, 1, 0, 2, 3, 0],
  });
});

rule(['TP-1.20', 'TP-4.17'], 'what troll cards bring when they are taken, by totem', () => {
  const taken = (totem: (typeof TOTEMS)[number], design: (typeof DESIGNS)[number]['id']) => {
    const match = arrange({
      boards: { 0: { trolls: ['power'], power: 1, cows: 1, field: { obsidian: 0 }, filled: { obsidian: 1 } } },
      trollDisplay: [`troll-${totem}-${design}`],
    });
    const before = board(match).spots;
    take(match, 'move:camp:power', `buy-card:troll-${totem}-${design}`);
    const { spots, beds, filled } = board(match);
    const gained = spots.flatMap((count, kind) => Array<number>(count - Number(before[kind])).fill(kind));
    return { spots: gained, beds, wealth: wealth(match), obsidian: filled[0] };
  };
  const bonus = { bat: 'power-2', snake: 'obsidian-2', toad: 'gold-1' } as const;
  const kind = (form: number, id: BonusId) =>
    spotKind(
      form,
      BONUSES.findIndex((each) => each.id === id),
    );
  const plainSpot = kind(CHANGELING, 'none');
  for (const totem of TOTEMS) {
    const spot = kind(CHANGELING, bonus[totem]);
    const nothing = { beds: 0, wealth: [0, 0, 0, 0, 0], obsidian: 1 };
    expect(taken(totem, 'vp-king')).toEqual({ ...nothing, spots: [spot] });
    expect(taken(totem, 'vp-cave-tiles')).toEqual({ ...nothing, spots: [plainSpot, spot] });
    expect(taken(totem, 'spot-bed')).toEqual({ ...nothing, spots: [plainSpot], beds: 1 });
    expect(taken(totem, 'spot-bell').spots).toEqual([plainSpot, kind(BELL, bonus[totem])]);
    expect(taken(totem, 'spot-outpost').spots).toEqual([plainSpot, kind(OUTPOST, bonus[totem])]);
    expect(taken(totem, 'gain-gold')).toEqual({ ...nothing, spots: [spot], wealth: [0, 1, 0, 0, 0] });
    expect(taken(totem, 'gain-obsidian')).toEqual({ ...nothing, spots: [spot], wealth: [2, 0, 0, 0, 0] });
    expect(taken(totem, 'gain-power')).toEqual({ ...nothing, spots: [spot], wealth: [0, 0, 0, 2, 0] });
    expect(taken(totem, 'gain-refill')).toEqual({ ...nothing, spots: [spot], obsidian: 3 });
  }
});
