import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { begin, isMatchOver, play } from '../../../kernel/match.ts';
import { Offers } from '../../../kernel/offers.ts';
import { pick, randomFor, seedFrom } from '../../../kernel/random.ts';
import { asked, offersFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { isSecret } from '../../../kernel/together.ts';
import { trollTown } from '../index.ts';
import { clock } from './clock.ts';

/** Plays at random, and shows every question of a turn. */
function walk(timer: string, visit: (match: ReturnType<typeof deal>) => void): void {
  const match = deal(timer);
  const chance = randomFor(match.seed, 'walk');
  const offers = new Offers();
  while (!isMatchOver(match)) {
    visit(match);
    const seat = pick(chance, asked(match.position));
    offersFor(trollTown, match.position, seat, offers);
    play(match, seat, pick(chance, offers.list()));
  }
}

function deal(timer: string) {
  return begin(trollTown, tableFor(trollTown, 3, { timer }), seedFrom('a clock')).match;
}

rule('TT-3.12', 'time to plan is limited in each turn, and whatever is planned then can be locked', () => {
  const turns = new Set<number | string>();
  walk('45', ({ position }) => {
    const isPlanning = isSecret(position) && position.turn > 0;
    expect(clock.of(position)).toEqual(isPlanning ? { period: position.turn, seconds: 45 } : undefined);
    if (!isPlanning) return;
    turns.add(position.turn);
    const offers = new Offers();
    for (const seat of asked(position)) {
      offersFor(trollTown, position, seat, offers);
      expect(offers.find(clock.late(position, seat) ?? { do: 'nothing' })).toBeDefined();
    }
  });
  expect(turns.size).toBeGreaterThan(1);
});

rule('TT-3.12', 'where no time was agreed on, nobody is in a hurry', () => {
  walk('none', ({ position }) => expect(clock.of(position)).toBeUndefined());
});
