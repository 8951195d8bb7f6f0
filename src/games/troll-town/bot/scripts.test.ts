import { expect, test } from 'vitest';
import { offersOf } from '../../../../test/games/troll-town/testing.ts';
import type { Seat } from '../../../kernel/game.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { advance, answer, asked, isOver } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { trollTown } from '../index.ts';
import { view } from '../view.ts';
import { SCRIPTS } from './scripts.ts';

test.each(Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])('%s can be played to the end, by what it sees', (name) => {
  const p = trollTown.setup(tableFor(trollTown, 2), randomFrom(seedFrom(`script ${name}`)));
  const others = { ...SCRIPTS, [name]: SCRIPTS.builder };
  advance(trollTown, p);
  while (!isOver(p)) {
    const [seat] = asked(p) as [Seat];
    const script = seat === 0 ? SCRIPTS[name] : others[name];
    const wish = script.answer(view(p, seat), seat);
    const move = offersOf(p, seat).find(wish);
    if (move === undefined) throw new Error(`turn ${p.turn}: ${JSON.stringify(wish)} is not on offer`);
    answer(trollTown, p, seat, move);
  }
  expect(p.feasts).toHaveLength(4);
});
