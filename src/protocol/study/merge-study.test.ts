import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../kernel/record.ts';
import { mergeStudies } from './merge-study.ts';
import { mergeText } from './merge-text.ts';
import { STUDY_LIMITS } from './read-study.ts';
import { type Study, type StudyLine, type StudySpot, studyOf } from './study.ts';

const MOVES = ['a', 'b', 'c'].map((verb) => [0, { do: verb }]);
const EMPTY = studyOf({ game: 'toy', moves: MOVES } as unknown as MatchRecord, 'Before');

const line = (id: string, verbs: string, from: StudySpot = { step: 0 }, more: Partial<StudyLine> = {}): StudyLine => ({
  id,
  from,
  moves: [...verbs].map((verb) => [0, { do: verb }] as const),
  ...more,
});
const note = (at: StudySpot, text: string) => ({ at, text, marks: [] });
const ring = (at: string, words?: string) => ({ kind: 'ring' as const, at, ...(words && { words }) });
const verbsOf = (study: Study) =>
  study.lines.map(({ id, from, moves }) => [id, from.line, from.step, moves.map(([, { do: verb }]) => verb).join('')]);

test.each([
  ['One two three.', 'One and two three.', 'One two three. Four.', 'One and two three. Four.'],
  ['One two three.', 'One two three. Mine.', 'Zero one two three.', 'Zero one two three. Mine.'],
  ['', 'Mine.', 'Theirs.', 'Theirs.\n\nMine.'],
  ['Both.', 'Both. Mine.', 'Both. Theirs.', 'Both. Theirs.\n\nMine.'],
  ['Old.', 'Mine.', 'Theirs.', 'Theirs.\n\nMine.'],
  ['Old.', '', 'Old. And new.', 'Old. And new.'],
  ['Old.', 'Old.', '', ''],
  ['Old.', 'Same.', 'Same.', 'Same.'],
])('of "%s", "%s" and "%s" becomes "%s"', (base, mine, theirs, merged) => {
  expect(mergeText(base, mine, theirs)).toBe(merged);
});

describe('a study that two have changed', () => {
  test('has the changes of both at different parts, and both names, words and marks where they met', () => {
    const at = { step: 1 };
    const base = { ...EMPTY, lines: [line('one', 'xy', at, { name: 'First' })], notes: [note(at, 'Look.')] };
    const mine: Study = {
      ...base,
      lines: [line('one', 'xy', at, { name: 'Mine' })],
      notes: [{ ...note(at, 'Look. Mine.'), marks: [ring('hall', 'here')] }, note({ step: 2 }, 'Two.')],
    };
    const theirs: Study = {
      ...base,
      title: 'After',
      lines: [line('one', 'xy', at, { name: 'Theirs' }), line('two', 'z', at)],
      notes: [{ ...note(at, 'Look. Theirs.'), marks: [ring('cave')] }],
    };
    const merged = mergeStudies(base, mine, theirs);
    expect(merged.title).toBe('After');
    expect(merged.lines.map(({ id, name }) => [id, name])).toEqual([
      ['one', 'Theirs / Mine'],
      ['two', undefined],
    ]);
    expect(merged.notes).toEqual([
      { at, text: 'Look. Theirs.\n\nMine.', marks: [ring('cave'), ring('hall', 'here')] },
      note({ step: 2 }, 'Two.'),
    ]);
  });

  test('keeps both ends of a line that both have played on, with what hangs on mine', () => {
    const base = { ...EMPTY, lines: [line('one', 'x')] };
    const mine = {
      ...EMPTY,
      lines: [line('one', 'xyz'), line('three', 'q', { line: 'one', step: 3 })],
      notes: [note({ line: 'one', step: 2 }, 'Mine.'), note({ line: 'one', step: 1 }, 'Ours.')],
    };
    const theirs = { ...EMPTY, lines: [line('one', 'xw')] };
    const merged = mergeStudies(base, mine, theirs);
    expect(verbsOf(merged)).toEqual([
      ['one', undefined, 0, 'xw'],
      ['three', 'onex2', 2, 'q'],
      ['onex2', 'one', 1, 'yz'],
    ]);
    expect(merged.notes.map(({ at, text }) => [at.line, at.step, text])).toEqual([
      ['onex2', 1, 'Mine.'],
      ['one', 1, 'Ours.'],
    ]);
    expect(verbsOf(mergeStudies(base, { ...EMPTY, lines: [line('one', 'xwv')] }, theirs))).toEqual([
      ['one', undefined, 0, 'xwv'],
    ]);
  });

  test('loses nothing that one has worked on and the other let go', () => {
    const at = { line: 'one', step: 1 };
    const base = { ...EMPTY, lines: [line('one', 'xy')], notes: [note(at, 'Look.')] };
    const gone = EMPTY;
    const branched = { ...base, lines: [...base.lines, line('three', 'z', at)] };
    const written = { ...base, notes: [note(at, 'Look again.')] };
    const ids = (study: Study) => study.lines.map(({ id }) => id).sort();
    expect(ids(mergeStudies(base, branched, gone))).toEqual(['one', 'three']);
    expect(ids(mergeStudies(base, gone, branched))).toEqual(['one', 'three']);
    expect(mergeStudies(base, written, gone)).toMatchObject({ lines: base.lines, notes: written.notes });
    expect(mergeStudies(base, gone, written)).toMatchObject({ lines: base.lines, notes: written.notes });
    expect(mergeStudies(base, base, gone).lines).toEqual([]);
  });

  test('has a chapter more for words that fit nowhere else', () => {
    const at = { step: 1 };
    const long = (word: string) => `${word} `.repeat(STUDY_LIMITS.text / 5).trim();
    const merged = mergeStudies(
      EMPTY,
      { ...EMPTY, notes: [note(at, long('mine'))] },
      { ...EMPTY, notes: [note(at, long('ours'))] },
    );
    const text = `${merged.notes[0]?.text}${merged.chapters[0]?.text}`;
    expect(text).toBe(`${long('ours')}\n\n${long('mine')}`);
    expect(merged.notes[0]?.text).toHaveLength(STUDY_LIMITS.text);
    expect(merged.chapters).toMatchObject([{ id: 'more0', at }]);
  });
});
