import { expect, test } from 'vitest';
import { give, offersOf, plan, RED, take, town } from '../../../../test/games/troll-town/testing.ts';
import { advise } from '../../../bots/advise.ts';
import { begin, isMatchOver, play } from '../../../kernel/match.ts';
import { type Catalogue, KERNEL_MESSAGES, speak } from '../../../kernel/messages.ts';
import { pick, randomFor, randomFrom, seedFrom } from '../../../kernel/random.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { trollTown } from '../index.ts';
import { words as en } from '../messages/en/index.ts';
import { words as sv } from '../messages/sv/index.ts';
import { bot } from './bot.ts';

const LANGUAGES: readonly Catalogue[] = [
  { ...KERNEL_MESSAGES, ...en },
  { ...KERNEL_MESSAGES, ...sv },
];

const speaker = { name: (seat: number) => `Seat ${seat + 1}` };

test('whatever is planned, its reasons add up to what it is worth, each is named once, and all can be said', () => {
  const { match } = begin(trollTown, tableFor(trollTown, 3), seedFrom('reasons'));
  const chance = randomFor('reasons', 'walk');
  const said = new Set<string>();
  while (!isMatchOver(match)) {
    const seat = pick(chance, asked(match.position));
    const reasons = bot.reasons?.(match.position, seat) ?? [];
    if (match.position.turn > 0) {
      const sum = reasons.reduce((total, { worth }) => total + worth, 0);
      expect(sum).toBeCloseTo(bot.worth(match.position, seat), 2);
    }
    expect(new Set(reasons.map(({ say }) => say)).size).toBe(reasons.length);
    for (const reason of reasons) {
      said.add(reason.say);
      for (const catalogue of LANGUAGES)
        expect(speak(catalogue, reason.say, reason, speaker)).not.toMatch(/undefined|NaN|null|[{}]|^\s*$/);
    }
    const played = play(match, seat, pick(chance, offersOf(match.position, seat).list()));
    if ('refused' in played) throw new Error(played.refused.say);
  }
  expect([...said]).toEqual(expect.arrayContaining(['reason.hands', 'reason.catch', 'reason.order-1', 'reason.site']));
});

test('a hint on the first turn is a plan with its reason, not an empty one', () => {
  const p = plan(town(4));
  const advice = advise(trollTown, trollTown.view(p, RED), RED, randomFrom(seedFrom('hint')), { iterations: 60 });
  expect(advice.best.move).toEqual({ do: 'get-minion', bed: 'communal' });
  expect(advice.best.reasons[0]).toMatchObject({ say: 'reason.hands', minions: 0, beds: 4 });
  for (const { move, reasons } of advice.alternatives) {
    expect(move.do).not.toBe('grunt');
    expect(reasons).not.toEqual([]);
  }
});

test('an order is advised with the site, and both have a reason; nothing more than that is built without a word', () => {
  const p = plan(town(2, { tempers: 'helpful' }));
  p.turn = 2;
  give(p, { communal: 2 });
  take(p, RED, { do: 'get-minion', bed: 'communal' });
  const hint = () =>
    advise(trollTown, trollTown.view(p, RED), RED, randomFrom(seedFrom('order')), { iterations: 60 }).best;
  const { line, reasons } = hint();
  expect(line.map((move) => move.do).slice(0, 2)).toEqual(['build', 'lay']);
  expect(reasons.map(({ say }) => say)).toEqual(expect.arrayContaining(['reason.order-1', 'reason.site']));
  p.communal = 0;
  p.turn = 1;
  const idle = hint();
  expect(idle).toMatchObject({ move: { do: 'none' }, reasons: [{ say: 'reason.no-order' }] });
});
