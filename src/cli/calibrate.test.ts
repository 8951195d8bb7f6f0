import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtProgram } from '../../test/cli/program.ts';

const program = builtProgram();
const CALIBRATE = 'calibrate gnome-elf-troll --kinds two --matches 24 --bots greedy --seed school';

let calibrating: ReturnType<typeof program.run> | undefined;

/** Calibrates once for all tests. */
function calibrated() {
  calibrating ??= program.run(`${CALIBRATE} --keep whole --workers 2 --write found.ts`);
  return calibrating;
}

test('plays, fits and tells what came true, the same on any number of threads, and goes on where it was stopped', async () => {
  const { code, out } = await calibrated();
  expect(code).toBe(0);
  expect(out).toMatch(/two: error 0\.\d+ \(Brier 0\.\d+, knowing nothing 0\.25\d*\); fitted to 18 matches/);
  expect(out).toContain('| two | 18 + 6 |');
  const found = readFileSync(program.path('found.ts'), 'utf8');
  expect(found).toContain(`command: 'underbridge ${CALIBRATE}'`);
  // Stopped in the middle of the ninth match.
  const whole = readFileSync(program.path('whole/two.matches'), 'utf8');
  mkdirSync(program.path('part'));
  writeFileSync(program.path('part/plan.json'), readFileSync(program.path('whole/plan.json')));
  const lines = whole.split('\n');
  writeFileSync(program.path('part/two.matches'), `${lines.slice(0, 8).join('\n')}\n${lines[8]?.slice(0, 9)}`);
  const goneOn = await program.run(`${CALIBRATE} --keep part --workers 1 --write again.ts`);
  expect(goneOn.code).toBe(0);
  expect(readFileSync(program.path('part/two.matches'), 'utf8')).toBe(whole);
  expect(readFileSync(program.path('again.ts'), 'utf8')).toBe(found);
});

test('what cannot be calibrated is said in one line', async () => {
  await calibrated();
  writeFileSync(program.path('page.md'), '# No place\n');
  for (const [typed, words] of [
    ['calibrate', 'calibrate needs a game'],
    ['calibrate cave-troll --kinds nine', 'There is no kind of table nine; there is two, three, four.'],
    [`${CALIBRATE.replace('school', 'other')} --keep whole`, 'whole holds matches of another calibration.'],
    ['calibrate --tables page.md', 'page.md has no place for the tables'],
  ] as const) {
    const { code, err } = await program.run(typed);
    expect(code).toBe(2);
    expect(err).toContain(words);
  }
});
