import { readFileSync } from 'node:fs';
import type { Seat } from '../../kernel/game.ts';
import { begin, play } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { pick, type Random, seedFrom } from '../../kernel/random.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { asked, isOver, offersFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import type { GameEvent, Told } from '../../kernel/tell.ts';
import { type AreaId, areaId } from './box/areas.ts';
import { type Resource, resourceNumber } from './box/bonuses.ts';
import { type TileId, tileId } from './box/tiles.ts';
import { trollsAndPrincesses } from './index.ts';
import type { TrollsMove } from './moves.ts';
import { FIELDS_OF_TILE } from './network.ts';
import { type Player, playerAt, villageAt } from './position.ts';
import type { TrollsMatch } from './scene.ts';

export { arrange, type TrollsMatch } from './scene.ts';

/** A match from its real beginning. */
export function deal(seats: number, seed: string, wishes: Readonly<Record<string, unknown>> = {}): TrollsMatch {
  return begin(trollsAndPrincesses, tableFor(trollsAndPrincesses, seats, wishes), seedFrom(seed)).match;
}

export function asking(match: TrollsMatch): Seat {
  const [seat] = asked(match.position);
  if (seat === undefined) throw new Error('the match is over');
  return seat;
}

/** The step that is asked. */
export function step(match: TrollsMatch): string | undefined {
  return match.position.stack.at(-1)?.step;
}

export function offersOf(match: TrollsMatch): Offers<TrollsMove> {
  const offers = new Offers<TrollsMove>(true);
  offersFor(trollsAndPrincesses, match.position, asking(match), offers);
  return offers;
}

/** A move as the sheet writes it: 'move:camp:mining', 'place:0:1:3'. */
function inWords(move: TrollsMove): string {
  return Object.values(move).join(':');
}

/** What may be answered. */
export function offered(match: TrollsMatch): string[] {
  return offersOf(match).list().map(inWords);
}

/** What may be answered and begins like this. */
export function offeredAs(match: TrollsMatch, verb: string): string[] {
  return offered(match).filter((words) => words === verb || words.startsWith(`${verb}:`));
}

/** Why an answer is greyed out: rule and reason; undefined if it is not. */
export function blocked(match: TrollsMatch, words: string): string | undefined {
  const found = offersOf(match).blocked.find(({ move }) => inWords(move) === words);
  return found && `${found.why.rule} ${found.why.say}`;
}

/** Answers one question after the other, each for the seat that is asked. */
export function take(match: TrollsMatch, ...answers: string[]): GameEvent[] {
  return answers.flatMap((words) => {
    const move = offersOf(match)
      .list()
      .find((each) => inWords(each) === words);
    if (move === undefined) throw new Error(`'${words}' is not offered, but ${offered(match).join(', ')}`);
    return told(mustPlay(match, move));
  });
}

function mustPlay(match: TrollsMatch, move: TrollsMove): readonly Told[] {
  const played = play(match, asking(match), move);
  if ('refused' in played) throw new Error(`${JSON.stringify(move)} is against ${played.refused.rule}`);
  return played.told;
}

function told(events: readonly Told[]): GameEvent[] {
  return events.map(({ event }) => event);
}

/** Why a move is refused. */
export function whyNot(match: TrollsMatch, move: TrollsMove, seat: Seat = asking(match)): Refusal {
  const played = play(match, seat, move);
  if (!('refused' in played)) throw new Error(`${JSON.stringify(move)} was not refused`);
  return played.refused;
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

/** Answers at random to the end, or until `until` says so. */
export function playOn(match: TrollsMatch, random: Random, until: () => boolean = () => false): void {
  while (!isOver(match.position) && !until()) mustPlay(match, pick(random, offersOf(match).list()));
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
