import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  board,
  deal,
  network,
  offered,
  offeredAs,
  playOn,
  sitesOf,
  step,
  type TrollsMatch,
  take,
} from '../../../../test/games/trolls-and-princesses/testing.ts';
import { pick, randomFrom, seedFrom, shuffle } from '../../../kernel/random.ts';
import { TILE_IDS, type TileId, tileNumber } from '../box/tiles.ts';
import { besideI, besideJ, isInNetwork, orientation } from './lattice.ts';
import { eachPlacement, hasPlacement, layTile } from './network.ts';

type Laid = readonly (readonly [TileId, number, number, number])[];

function dug(clan: 'teal' | 'yellow', laid: Laid, options: Record<string, unknown> = {}): TrollsMatch {
  return arrange({ clans: [clan, 'red'], boards: { 0: { network: laid } }, options });
}

/** Where a tile can go, as 'i,j r'. */
function placements(match: TrollsMatch, tile: TileId): string[] {
  const found: string[] = [];
  eachPlacement(board(match), tileNumber(tile), match.position.options, (i, j, r) => found.push(`${i},${j} ${r}`));
  expect(hasPlacement(board(match), tileNumber(tile), match.position.options)).toBe(found.length > 0);
  return found;
}

function at(match: TrollsMatch, tile: TileId, cell: string): number[] {
  return placements(match, tile)
    .filter((each) => each.startsWith(`${cell} `))
    .map((each) => Number(each.split(' ')[1]));
}

function frontier(match: TrollsMatch): string[] {
  const { frontier: cells } = board(match);
  return cells.flatMap((i, n) => (n % 3 === 0 ? [`${i},${cells[n + 1]}`] : []));
}

const VICTORY: TileId = 'cave-victory-bat-a';
const TUNNEL = { network: 'tunnel' };

rule(['TP-case-41', 'TP-5.8'], 'the first tile goes to the mouth, with an opening there', () => {
  const match = dug('teal', []);
  expect(placements(match, 'cave-resource-13')).toEqual(['0,1 0', '0,1 1', '0,1 2', '0,1 3', '0,1 4']);
  expect(placements(match, 'cave-princess-02')).toEqual(['0,1 0', '0,1 3', '0,1 4']);
  expect(placements(match, 'cave-bell-01')).toEqual(['0,1 0', '0,1 3']);
  expect(placements(match, VICTORY)).toEqual(['0,1 0']);
});

rule('TP-5.13', 'with tunnels and no sealing, an opening must be left; without it, or with contact, not', () => {
  expect(placements(dug('teal', [], TUNNEL), VICTORY)).toEqual([]);
  expect(placements(dug('teal', [], { ...TUNNEL, noSealing: false }), VICTORY)).toEqual(['0,1 0']);
  expect(placements(dug('teal', []), VICTORY)).toEqual(['0,1 0']);
});

rule('TP-11.7', 'sealing can be allowed', () => {
  const one: Laid = [['cave-bell-04', 0, 1, 0]];
  expect(placements(dug('yellow', one, { ...TUNNEL, noSealing: false }), VICTORY)).toEqual(['-1,2 1']);
  expect(placements(dug('yellow', one, { ...TUNNEL, noSealing: true }), VICTORY)).toEqual([]);
});

const FIRST: Laid = [['cave-princess-02', 0, 1, 3]];
const SECOND: Laid = [...FIRST, ['cave-bell-05', -1, 0, 2]];
const THIRD: Laid = [...SECOND, ['cave-resource-01', 1, 0, 1]];

rule(['TP-case-42', 'TP-5.7', 'TP-5.17'], 'a turned tile joins a site at the mouth, and has a frontier', () => {
  const match = dug('teal', FIRST);
  expect(sitesOf(match, 'gold')).toEqual([1, 0]);
  expect(frontier(match)).toEqual(['1,2', '-1,2', '-1,0', '1,0']);
  const tunnel = dug('teal', FIRST, TUNNEL);
  const cells = new Set(placements(tunnel, 'cave-resource-13').map((each) => each.split(' ')[0]));
  expect([...cells]).toEqual(['-1,0', '1,0']);
});

