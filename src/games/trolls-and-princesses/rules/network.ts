import type { Resource } from '../box/bonuses.ts';
import { VICTORIES } from '../box/cave-tiles.ts';
import {
  caveTile,
  EDGE_BITS,
  EDGE_MASK,
  EDGES,
  EMPTY,
  halfSite,
  isKingTile,
  OPENINGS,
  ROCK,
  ROTATIONS,
  resourceOfEdge,
  type Tile,
  WALL,
} from '../box/tiles.ts';
import type { Options } from '../options.ts';
import { besideI, besideJ, isInNetwork, MEET, MOUTH_CELL, orientation } from './lattice.ts';

/** What a network is made of; a player has one. */
export interface Network {
  /** Four numbers for each placed tile: tile, i, j, rotation. */
  tiles: readonly number[];
  /** TP-5.17: three numbers for each cell where a tile could go: i, j, and what lies across its five edges. */
  frontier: readonly number[];
  /** TP-5.14: kinds of victory tiles built, one bit each. */
  victories: number;
}

export const FIELDS_OF_TILE = 4;
export const FIELDS_OF_CELL = 3;

/** For all that can lie across five edges: which of them ask for an opening, and which for a wall. */
const CODES = 1 << (EDGE_BITS * ROTATIONS);
const MUST_BE_OPEN = new Uint8Array(CODES);
const MUST_BE_WALL = new Uint8Array(CODES);
/** Which of them lead to an empty network cell, and which face the rock of the board. */
const LEADS_ON = new Uint8Array(CODES);
const FACES_ROCK = new Uint8Array(CODES);
for (let code = 0; code < CODES; code++) {
  for (let k = 0; k < ROTATIONS; k++) {
    const edge = edgeAt(code, k);
    const bit = 1 << k;
    if (edge === EMPTY) LEADS_ON[code] = (LEADS_ON[code] as number) | bit;
    else if (edge === WALL) MUST_BE_WALL[code] = (MUST_BE_WALL[code] as number) | bit;
    else if (edge === ROCK) FACES_ROCK[code] = (FACES_ROCK[code] as number) | bit;
    else MUST_BE_OPEN[code] = (MUST_BE_OPEN[code] as number) | bit;
  }
}

function edgeAt(code: number, edge: number): number {
  return (code >> (EDGE_BITS * edge)) & EDGE_MASK;
}

/** TP-5.8: only the cell at the mouth, which asks for an opening there. */
export function emptyNetwork(mouth: Resource): Network {
  return { tiles: [], frontier: [...MOUTH_CELL, halfSite(mouth)], victories: 0 };
}

/** TP-5.14 */
export function mayBuild({ victories }: Network, tile: Tile): boolean {
  if (isKingTile(tile)) return true;
  const { victory } = caveTile(tile);
  return victory === undefined || (victories & (1 << VICTORIES.indexOf(victory))) === 0;
}

/** How many frontier cells an opening of the network leads to. */
function openCells({ frontier }: Network): number {
  let cells = 0;
  for (let at = 2; at < frontier.length; at += FIELDS_OF_CELL) {
    if ((MUST_BE_OPEN[frontier[at] as number] as number) !== 0) cells++;
  }
  return cells;
}

/** TP-5.6, TP-5.9, TP-5.10, TP-5.13 */
function fits(needs: number, open: number, openElsewhere: number, { network, noSealing }: Options): boolean {
  const mustBeOpen = MUST_BE_OPEN[needs] as number;
  if ((open & mustBeOpen) !== mustBeOpen || (open & (MUST_BE_WALL[needs] as number)) !== 0) return false;
  if (isShutByRock(open, needs)) return false;
  if (network === 'contact') return true;
  if (mustBeOpen === 0) return false;
  return !noSealing || openElsewhere > 1 || (open & (LEADS_ON[needs] as number)) !== 0;
}

/** TP-5.6: a tile's only opening against the rock: nothing could ever lead into it. */
function isShutByRock(open: number, needs: number): boolean {
  return (open & (open - 1)) === 0 && (open & (FACES_ROCK[needs] as number)) !== 0;
}

