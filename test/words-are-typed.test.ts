import { expect, test } from 'vitest';
import { wordsOf } from '../src/cli/picture-kit/words.ts';
import type { BoardWord, Speak } from '../src/games/gnome-elf-troll/board/words.ts';
import { words } from '../src/games/gnome-elf-troll/messages/en/index.ts';
import { words as swedish } from '../src/games/gnome-elf-troll/messages/sv/index.ts';
import type { GnomeElfTrollMove, Sow } from '../src/games/gnome-elf-troll/moves.ts';
import type { GnomeElfTroll } from '../src/games/gnome-elf-troll/position.ts';
import { terminalWords } from '../src/games/gnome-elf-troll/terminal/words.ts';
import { tell, type Word } from '../src/games/gnome-elf-troll/words.ts';
import type { AskStep, AutoStep, BotSense, Counts, PrefixOf, Question, ScoreLine, Steps } from '../src/kernel/game.ts';
import type { Translation } from '../src/kernel/messages.ts';
import { Offers } from '../src/kernel/offers.ts';
import type { Refusal } from '../src/kernel/refusal.ts';
import { listen } from '../src/kernel/tell.ts';
import type { Tabletop } from '../src/web/board-kit/tabletop.ts';

// The compiler is the test here: where it accepts a wrong id, it complains that `@ts-expect-error` is not needed.

const SOW: Sow = { do: 'sow', kind: 'bean', end: 'left' };

test('rules say only what the catalogue has', () => {
  const told = listen(() => {
    tell({ say: 'told.sowed', seat: 0, kind: 'bean', end: 'left' });
    // @ts-expect-error told.sown is no message
    tell({ say: 'told.sown', seat: 0, kind: 'bean', end: 'left' });
  });
  expect(told).toHaveLength(2);

  const offers = new Offers<GnomeElfTrollMove, Word>(true);
  offers.block(SOW, 'GET-3.4', 'blocked.not-in-hand');
  // @ts-expect-error blocked.not-at-hand is no message
  offers.block(SOW, 'GET-3.4', 'blocked.not-at-hand');
  expect(offers.blocked).toHaveLength(2);

  const refusal: Refusal<Word> = { rule: 'GET-3.4', say: 'blocked.not-in-hand' };
  // @ts-expect-error it is said of nobody
  const wrong: Refusal<Word> = { rule: 'GET-3.4', say: 'blocked.nobody' };
  expect([refusal.say in words, wrong.say in words]).toEqual([true, false]);
});

test('questions, answers and lines of the score do, too', () => {
  const asked: Question<Word>[] = [
    { say: 'ask.sow' },
    // @ts-expect-error ask.saw is no message
    { say: 'ask.saw' },
  ];
  const lines: ScoreLine<Word>[] = [
    { say: 'score.tiles', count: 1, points: 1, rule: 'GET-3.7' },
    // @ts-expect-error score.tile is no message
    { say: 'score.tile', count: 1, points: 1, rule: 'GET-3.7' },
  ];
  expect([...asked, ...lines].map(({ say }) => say in words)).toEqual([true, false, true, false]);
});

test('an id that is put together is one of the catalogue in all its cases', () => {
  const kinds = (kind: 'bean' | 'apple'): Word => `kind.${kind}`;
  // @ts-expect-error there is no kind.cherry
  const fruits = (kind: 'cherry' | 'apple'): Word => `kind.${kind}`;
  expect([kinds('bean') in words, fruits('cherry') in words]).toEqual([true, false]);
});

test('a board says what the game or the board has', () => {
  const said: string[] = [];
  const speak: Speak = (id) => {
    said.push(id);
    return id;
  };
  speak('kind.bean');
  speak('about.tile');
  // @ts-expect-error about.tiles is no message
  speak('about.tiles');
  expect(said).toHaveLength(3);

  const board: Pick<Tabletop<GnomeElfTroll, GnomeElfTrollMove, BoardWord>, 'nameOf'> = {
    // @ts-expect-error place.nowhere is no message
    nameOf: (_place, _view, _viewer, say) => say('place.nowhere'),
  };
  expect(board.nameOf).toBeDefined();
});

test('a bot gives reasons that the catalogue has', () => {
  const bot: BotSense<GnomeElfTroll, Word> = {
    worth: () => 0,
    // @ts-expect-error reason.because is no message
    reasons: () => [{ say: 'reason.because', worth: 0 }],
  };
  expect(bot.reasons).toBeDefined();
});

test('what is counted has a heading and names', () => {
  const counts: Counts<GnomeElfTroll, Word, PrefixOf<Word>> = {
    groups: [
      { say: 'counts.sown', prefix: 'kind.', things: ['bean'], events: { 'told.sowed': 'kind' } },
      // @ts-expect-error counts.seeds is no message
      { say: 'counts.seeds', prefix: 'kind.', things: ['bean'] },
      // @ts-expect-error nothing is called seed.bean
      { say: 'counts.sown', prefix: 'seed.', things: ['bean'] },
      // @ts-expect-error told.sown is no message
      { say: 'counts.sown', prefix: 'kind.', things: ['bean'], events: { 'told.sown': 'kind' } },
    ],
  };
  expect(counts.groups).toHaveLength(4);
});

test('a terminal says what its own catalogue has', () => {
  const text = wordsOf(terminalWords);
  expect(text('empty')).toBe('(nothing sown yet)');
  // @ts-expect-error full is no message
  expect(() => text('full')).toThrow("no message 'full'");
});

test('another language has the same messages, and no others', () => {
  const english = { a: 'one', b: 'two' };
  // @ts-expect-error b is missing
  const less: Translation<typeof english> = { a: 'ett' };
  // @ts-expect-error c is not there in English
  const more: Translation<typeof english> = { a: 'ett', b: 'två', c: 'tre' };
  const whole: Translation<typeof words> = swedish;
  expect([less, more].map((texts) => Object.keys(texts).length)).toEqual([1, 3]);
  expect(Object.keys(whole).sort()).toEqual(Object.keys(words).sort());
});

test('a frame with a seat asks, and one without runs by itself', () => {
  type Frames = { readonly step: 'deal' } | { readonly step: 'sow'; readonly seat: number };
  type Toy = Omit<GnomeElfTroll, 'stack'> & { stack: Frames[] };
  const auto: AutoStep<Toy, Frames> = { auto() {} };
  const ask: AskStep<Toy, Sow, Frames> = { rule: 'GET-3.4', offer() {}, take() {} };
  const right: Steps<Toy, Sow> = { deal: auto, sow: ask };
  const wrong: Steps<Toy, Sow> = {
    // @ts-expect-error nobody is there to be asked
    deal: ask,
    // @ts-expect-error the seat would never be asked
    sow: auto,
  };
  expect([Object.keys(right), Object.keys(wrong)]).toEqual([
    ['deal', 'sow'],
    ['deal', 'sow'],
  ]);
});