rule(['TP-case-43', 'TP-5.10'], 'openings meet openings, walls meet walls', () => {
  const match = dug('teal', FIRST);
  expect(at(match, 'cave-bell-05', '-1,0')).toEqual([2, 3, 4]);
  expect(sitesOf(dug('teal', SECOND), 'diamond')).toEqual([2, 1]);
  expect(sitesOf(dug('teal', [...FIRST, ['cave-bell-05', -1, 0, 3]]), 'diamond')).toEqual([1, 1]);
  expect(sitesOf(dug('teal', [...FIRST, ['cave-bell-05', -1, 0, 4]]), 'diamond')).toEqual([1, 1]);
});

rule(['TP-case-44', 'TP-5.12', 'TP-5.6'], 'equal halves make a site; edges to the board do not matter', () => {
  const match = dug('teal', THIRD);
  expect(sitesOf(match, 'obsidian')).toEqual([6, 5]);
  expect(network(match)).toEqual(['cave-princess-02', 'cave-bell-05', 'cave-resource-01']);
});

rule(['TP-case-45', 'TP-5.11'], 'a cell between two tiles', () => {
  const match = dug('teal', THIRD);
  expect(at(match, 'cave-princess-06', '0,-1')).toEqual([1, 4]);
  expect(at(match, 'cave-resource-13', '0,-1')).toEqual([]);
  expect(sitesOf(dug('teal', [...THIRD, ['cave-princess-06', 0, -1, 1]]), 'obsidian')).toEqual([7, 5]);
  expect(sitesOf(dug('teal', [...THIRD, ['cave-princess-06', 0, -1, 4]]), 'obsidian')).toEqual([6, 5]);
});

rule(['TP-case-46', 'TP-5.9', 'TP-11.10'], 'wall to wall is contact enough, but not with tunnels', () => {
  const one: Laid = [['cave-bell-04', 0, 1, 0]];
  const match = dug('yellow', one);
  expect(sitesOf(match, 'obsidian')).toEqual([4, 3]);
  expect(placements(match, 'cave-resource-13')).toHaveLength(5);
  expect(at(match, 'cave-resource-13', '-1,2')).toEqual([0, 1, 2, 3, 4]);
  expect(placements(match, VICTORY)).toHaveLength(9);
  expect(at(match, VICTORY, '1,0')).toEqual([0, 4]);
  expect(at(match, VICTORY, '1,2')).toEqual([0, 1]);
  expect(at(match, VICTORY, '-1,0')).toEqual([0, 1, 2, 3]);
  expect(at(match, VICTORY, '-1,2')).toEqual([1]);
  const tunnel = dug('yellow', one, TUNNEL);
  expect(new Set(placements(tunnel, 'cave-resource-13').map((each) => each.split(' ')[0]))).toEqual(new Set(['-1,2']));
  expect(placements(tunnel, VICTORY)).toEqual([]);
});

rule('TP-5.6', 'the only opening of a tile must not face the rock of the board; one of several may', () => {
  const match = dug('yellow', [['cave-bell-04', 0, 1, 0]]);
  // Edges 1 and 2 of cell (1, 0) face the board, and a victory tile turned r times has its opening at edge r.
  for (const r of [1, 2]) expect(at(match, VICTORY, '1,0')).not.toContain(r);
  expect(at(match, 'cave-bell-01', '1,0')).toContain(2);
  expect(placements(dug('yellow', []), VICTORY)).toEqual(['0,1 0']);
});

rule(['TP-case-79', 'TP-5.13'], 'a closed network grows along its walls', () => {
  const match = dug('teal', [[VICTORY, 0, 1, 0]]);
  const found = placements(match, 'cave-princess-02');
  expect(found).toHaveLength(8);
  for (const cell of ['1,2', '-1,2', '-1,0', '1,0']) expect(at(match, 'cave-princess-02', cell)).toHaveLength(2);
  expect(placements(match, 'cave-resource-13')).toEqual([]);
});