/** TP-5.18: whether the tile has a legal placement. */
export function hasPlacement(net: Network, tile: Tile, options: Options): boolean {
  if (!mayBuild(net, tile)) return false;
  const { frontier } = net;
  const open = options.network === 'contact' ? 0 : openCells(net);
  for (let at = 0; at < frontier.length; at += FIELDS_OF_CELL) {
    const needs = frontier[at + 2] as number;
    for (let r = 0; r < ROTATIONS; r++) {
      if (fits(needs, OPENINGS[tile * ROTATIONS + r] as number, open, options)) return true;
    }
  }
  return false;
}

/** TP-5.18: shows every legal placement. */
export function eachPlacement(
  net: Network,
  tile: Tile,
  options: Options,
  show: (i: number, j: number, r: number) => void,
): void {
  if (!mayBuild(net, tile)) return;
  const { frontier } = net;
  const open = options.network === 'contact' ? 0 : openCells(net);
  for (let at = 0; at < frontier.length; at += FIELDS_OF_CELL) {
    const needs = frontier[at + 2] as number;
    for (let r = 0; r < ROTATIONS; r++) {
      if (fits(needs, OPENINGS[tile * ROTATIONS + r] as number, open, options)) {
        show(frontier[at] as number, frontier[at + 1] as number, r);
      }
    }
  }
}

function indexOfCell(frontier: readonly number[], i: number, j: number): number {
  for (let at = 0; at < frontier.length; at += FIELDS_OF_CELL) {
    if (frontier[at] === i && frontier[at + 1] === j) return at;
  }
  return -1;
}

/** TP-5.12: adds to `sites` the sites that the tile completes there. */
export function countJoined(net: Network, tile: Tile, i: number, j: number, r: number, sites: number[]): void {
  const needs = net.frontier[indexOfCell(net.frontier, i, j) + 2] as number;
  const edges = EDGES[tile * ROTATIONS + r] as number;
  for (let k = 0; k < ROTATIONS; k++) {
    const edge = edgeAt(edges, k);
    const resource = resourceOfEdge(edge);
    if (resource >= 0 && edge === edgeAt(needs, k)) sites[resource] = (sites[resource] ?? 0) + 1;
  }
}

/** Lays the tile and keeps the frontier up (TP-5.20). */
export function layTile(net: Network, tile: Tile, i: number, j: number, r: number): void {
  const frontier = net.frontier.slice();
  const at = indexOfCell(frontier, i, j);
  const needs = frontier[at + 2] as number;
  const edges = EDGES[tile * ROTATIONS + r] as number;
  frontier.splice(at, FIELDS_OF_CELL);
  net.frontier = frontier;
  net.tiles = [...net.tiles, tile, i, j, r];
  const facing = orientation(i, j);
  for (let k = 0; k < ROTATIONS; k++) {
    // What is not empty there is a placed tile or the board.
    if (edgeAt(needs, k) !== EMPTY) continue;
    reach(frontier, besideI(i, facing, k), besideJ(j, facing, k), MEET[k] as number, edgeAt(edges, k));
  }
  if (isKingTile(tile)) return;
  const { victory } = caveTile(tile);
  if (victory !== undefined) net.victories |= 1 << VICTORIES.indexOf(victory);
}

/** A frontier cell gets a neighbour across one of its edges. */
function reach(frontier: number[], i: number, j: number, edge: number, neighbour: number): void {
  let at = indexOfCell(frontier, i, j);
  if (at < 0) {
    at = frontier.length;
    frontier.push(i, j, rockAround(i, j));
  }
  frontier[at + 2] = (frontier[at + 2] as number) | (neighbour << (EDGE_BITS * edge));
}

/** TP-5.6: the edges of a cell that face the board. */
function rockAround(i: number, j: number): number {
  const facing = orientation(i, j);
  let needs = 0;
  for (let k = 0; k < ROTATIONS; k++) if (!isInNetwork(besideI(i, facing, k))) needs |= ROCK << (EDGE_BITS * k);
  return needs;
}
