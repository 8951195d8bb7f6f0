import { expect, test } from 'vitest';
import { caveTroll } from '../../games/cave-troll/index.ts';
import { gnomeElfTroll } from '../../games/gnome-elf-troll/index.ts';
import { trollsAndPrincesses } from '../../games/trolls-and-princesses/index.ts';
import type { Game, Position, Seat } from '../../kernel/game.ts';
import { Offers } from '../../kernel/offers.ts';
import { below, randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance, answer, asked, frameFor, isOver, offersFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { foresee } from './memory.ts';

interface TurnSeen {
  readonly seat: Seat;
  readonly steps: string[];
  /** Whether somebody else had to answer in between. */
  interrupted: boolean;
}

/** Plays a match at random; its turns as those who play them see them coming to an end. */
function turnsOf(game: Game, seats: number): { turns: TurnSeen[]; position: Position } {
  const position = game.setup(tableFor(game, seats), randomFrom(seedFrom(`turns of ${seats}`)));
  const random = randomFrom(seedFrom('anything'));
  const offers = new Offers();
  const turns: TurnSeen[] = [];
  const open = new Map<Seat, { readonly turn: TurnSeen; readonly depth: number }>();
  advance(game, position);
  while (!isOver(position)) {
    const seat = asked(position)[0] as Seat;
    const view = game.view(position, seat);
    const known = open.get(seat);
    const { turn, depth } = known ?? { turn: { seat, steps: [], interrupted: false }, depth: view.stack.length };
    if (known === undefined) turns.push(turn);
    for (const [other, { turn: theirs }] of open) if (other !== seat) theirs.interrupted = true;
    turn.steps.push(frameFor(position, seat)?.step ?? '');
    offersFor(game, position, seat, offers);
    const move = offers.at(below(random, offers.count));
    if (foresee(game, view, seat, move, random, depth).goesOn) open.set(seat, { turn, depth });
    else open.delete(seat);
    answer(game, position, seat, move);
  }
  return { turns, position };
}

const beginningWith = (turns: readonly TurnSeen[], step: string) => turns.filter(({ steps }) => steps[0] === step);

test.each([2, 3, 4])(
  'a turn of Gnome Elf Troll begins with sowing, and lasts until another seat’s: %i players',
  (seats) => {
    const { turns } = turnsOf(gnomeElfTroll, seats);
    expect(beginningWith(turns, 'sow')).toHaveLength(turns.length);
    for (const [at, { seat }] of turns.entries()) expect(turns[at + 1]?.seat).not.toBe(seat);
  },
);

test.each([2, 3, 4])('a turn of Cave Troll goes on when others had to flee: %i players', (seats) => {
  const { turns, position } = turnsOf(caveTroll, seats);
  expect(beginningWith(turns, 'action')).toHaveLength((position as ReturnType<typeof caveTroll.setup>).turns);
});

test.each([2, 3, 4])('a turn of Trolls & Princesses has two phases, whoever is pushed: %i players', (seats) => {
  const { turns, position } = turnsOf(trollsAndPrincesses, seats);
  const own = beginningWith(turns, 'move');
  expect(own).toHaveLength((position as ReturnType<typeof trollsAndPrincesses.setup>).turns);
  for (const { steps } of own) expect(steps.filter((step) => step === 'move')).toEqual(['move', 'move']);
  if (seats === 4) expect(own.some(({ interrupted }) => interrupted)).toBe(true);
});