rule('TP-case-47', "a first King's tile goes to the mouth as well", () => {
  const match = arrange({
    kingCards: ['kc-bats', 'kc-bells', 'kc-outposts', 'kc-humans'],
    boards: { 0: { stored: { bell: 3 } } },
    kingDisplay: ['king-power', 'king-cows'],
  });
  take(match, 'claim:kc-bells', 'tile:king-power');
  expect(step(match)).toBe('place');
  for (const words of offered(match)) expect(words).toMatch(/^place:0:1:/);
});

rule(['TP-case-37', 'TP-5.14'], 'no second victory tile of a kind', () => {
  const match = arrange({
    boards: {
      0: { trolls: ['building', 'camp', 'camp'], network: [['cave-victory-cow-a', 0, 1, 0]], field: { obsidian: 2 } },
    },
    caveDisplay: ['cave-victory-cow-b', 'cave-victory-bat-a'],
  });
  take(match, 'move:camp:building', 'build-tiles');
  expect(offeredAs(match, 'tile')).toEqual(['tile:cave-victory-bat-a']);
  expect(placements(match, 'cave-victory-cow-b')).toEqual([]);
});

rule('TP-5.15', 'tiles that lie stay where they are', () => {
  const match = deal(4, 'tiles that lie');
  const before: number[][] = [[], [], [], []];
  playOn(match, randomFrom(seedFrom('lying')), () => {
    match.position.players.forEach(({ tiles }, seat) => {
      expect(tiles.slice(0, before[seat]?.length)).toEqual(before[seat]);
      before[seat] = tiles.slice();
    });
    return false;
  });
  expect(before.flat().length).toBeGreaterThan(20);
});

rule('TP-5.16', 'joined sites, then what the tile brings', () => {
  const match = arrange({
    clans: ['yellow', 'red'],
    boards: { 0: { trolls: ['building'], field: { obsidian: 1 } } },
    caveDisplay: ['cave-resource-03'],
    supply: { obsidian: 9 },
  });
  const events = take(match, 'move:camp:building', 'build-tiles', 'tile:cave-resource-03', 'place:0:1:0');
  const said = events.map(({ say }) => say).filter((say) => say.includes('sites'));
  expect(said).toEqual(['told.joined-sites', 'told.new-sites']);
  expect(sitesOf(match, 'obsidian')).toEqual([6, 5]);
});

/** The empty network cells beside the tiles of a board, found by looking at all of them. */
function borderOf(tiles: readonly number[]): Set<string> {
  const laid = new Set<string>();
  const beside = new Set<string>();
  for (let at = 0; at < tiles.length; at += 4) {
    const [i = 0, j = 0] = tiles.slice(at + 1, at + 3);
    laid.add(`${i},${j}`);
    for (let edge = 0; edge < 5; edge++) {
      const column = besideI(i, orientation(i, j), edge);
      if (isInNetwork(column)) beside.add(`${column},${besideJ(j, orientation(i, j), edge)}`);
    }
  }
  return new Set([...beside].filter((cell) => !laid.has(cell)));
}

rule(['TP-5.18', 'TP-5.20'], 'the frontier that is kept up is the one that a look at the whole network gives', () => {
  const random = randomFrom(seedFrom('digging'));
  for (const options of [{}, TUNNEL]) {
    const match = dug('teal', [], options);
    for (const tile of shuffle(random, [...TILE_IDS])) {
      const found = placements(match, tile);
      if (found.length === 0) continue;
      const [cell = '', r] = pick(random, found).split(' ');
      const [i, j] = cell.split(',').map(Number);
      layTile(board(match), tileNumber(tile), Number(i), Number(j), Number(r));
      expect(new Set(frontier(match))).toEqual(borderOf(board(match).tiles));
      expect(new Set(frontier(match)).size).toBe(frontier(match).length);
    }
    expect(network(match).length).toBeGreaterThan(20);
  }
});

rule('TP-5.19', 'a network may grow as far as it likes', () => {
  const row: [TileId, number, number, number][] = [
    ['cave-resource-13', 0, 1, 0],
    ['cave-resource-14', -1, 2, 0],
    ['cave-resource-15', -2, 3, 0],
    ['cave-resource-16', -3, 4, 0],
  ];
  const match = dug('teal', row);
  expect(frontier(match).length).toBeGreaterThan(6);
});
