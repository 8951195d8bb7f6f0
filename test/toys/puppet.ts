import type { Anytime, Frame, Game, Move, Position, Seat, Step } from '../../src/kernel/game.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { randomFrom, seedFrom } from '../../src/kernel/random.ts';
import { advance, answer, offersFor } from '../../src/kernel/steps.ts';
import { cloneStack, imagineStack, viewStack } from '../../src/kernel/together.ts';

/** A position that notes down what was done, for games that are nothing but the steps under test. */
export interface Puppet extends Position {
  notes: string[];
}

export interface Say extends Move {
  readonly do: string;
  readonly word?: string;
}

export type PuppetStep = Step<Puppet, Say, Frame>;

interface Strings {
  readonly steps: Readonly<Record<string, PuppetStep>>;
  readonly first: readonly Frame[];
  readonly anytime?: Readonly<Record<string, Anytime<Puppet, Say>>>;
  readonly seats?: number;
}

/** A game made of these steps; the first frames lie on its stack, the last on top. */
export function puppet({ steps, first, anytime, seats = 2 }: Strings): Game<Puppet, Say> {
  const clone = (p: Puppet): Puppet => ({
    ...p,
    random: { ...p.random },
    stack: cloneStack(p.stack),
    notes: [...p.notes],
  });
  return {
    id: 'puppet',
    title: 'Puppet',
    version: 1,
    seats: [seats],
    defaultSeats: seats,
    options: {},
    rules: { turn: 'PU-1.1', end: 'PU-1.2' },
    messages: {},
    steps,
    ...(anytime && { anytime }),
    bot: { worth: () => 0 },
    turn: () => 0,
    setup: (table, random) => ({ seats: table.seats, random, stack: [...first], learned: 0, notes: [] }),
    clone,
    view: (p, viewer) => ({ ...clone(p), stack: viewStack(p.stack, viewer) }),
    imagine: (seen, _seat, random) => ({ ...clone(seen), random, stack: imagineStack(seen.stack) }),
    score: (p) =>
      Array.from({ length: p.seats }, (_, seat) => ({ seat, place: 1 + seat, points: 9 - seat, lines: [] })),
    census: () => ({ puppets: 1 }),
    bound: () => 99,
  };
}

/** The puppet's first position; nothing has run yet. */
export function hang(game: Game<Puppet, Say>): Puppet {
  return game.setup({ seats: game.defaultSeats, options: {} }, randomFrom(seedFrom('puppet')));
}

/** A step that notes its name, and then does what else it is told to. */
export function note(name: string, then: (p: Puppet) => void = () => {}): PuppetStep {
  return {
    auto(p) {
      p.notes.push(name);
      then(p);
    },
  };
}

/** A step that asks for one of these words, notes the one it gets, and then does what else it is told to. */
export function ask(
  words: readonly string[],
  then: (p: Puppet, seat: Seat, word: string, frame: Frame) => void = () => {},
  more: { readonly anytime?: boolean } = {},
): PuppetStep {
  return {
    rule: 'PU-2.1',
    ...more,
    offer(_p, _frame, _seat, offers) {
      for (const word of words) offers.add({ do: 'say', word });
    },
    take(p, frame, seat, { word = '' }) {
      p.notes.push(`${seat} ${word}`);
      then(p, seat, word, frame);
    },
  };
}

/** The puppet at its first question. */
export function start(game: Game<Puppet, Say>): Puppet {
  const p = hang(game);
  advance(game, p);
  return p;
}

export function say(game: Game<Puppet, Say>, p: Puppet, seat: Seat, word: string): void {
  answer(game, p, seat, { do: 'say', word } as Say);
}

export function offersOf(game: Game<Puppet, Say>, p: Puppet, seat: Seat): Say[] {
  const offers = new Offers<Say>();
  offersFor(game, p, seat, offers);
  return offers.list();
}
