import type { Game, Move, Position, Seat, Table } from '../../src/kernel/game.ts';
import { begin, isMatchOver, type Match, play, resume } from '../../src/kernel/match.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { below, pick, type Random, randomFor } from '../../src/kernel/random.ts';
import { answer, asked, isOver, offersFor } from '../../src/kernel/steps.ts';
import { type AddressedEvent, listen } from '../../src/kernel/tell.ts';

/** All that a match of random play depends on: the same deal gives the same walk, whatever a law does on the way. */
export interface Deal {
  readonly game: Game;
  readonly table: Table;
  readonly seed: string;
  /** Where the walk begins, if not where a match does. */
  readonly from?: Position;
}

/** One decision on the walk: who is about to answer what. */
export interface Turn {
  readonly match: Match;
  readonly step: number;
  readonly seat: Seat;
  readonly offers: readonly Move[];
  readonly move: Move;
  /** For whatever the law itself leaves to chance. */
  readonly chance: Random;
  /** Plays the move on the match, once; the walk does it if the law does not. */
  play(): readonly AddressedEvent[];
}

/** Plays a match at random to its end and shows the law each decision. What the law finds wrong is reported with where it was. */
export function walk(deal: Deal, visit: (turn: Turn) => void): Match {
  const { game, table, seed, from } = deal;
  const match = from === undefined ? begin(game, table, seed).match : resume(game, table, seed, game.clone(from));
  const chance = randomFor(seed, 'law');
  const choose = chooser(randomFor(seed, 'walk'));
  const bound = game.bound(table);
  for (let step = 1; !isMatchOver(match); step++) {
    const { seat, move, offers } = at(deal, step, undefined, () => choose(game, match.position));
    at(deal, step, `seat ${seat} about to play ${JSON.stringify(move)}`, () => {
      if (step > bound) throw new Error(`the match goes on beyond its bound of ${bound} decisions`);
      let told: readonly AddressedEvent[] | undefined;
      const turn = { match, step, seat, offers, move, chance, play: () => (told ??= mustPlay(match, seat, move)) };
      visit(turn);
      turn.play();
    });
  }
  return match;
}

/** Decisions of a match at which a law that costs much is held against each of them. */
const THOROUGH = 40;
/** The same for laws that cost less. */
export const MORE_OFTEN = 120;

/** So that long matches cost little more than short ones: at first every decision, then ever fewer, but never none. */
export function isWorthALook({ step, chance }: Turn, thorough = THOROUGH): boolean {
  return below(chance, Math.max(step, thorough)) < thorough;
}

/** Plays a position at random, at most so many decisions; whether it came to its end. */
export function playOn(game: Game, position: Position, chance: Random, most: number): boolean {
  const choose = chooser(chance);
  for (let decisions = 0; decisions <= most; decisions++) {
    if (isOver(position)) return true;
    const { seat, move } = choose(game, position);
    answer(game, position, seat, move);
  }
  return false;
}

interface Choice {
  readonly seat: Seat;
  readonly move: Move;
  readonly offers: readonly Move[];
}

const MOODS = ['fair', 'fair', 'eager', 'late'] as const;

/** Some walks lean to the first or the last offers, and so come to places where evenly random play seldom does. */
function chooser(chance: Random): (game: Game, position: Position) => Choice {
  const mood = pick(chance, MOODS);
  const collector = new Offers();
  return (game, position) => {
    const seat = pick(chance, asked(position));
    offersFor(game, position, seat, collector);
    if (collector.count === 0) throw new Error(`seat ${seat} is asked and has nothing to answer`);
    const offers = collector.list();
    const leaning = mood !== 'fair' && below(chance, 4) > 0;
    const index = leaning ? (mood === 'eager' ? 0 : offers.length - 1) : below(chance, offers.length);
    return { seat, move: offers[index] as Move, offers };
  };
}

function mustPlay(match: Match, seat: Seat, move: Move): readonly AddressedEvent[] {
  const played = play(match, seat, move);
  if ('refused' in played) throw new Error(`an offered move was refused: ${JSON.stringify(played.refused)}`);
  return played.told;
}

/** A match of its own that stands where this one stands. */
export function fork(match: Match): Match {
  return resume(match.game, match.table, match.seed, match.game.clone(match.position), [...match.entries]);
}

/** The position after the move, and what was told on the way; the given position stays as it is. */
export function after(
  game: Game,
  position: Position,
  seat: Seat,
  move: Move,
): { position: Position; told: AddressedEvent[] } {
  const next = game.clone(position);
  const told = listen(() => answer(game, next, seat, move));
  return { position: next, told };
}

export function offered(game: Game, position: Position, seat: Seat): Offers {
  const offers = new Offers(true);
  offersFor(game, position, seat, offers);
  return offers;
}

export function seatsOf({ seats }: Position): Seat[] {
  return [...Array(seats).keys()];
}

/** Names the deal and the step in whatever goes wrong, so that anybody can walk there again. */
function at<T>({ game, table, seed }: Deal, step: number, doing: string | undefined, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const where = `${game.id}, table ${JSON.stringify(table)}, seed '${seed}', step ${step}`;
    const message = `${where}${doing === undefined ? '' : ` (${doing})`}: ${error instanceof Error ? error.message : error}`;
    throw new Error(message, { cause: error });
  }
}
