import { expect, test } from 'vitest';
import {
  arrange,
  asking,
  type CavernaMatch,
  offers,
  playOn,
  stream,
  take,
  use,
} from '../../../test/games/caverna/testing.ts';
import { begin } from '../../kernel/match.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../kernel/messages.ts';
import { Offers } from '../../kernel/offers.ts';
import { seedFrom } from '../../kernel/random.ts';
import { labelFor, offersFor, questionFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { FURNISHING_IDS } from './box/furnishings.ts';
import { LOOT_IDS } from './box/loot.ts';
import { SPACE_IDS, SPACE_KINDS } from './box/spaces.ts';
import { caverna } from './index.ts';
import { words as de } from './messages/de/index.ts';
import { words as en } from './messages/en/index.ts';
import { words as sv } from './messages/sv/index.ts';
import type { CavernaMove } from './moves.ts';
import { options } from './options.ts';

const LANGUAGES: readonly (readonly [string, Catalogue])[] = [
  ['English', { ...KERNEL_MESSAGES, ...en }],
  ['Swedish', { ...KERNEL_MESSAGES, ...sv }],
  ['German', { ...KERNEL_MESSAGES, ...de }],
];

function say(catalogue: Catalogue, message: Params & { readonly say: string }, reader = 0): string {
  const text = speak(catalogue, message.say, message, {
    name: (seat) => (seat === reader ? 'You' : `Seat ${seat + 1}`),
    own: (seat) => seat === reader,
  });
  expect(text).not.toMatch(/undefined|NaN|null|[{}]|^\s*$/);
  return text;
}

test.each(LANGUAGES)('%s has a name for everything', (_, catalogue) => {
  for (const id of SPACE_IDS) expect(catalogue[`space.${id}`]).toBeTypeOf('string');
  for (const kind of SPACE_KINDS) expect(catalogue[`kind.${kind}`]).toBeTypeOf('string');
  for (const id of FURNISHING_IDS) expect(catalogue[`furnishing.${id}`]).toBeTypeOf('string');
  for (const id of LOOT_IDS) expect(catalogue[`loot.${id}`]).toBeTypeOf('string');
  for (const [name, option] of Object.entries(options)) {
    for (const value of option.values(3)) {
      if (typeof value === 'string') expect(catalogue[`option.${name}.${value}`]).toBeTypeOf('string');
    }
  }
});

test.each(LANGUAGES)('all that comes up in a match can be said in %s, and answers read apart', (_, catalogue) => {
  const folk = { forgottenFolk: true, dwarvesAllowed: false };
  for (const [seats, options] of [
    [1, {}],
    [5, {}],
    [2, folk],
    [7, folk],
  ] as const) {
    const { match } = begin(caverna, tableFor(caverna, seats, options), seedFrom(`said ${seats}`));
    playOn(match as CavernaMatch, stream(`said ${seats}`), () => {
      const seat = asking(match as CavernaMatch);
      const question = questionFor(caverna as never, match.position, seat);
      if (question !== undefined) say(catalogue, question);
      const list = new Offers<CavernaMove>(true);
      offersFor(caverna as never, match.position, seat, list);
      const texts = list.list().map((move) => say(catalogue, labelFor(caverna as never, match.position, seat, move)));
      expect(new Set(texts).size).toBe(texts.length);
      for (const { why } of list.blocked) say(catalogue, why);
    });
    for (const { lines, points } of caverna.score(match.position)) {
      say(catalogue, { say: 'score.points', points });
      for (const line of lines) say(catalogue, line);
    }
  }
});

test('events read as sentences', () => {
  const match = arrange({ goods: { 'clearing-13': { wood: 3 } } });
  const told = take(match, use('clearing-13')).map(({ event }) => say(en, event));
  expect(told).toEqual(['You went to Clearing.', 'You got 3 wood.']);
  expect(say(en, { say: 'told.bred', seat: 1, sheep: 1, cattle: 1 })).toBe(
    'Seat 2’s animals had young: 1 sheep and 1 cattle.',
  );
  expect(say(sv, { say: 'told.fed', seat: 0, food: 3, begging: 1 })).toBe(
    'You mättade familjen med 3 mat och tog 1 tiggarbricka.',
  );
  expect(say(de, { say: 'told.fed', seat: 1, food: 3, begging: 1 })).toBe(
    'Seat 2 hat die Familie mit 3 Nahrung ernährt und 1 Bettelmarker genommen.',
  );
});

test('answers are labelled with what they cost and bring', () => {
  const match = arrange({ home: { goods: { ruby: 1, grain: 2, boar: 1 }, built: ['beer-parlor'] } });
  const labels = offers(match).map((move) => say(en, labelFor(caverna as never, match.position, 0, move)));
  expect(labels).toEqual(
    expect.arrayContaining([
      'Go to Housework',
      'Turn 1 grain into food',
      'A ruby for 1 ore',
      'A ruby for a meadow',
      'Beer Parlor: 2 grain for 3 gold',
      'Beer Parlor: 2 grain for 4 food',
    ]),
  );
});
