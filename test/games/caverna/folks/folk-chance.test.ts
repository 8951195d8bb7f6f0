import { expect } from 'vitest';
import { rule } from '../../kit/rule.ts';
import { type CavernaMatch, deal, offers, playOn, question, stream, take } from '../testing.ts';

const drawn = ({ position }: CavernaMatch) => position.random.drawn;
const pickFirst = (match: CavernaMatch) => take(match, offers(match)[0] as never);

rule('FF-13.4', 'boards are shuffled once, when everybody has said what they want', () => {
  const match = deal(3, 'chance', { forgottenFolk: true, firstPlayer: 0 });
  const base = drawn(deal(3, 'chance', { firstPlayer: 0 }));
  expect([question(match), drawn(match)]).toEqual(['together', base]);
  take(match, { do: 'folk' }, { do: 'folk' });
  expect(drawn(match)).toBe(base);
  take(match, { do: 'dwarves' });
  const shuffled = drawn(match);
  expect(shuffled).toBeGreaterThan(base);
  pickFirst(match);
  pickFirst(match);
  expect([question(match), drawn(match)]).toEqual(['place-person', shuffled]);
});

rule('FF-13.4', 'without anybody who wants a folk nothing is shuffled', () => {
  const match = deal(2, 'chance', { forgottenFolk: true, firstPlayer: 0 });
  take(match, { do: 'dwarves' }, { do: 'dwarves' });
  expect(drawn(match)).toBe(drawn(deal(2, 'chance', { firstPlayer: 0 })));
});

rule('FF-13.4', 'further furnishings are drawn once, after the choice, and nothing during play', () => {
  for (const options of [
    { fillTo16: true, dwarvesAllowed: false },
    { folkSelection: 'free', dwarvesAllowed: false, fillTo16: true },
    { folkSelection: 'random', fillTo16: true },
    { dwarvesAllowed: false },
  ]) {
    const match = deal(2, 'chance in play', { forgottenFolk: true, firstPlayer: 0, ...options });
    while (question(match) !== 'place-person') {
      const before = drawn(match);
      pickFirst(match);
      const isLast = question(match) === 'place-person';
      expect(drawn(match) > before).toBe(isLast && options.fillTo16 === true);
    }
    const settled = drawn(match);
    playOn(match, stream('chance in play'), () => {
      expect(drawn(match)).toBe(settled);
    });
  }
});
