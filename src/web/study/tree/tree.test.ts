import { expect, test } from 'vitest';
import { commitment, seedFrom } from '../../../kernel/random.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { readStudy, STUDY_LIMITS, studyFrom } from '../../../protocol/study/read-study.ts';
import { type Study, type StudySpot, studyOf } from '../../../protocol/study/study.ts';
import { partingOf } from '../worker/compare-endings.ts';
import { momentsIn, noteAt, withChapter, withNote } from './notes.ts';
import { dealAt, dropLine, forkOf, moveAt, movesBetween, renameLine, stepBack, stepOfMatch } from './tree.ts';

const SEED = seedFrom('a tree');
const step = (name: string) => ({ do: name });
const RECORD: MatchRecord = {
  underbridge: 1,
  game: 'toy',
  version: 1,
  seed: SEED,
  commitment: commitment(SEED),
  seats: 2,
  options: {},
  moves: [
    [0, step('a')],
    [1, step('b')],
    [0, step('c')],
  ],
};
const STUDY = studyOf(RECORD, 'Tree');

function play(study: Study, spot: StudySpot, names: readonly string[], id: string): { study: Study; spot: StudySpot } {
  let at = { study, spot };
  for (const name of names) {
    const reached = moveAt(at.study, at.spot, [0, step(name)], id);
    if (reached === undefined) throw new Error('full');
    at = reached;
  }
  return at;
}

test('the match’s own move goes on in the match; another begins a line, which grows at its end', () => {
  expect(moveAt(STUDY, { step: 0 }, [0, step('a')], 'x')).toEqual({ study: STUDY, spot: { step: 1 } });
  const { study, spot } = play(STUDY, { step: 0 }, ['x', 'y'], 'one');
  expect(spot).toEqual({ line: 'one', step: 2 });
  expect(study.lines).toEqual([
    {
      id: 'one',
      from: { step: 0 },
      moves: [
        [0, step('x')],
        [0, step('y')],
      ],
    },
  ]);
  // The same move from the same spot leads into the line there is.
  expect(play(study, { step: 0 }, ['x'], 'two').spot).toEqual({ line: 'one', step: 1 });
  const branched = play(study, { line: 'one', step: 1 }, ['z'], 'two');
  expect(branched.spot).toEqual({ line: 'two', step: 1 });
  expect(branched.study.lines[1]?.from).toEqual({ line: 'one', step: 1 });
});

test('one step back leads out of a line to where it left', () => {
  const { study } = play(STUDY, { step: 1 }, ['x', 'y'], 'one');
  expect(stepBack(study, { line: 'one', step: 2 })).toEqual({ line: 'one', step: 1 });
  expect(stepBack(study, { line: 'one', step: 1 })).toEqual({ step: 1 });
  expect(stepBack(study, { step: 0 })).toEqual({ step: 0 });
  const dealt = dealAt(study, { line: 'one', step: 1 }, { seat: 0, seed: SEED }, 'new');
  expect(dealt && stepBack(dealt.study, { line: 'new', step: 0 })).toEqual({ line: 'one', step: 1 });
  expect(dealt && stepOfMatch(dealt.study, { line: 'new', step: 0 })).toBe(1);
});

test('with a line goes all that hangs on it', () => {
  const one = play(STUDY, { step: 0 }, ['x', 'y'], 'one');
  const two = play(one.study, { line: 'one', step: 1 }, ['z'], 'two');
  const noted = withNote(two.study, { at: { line: 'two', step: 1 }, text: 'so', marks: [] });
  const gone = dropLine(withChapter(noted, { line: 'one', step: 1 }, 'First'), 'one');
  expect([gone.lines, gone.notes, gone.chapters]).toEqual([[], [], []]);
});

test('two endings part at the last spot they share, by the answers of one seat', () => {
  const one = play(STUDY, { step: 0 }, ['x', 'y'], 'one');
  const end = { line: 'one', step: 2 };
  expect(forkOf(one.study, end, { step: 3 })).toEqual({ step: 0 });
  expect(movesBetween(one.study, { step: 0 }, end)).toEqual(one.study.lines[0]?.moves);
  expect(partingOf(one.study, end, { step: 3 })).toEqual({
    fork: { step: 0 },
    seat: 0,
    ways: [[step('x'), step('y')], [step('a')]],
  });
  expect(partingOf(one.study, end, end)).toBeUndefined();
});

test('names are cut, notes without a word go, and moments are where something is noted or leaves', () => {
  const { study } = play(STUDY, { step: 1 }, ['x'], 'one');
  expect(renameLine(study, 'one', ' Throne first ').lines[0]?.name).toBe('Throne first');
  expect(renameLine(renameLine(study, 'one', 'a'), 'one', ' ').lines[0]).not.toHaveProperty('name');
  const noted = withNote(study, { at: { step: 2 }, text: 'Look', marks: [{ kind: 'ring', at: 'room' }] });
  expect(noteAt(noted, { step: 2 }).marks).toHaveLength(1);
  expect(momentsIn(noted, undefined)).toEqual([1, 2]);
  expect(withNote(noted, { at: { step: 2 }, text: '', marks: [] }).notes).toEqual([]);
});

test('a study is read as it was written', () => {
  const { study } = play(STUDY, { step: 0 }, ['x', 'y'], 'one');
  expect(readStudy(JSON.stringify(study))).toEqual(study);
});

test.each([
  ['{', { is: 'not-json' }],
  ['[]', { is: 'other' }],
  ['{"underbridge":1}', { is: 'other' }],
])('%s is no study', (text, fault) => {
  expect(readStudy(text)).toEqual({ fault });
});

test('of a damaged study it is said what is wrong', () => {
  const { study } = play(STUDY, { step: 0 }, ['x'], 'one');
  const [line] = study.lines;
  const fault = (change: object) => studyFrom({ ...study, ...change });
  const damaged = (field: string) => ({ fault: { is: 'damaged', field } });
  expect(fault({ underbridgeStudy: 9 })).toEqual({ fault: { is: 'format', format: '9' } });
  expect(fault({ title: 'x'.repeat(101) })).toEqual(damaged('title'));
  expect(fault({ lines: [{ ...line, id: '../up' }] })).toEqual(damaged('lines'));
  expect(fault({ lines: [line, line] })).toEqual(damaged('lines'));
  expect(fault({ lines: [{ ...line, from: { line: 'one', step: 0 } }] })).toEqual(damaged('lines'));
  expect(fault({ lines: [{ ...line, moves: [[0, 'fly']] }] })).toEqual(damaged('lines'));
  expect(fault({ lines: [{ ...line, dealt: { seat: 0, seed: 'short' } }] })).toEqual(damaged('lines'));
  expect(fault({ notes: [{ at: { step: 4 }, text: '', marks: [] }] })).toEqual(damaged('notes'));
  expect(fault({ notes: [{ at: { step: 1 }, text: '', marks: [{ kind: 'blot' }] }] })).toEqual(damaged('notes'));
  expect(fault({ chapters: [{ id: 'a', title: 'A', text: '', at: { line: 'two', step: 0 } }] })).toEqual(
    damaged('chapters'),
  );
  const many = Array.from({ length: STUDY_LIMITS.lines + 1 }, () => line);
  expect(fault({ lines: many })).toEqual({ fault: { is: 'too-many', field: 'lines', most: STUDY_LIMITS.lines } });
  expect(fault({ record: { ...RECORD, seed: seedFrom('another') } })).toEqual({
    fault: { is: 'record', fault: { is: 'forged' } },
  });
});
