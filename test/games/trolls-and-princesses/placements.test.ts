import { expect } from 'vitest';
import { edgesOf, TILE_IDS, tileNumber } from '../../../src/games/trolls-and-princesses/box/tiles.ts';
import type { Options } from '../../../src/games/trolls-and-princesses/options.ts';
import { besideI, besideJ, MEET, orientation } from '../../../src/games/trolls-and-princesses/rules/lattice.ts';
import {
  countJoined,
  eachPlacement,
  emptyNetwork,
  hasPlacement,
  layTile,
  mayBuild,
  type Network,
} from '../../../src/games/trolls-and-princesses/rules/network.ts';
import { pick, randomFrom, seedFrom, shuffle } from '../../../src/kernel/random.ts';
import { rule } from '../kit/rule.ts';
import { arrange } from './testing.ts';

// The rules read word by word and tried on every cell: slow and plain, to hold the quick ones against.

/** A tile that lies, edge by edge as its cell shows them. */
function edgesAt(tile: number, r: number): string[] {
  return [0, 1, 2, 3, 4].map((k) => edgesOf(tile)[(k - r + 5) % 5] as string);
}

/** What lies across each edge of a cell: an edge of a tile, the mouth, rock, or nothing. */
function across(tiles: readonly number[], i: number, j: number): (string | 'rock' | undefined)[] {
  return [0, 1, 2, 3, 4].map((k) => {
    const [ni, nj] = [besideI(i, orientation(i, j), k), besideJ(j, orientation(i, j), k)];
    if (ni >= 2) return i === 0 && j === 1 && k === 0 ? 'mouth' : 'rock';
    for (let at = 0; at < tiles.length; at += 4) {
      const [tile = 0, ti, tj, r = 0] = tiles.slice(at, at + 4);
      if (ti === ni && tj === nj) return edgesAt(tile, r)[MEET[k] as number];
    }
    return undefined;
  });
}

/** TP-5.6, TP-5.8 to TP-5.13, word by word, for a cell that is empty. */
function mayLie(tiles: readonly number[], tile: number, i: number, j: number, r: number, options: Options): boolean {
  const own = edgesAt(tile, r);
  const others = across(tiles, i, j);
  const isOpen = (edge: string | undefined) => edge !== undefined && edge !== '#' && edge !== 'rock';
  const beside = others.filter((edge) => edge !== undefined && edge !== 'rock' && edge !== 'mouth');
  if (tiles.length === 0 ? i !== 0 || j !== 1 : beside.length === 0) return false;
  const agrees = others.every((edge, k) => edge === undefined || edge === 'rock' || isOpen(edge) === isOpen(own[k]));
  if (!agrees) return false;
  const openings = [0, 1, 2, 3, 4].filter((k) => isOpen(own[k]));
  if (openings.length === 1 && openings.every((k) => others[k] === 'rock')) return false;
  if (options.network === 'contact') return true;
  if (!others.some((edge, k) => isOpen(edge) && isOpen(own[k]))) return false;
  return !options.noSealing || leadsOn([...tiles, tile, i, j, r]);
}

/** Whether an opening of some tile faces an empty network cell. */
function leadsOn(tiles: readonly number[]): boolean {
  for (let at = 0; at < tiles.length; at += 4) {
    const [tile = 0, i = 0, j = 0, r = 0] = tiles.slice(at, at + 4);
    const others = across(tiles, i, j);
    if (edgesAt(tile, r).some((edge, k) => edge !== '#' && others[k] === undefined)) return true;
  }
  return false;
}

/** Every placement the rules allow, found by trying every cell near the network. */
function allPlacements(tiles: readonly number[], tile: number, options: Options): string[] {
  const columns = [1, ...tiles.filter((_, n) => n % 4 === 1)];
  const rows = [1, ...tiles.filter((_, n) => n % 4 === 2)];
  const found: string[] = [];
  for (let i = Math.min(...columns) - 2; i <= 1; i++) {
    for (let j = Math.min(...rows) - 2; j <= Math.max(...rows) + 2; j++) {
      const isFree = !tiles.some((_, n) => n % 4 === 0 && tiles[n + 1] === i && tiles[n + 2] === j);
      if ((i + j) % 2 === 0 || !isFree) continue;
      for (let r = 0; r < 5; r++) if (mayLie(tiles, tile, i, j, r, options)) found.push(`${i} ${j} ${r}`);
    }
  }
  return found.sort();
}

/** The sites a tile completes: equal halves that meet, the mouth of teal being gold. */
function joinedBy(tiles: readonly number[], tile: number, i: number, j: number, r: number): number[] {
  const others = across(tiles, i, j).map((edge) => (edge === 'mouth' ? 'g' : edge));
  const own = edgesAt(tile, r);
  return ['o', 'g', 'd'].map((half) => own.filter((edge, k) => edge === half && others[k] === half).length);
}

function placements(net: Network, tile: number, options: Options): string[] {
  const found: string[] = [];
  eachPlacement(net, tile, options, (i, j, r) => found.push(`${i} ${j} ${r}`));
  return found.sort();
}

rule(
  ['TP-5.6', 'TP-5.8', 'TP-5.9', 'TP-5.10', 'TP-5.12', 'TP-5.13', 'TP-5.18'],
  'in networks dug at random, placements and joined sites are those of the rules read word by word',
  () => {
    const random = randomFrom(seedFrom('word by word'));
    const tunnel = { network: 'tunnel' };
    for (const wishes of [{}, tunnel, tunnel, { ...tunnel, noSealing: false }, { ...tunnel, noSealing: false }]) {
      const { options } = arrange({ options: wishes }).position;
      const net = emptyNetwork('gold');
      for (const id of shuffle(random, [...TILE_IDS]).slice(0, 30)) {
        const tile = tileNumber(id);
        const found = placements(net, tile, options);
        expect(found).toEqual(mayBuild(net, tile) ? allPlacements(net.tiles, tile, options) : []);
        expect(hasPlacement(net, tile, options)).toBe(found.length > 0);
        if (found.length === 0) continue;
        const [i = 0, j = 0, r = 0] = pick(random, found).split(' ').map(Number);
        const joined = [0, 0, 0];
        countJoined(net, tile, i, j, r, joined);
        expect(joined).toEqual(joinedBy(net.tiles, tile, i, j, r));
        layTile(net, tile, i, j, r);
      }
      expect(net.tiles.length).toBeGreaterThan(0);
    }
  },
);
