import { readFileSync } from 'node:fs';
import { type AreaId, areaId } from '../../../src/games/trolls-and-princesses/box/areas.ts';
import { type Resource, resourceNumber } from '../../../src/games/trolls-and-princesses/box/bonuses.ts';
import { type TileId, tileId } from '../../../src/games/trolls-and-princesses/box/tiles.ts';
import { trollsAndPrincesses } from '../../../src/games/trolls-and-princesses/index.ts';
import { type Player, playerAt, villageAt } from '../../../src/games/trolls-and-princesses/position.ts';
import { FIELDS_OF_TILE } from '../../../src/games/trolls-and-princesses/rules/network.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { GameEvent } from '../../../src/kernel/tell.ts';
import { tableKit, told } from '../kit/table-kit.ts';
import type { TrollsMatch } from './scene.ts';

export { arrange, type TrollsMatch } from './scene.ts';

/** Moves as the sheet writes them: 'move:camp:mining', 'place:0:1:3'. */
const kit = tableKit(trollsAndPrincesses, (move) => Object.values(move).join(':'));
export const { deal, asking, step, offersOf, answers: offered, whyNot, playOn } = kit;

/** What may be answered and begins like this. */
export function offeredAs(match: TrollsMatch, verb: string): string[] {
  return offered(match).filter((words) => words === verb || words.startsWith(`${verb}:`));
}

/** Why an answer is greyed out: rule and reason; undefined if it is not. */
export function blocked(match: TrollsMatch, words: string): string | undefined {
  return kit.blocked(match)[words];
}

/** Answers one question after the other, each for the seat that is asked. */
export function take(match: TrollsMatch, ...answers: string[]): GameEvent[] {
  return told(kit.take(match, ...answers));
}

export function board({ position }: TrollsMatch, seat: Seat = 0): Player {
  return playerAt(position, seat);
}

export function village({ position }: TrollsMatch, number: 1 | 2 | 3 | 4) {
  return villageAt(position, number - 1);
}

/** Own and help action points. */
export function pointsLeft({ position }: TrollsMatch): [own: number, help: number] {
  return [position.points, position.help];
}

export function inField(match: TrollsMatch, resource: Resource, seat: Seat = 0): number {
  return board(match, seat).field[resourceNumber(resource)] as number;
}

/** Sites and filled ones. */
export function sitesOf(match: TrollsMatch, resource: Resource, seat: Seat = 0): [sites: number, filled: number] {
  const { sites, filled } = board(match, seat);
  const number = resourceNumber(resource);
  return [sites[number] as number, filled[number] as number];
}

export function inSupply({ position }: TrollsMatch, resource: Resource): number {
  return position.supply.resources[resourceNumber(resource)] as number;
}

export function trollsAt(match: TrollsMatch, seat: Seat = 0): AreaId[] {
  return board(match, seat).trolls.map(areaId);
}

/** The tiles that lie in a network. */
export function network(match: TrollsMatch, seat: Seat = 0): TileId[] {
  return board(match, seat)
    .tiles.filter((_, at) => at % FIELDS_OF_TILE === 0)
    .map(tileId);
}

// Compiled for tests, this file no longer stands beside the rule book.
const RULES = readFileSync('src/games/trolls-and-princesses/RULES.md', 'utf8');

/** The cells of the table row in the rule book whose first cell is this id; after the text, where there are several. */
export function rowOf(id: string, after = ''): string[] {
  const row = RULES.slice(RULES.indexOf(after))
    .split('\n')
    .find((line) => line.startsWith(`| ${id} |`));
  return (row ?? '')
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''))
    .slice(1, -1);
}
