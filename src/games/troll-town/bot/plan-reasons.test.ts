import { expect, test } from 'vitest';
import { offersOf } from '../../../../test/games/troll-town/testing.ts';
import { begin, isMatchOver, play } from '../../../kernel/match.ts';
import { type Catalogue, KERNEL_MESSAGES, speak } from '../../../kernel/messages.ts';
import { pick, randomFor, seedFrom } from '../../../kernel/random.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { trollTown } from '../index.ts';
import { words as de } from '../messages/de/index.ts';
import { words as en } from '../messages/en/index.ts';
import { words as sv } from '../messages/sv/index.ts';
import { bot } from './bot.ts';

const LANGUAGES: readonly Catalogue[] = [
  { ...KERNEL_MESSAGES, ...en },
  { ...KERNEL_MESSAGES, ...de },
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
