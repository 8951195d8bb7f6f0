import type { Game, Move, Position, Seat } from '../../../src/kernel/game.ts';
import { begin, type Match, play, resume } from '../../../src/kernel/match.ts';
import { Offers } from '../../../src/kernel/offers.ts';
import { pick, type Random, randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import type { Refusal } from '../../../src/kernel/refusal.ts';
import { advance, answer, asked, isOver, offersFor } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import type { AddressedEvent, GameEvent } from '../../../src/kernel/tell.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

/** What tests of every game do at a table: arrange a position, answer, and see what may be answered and why not. */
export interface TableKit<P extends Position, M extends Move> {
  /** A match from its real beginning. */
  deal(seats: number, seed: string, options?: OptionValues): Match<P, M>;
  /** A match that stands as `change` leaves its beginning, at the first question that comes of it. */
  arrange(seats: number, options: OptionValues, change: (p: P) => void): Match<P, M>;
  /** The first seat that is asked now. */
  asking(match: Match<P, M>): Seat;
  /** The step on top of the stack; nothing after the end. */
  step(match: Match<P, M>): string | undefined;
  /** What the seat may answer; `explain` as for people, without it as for bots. */
  offersOf(match: Match<P, M>, seat?: Seat, explain?: boolean): Offers<M>;
  offersIn(p: P, seat: Seat, explain?: boolean): Offers<M>;
  /** The answers in words, in the order of the list; and sorted. */
  answers(match: Match<P, M>, explain?: boolean): string[];
  offered(match: Match<P, M>, explain?: boolean): string[];
  /** The answers greyed out, in words, with the rule against each and its reason. */
  blocked(match: Match<P, M>): Record<string, string>;
  /** Answers one question after the other, each for the seat that is asked, by moves or in words; all must be on offer. */
  take(match: Match<P, M>, ...answers: (M | string)[]): AddressedEvent[];
  /** The same on a position alone, for one seat of several that are asked. */
  answerIn(p: P, seat: Seat, ...moves: M[]): void;
  /** Why the move is refused; nothing may have changed then. */
  whyNot(match: Match<P, M>, move: M, seat?: Seat): Refusal;
  /** Answers at random to the end, by the random stream alone. Looks before every answer, and stops where that gives true. */
  playOn(match: Match<P, M>, random: Random, look?: () => unknown): AddressedEvent[];
}

/** A move in words: its values, as 'sow bean left'. */
function valuesOf(move: Move): string {
  return Object.values(move).join(' ');
}

/** The kit for one game; `inWords` is how its tests write a move. */
export function tableKit<P extends Position, M extends Move>(
  game: Game<P, M>,
  inWords: (move: M, match: Match<P, M>) => string = valuesOf,
): TableKit<P, M> {
  function asking({ position }: Match<P, M>): Seat {
    const [seat] = asked(position);
    if (seat === undefined) throw new Error('the match is over');
    return seat;
  }

  function offersIn(p: P, seat: Seat, explain = true): Offers<M> {
    const offers = new Offers<M>(explain);
    offersFor(game, p, seat, offers);
    return offers;
  }

  function offersOf(match: Match<P, M>, seat = asking(match), explain = true): Offers<M> {
    return offersIn(match.position, seat, explain);
  }

  function answers(match: Match<P, M>, explain = true): string[] {
    return offersOf(match, asking(match), explain)
      .list()
      .map((move) => inWords(move, match));
  }

  function moveMeant(match: Match<P, M>, words: string): M {
    const move = offersOf(match)
      .list()
      .find((each) => inWords(each, match) === words);
    if (move === undefined) throw new Error(`'${words}' is not offered, but ${answers(match).join(', ')}`);
    return move;
  }

  function take(match: Match<P, M>, ...given: (M | string)[]): AddressedEvent[] {
    return given.flatMap((each) => {
      const move = typeof each === 'string' ? moveMeant(match, each) : each;
      const step = match.position.stack.at(-1)?.step;
      const played = play(match, asking(match), move);
      if ('refused' in played) {
        const { rule, say } = played.refused;
        throw new Error(`${JSON.stringify(move)} is against ${rule}: ${say}, at ${step}`);
      }
      return played.told;
    });
  }

  return {
    asking,
    offersIn,
    offersOf,
    answers,
    take,
    deal: (seats, seed, options = {}) => begin(game, tableFor(game, seats, options), seedFrom(seed)).match,
    arrange(seats, options, change) {
      const table = tableFor(game, seats, options);
      const seed = seedFrom('an arranged match');
      const p = game.setup(table, randomFrom(seed));
      change(p);
      advance(game, p);
      return resume(game, table, seed, p);
    },
    step: ({ position }) => position.stack.at(-1)?.step,
    offered: (match, explain) => answers(match, explain).sort(),
    blocked(match) {
      const entries = offersOf(match).blocked.map(({ move, why }) => [inWords(move, match), `${why.rule} ${why.say}`]);
      return Object.fromEntries(entries);
    },
    answerIn(p, seat, ...moves) {
      for (const move of moves) {
        const found = offersIn(p, seat).find(move);
        if (found === undefined) throw new Error(`${JSON.stringify(move)} is not on offer`);
        answer(game, p, seat, found);
      }
    },
    whyNot(match, move, seat = asking(match)) {
      const before = JSON.stringify(match.position);
      const played = play(match, seat, move);
      if (!('refused' in played)) throw new Error(`${JSON.stringify(move)} was not refused`);
      if (JSON.stringify(match.position) !== before)
        throw new Error(`${JSON.stringify(move)} was refused, but changed something`);
      return played.refused;
    },
    playOn(match, random, look = () => {}) {
      const told: AddressedEvent[] = [];
      while (!isOver(match.position) && look() !== true)
        told.push(...take(match, pick(random, offersOf(match).list())));
      return told;
    },
  };
}

/** A random stream by name. */
export function stream(name: string): Random {
  return randomFrom(seedFrom(name));
}

/** What was told, whoever may hear it. */
export function told(events: readonly AddressedEvent[]): GameEvent[] {
  return events.map(({ event }) => event);
}
