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

test('what cannot be trained is said in one line', async () => {
  await trained();
  for (const [typed, words] of [
    [
      'train cave-troll --kinds nine',
      'There is no kind of table nine; there is two, four, two-alternate, four-alternate.',
    ],
    [`${TRAIN.replace('school', 'other')} --keep whole`, 'whole holds the training of another plan.'],
  ] as const) {
    const { code, err } = await program.run(typed);
    expect(code).toBe(2);
    expect(err).toContain(words);
  }
});
