import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtProgram } from '../../test/cli/program.ts';

const program = builtProgram();
const TRAIN = 'train cave-troll --kinds two --rounds 1 --matches 24 --gate 4 --search 2 --seed school';

let training: ReturnType<typeof program.run> | undefined;

/** Trains once for all tests. */
function trained() {
  training ??= program.run(`${TRAIN} --keep whole --workers 2`);
  return training;
}

test('plays, fits and judges, the same on any number of threads, and goes on where it was stopped', async () => {
  const { code, out } = await trained();
  expect(code).toBe(0);
  expect(out).toMatch(
    /two, round 1: playing\n +error on matches held out: [\d.]+, now [\d.]+\n two, round 1: how far can it be trusted/,
  );
  expect(out).toMatch(/\((greedy|search)\): \d+\.\d % \(\d+\.\d % to \d+\.\d %\) of [24] matches\./);
  // Stopped in the middle of the ninth match.
  const whole = readFileSync(program.path('whole/two-1.lessons'));
  mkdirSync(program.path('part'));
  copyFileSync(program.path('whole/plan.json'), program.path('part/plan.json'));
  writeFileSync(program.path('part/two-1.lessons'), upTo(whole, 8));
  const goneOn = await program.run(`${TRAIN} --keep part --workers 1`);
  expect(goneOn.out).toBe(out);
  expect(readFileSync(join(program.path('part'), 'two-1.lessons'))).toEqual(whole);
});

/** The first lessons of the file, and a part of the next. */
function upTo(bytes: Buffer, lessons: number): Buffer {
  let at = 0;
  for (let lesson = 0; lesson < lessons; lesson++) at += 4 + 4 * bytes.readUInt32LE(at);
  return bytes.subarray(0, at + 10);
}

test('tunes the hand-made numbers, the same on any number of threads, and goes on where it was stopped', async () => {
  const tune = 'train gnome-elf-troll --kinds two --rounds 1 --tune 64 --gate 4 --search 1 --seed school';
  const { code, out } = await program.run(`${tune} --keep tuned --workers 2`);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^\n? ?two, round 1: tuning the hand-made numbers\n two, round 1: is it better, one action ahead\?/,
  );
  const trials = readFileSync(program.path('tuned/two-1-tune.matches'), 'utf8');
  expect(trials.trim().split('\n')).toHaveLength(64);
  mkdirSync(program.path('half'));
  copyFileSync(program.path('tuned/plan.json'), program.path('half/plan.json'));
  writeFileSync(program.path('half/two-1-tune.matches'), trials.split('\n').slice(0, 40).join('\n').concat('\n'));
  const goneOn = await program.run(`${tune} --keep half --workers 1`);
  expect(goneOn.out).toBe(out);
  expect(readFileSync(program.path('half/two-1-tune.matches'), 'utf8')).toBe(trials);
});

test('tries the weights of another kind of table, without lessons', async () => {
  const borrow = 'train cave-troll --kinds two-alternate --from two --gate 4 --search 2 --seed school';
  const { code, out } = await program.run(`${borrow} --keep lent --workers 2`);
  expect(code).toBe(0);
  expect(out).toMatch(/^\n? ?two-alternate, round 1: how far can it be trusted\?/);
  expect(out).toMatch(/\(greedy\): \d+\.\d % \(\d+\.\d % to \d+\.\d %\) of [24] matches\./);
});

test('what cannot be trained is said in one line', async () => {
  await trained();
  for (const [typed, words] of [
    [
      'train cave-troll --kinds nine',
      'There is no kind of table nine; there is two, four, two-alternate, four-alternate.',
    ],
    ['train cave-troll --kinds four --from five', 'There is no kind of table five;'],
    ['train caverna --tune 32', 'The hand-made numbers of Caverna cannot be tuned.'],
    [`${TRAIN.replace('school', 'other')} --keep whole`, 'whole holds the training of another plan.'],
  ] as const) {
    const { code, err } = await program.run(typed);
    expect(code).toBe(2);
    expect(err).toContain(words);
  }
});
