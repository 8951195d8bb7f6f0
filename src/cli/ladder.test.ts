import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtProgram } from '../../test/cli/program.ts';

const program = builtProgram();
const LADDER = 'ladder gnome-elf-troll --bots random,greedy,mossling --deals 2 --seed rungs';

test('rates every bot and tells how often it won against each other, and goes on where it was stopped', async () => {
  const { code, out, err } = await program.run(`${LADDER} --seats 2 --workers 2 --keep rungs`);
  expect(code).toBe(0);
  expect(err.trimEnd().split('\n').at(-1)).toBe('100 %  12 of 12 matches');
  for (const bot of ['random', 'greedy', 'mossling']) {
    expect(out).toMatch(new RegExp(`${bot} +\\d+\\.\\d +-?\\d+\\.\\d – \\d+\\.\\d`));
  }
  expect(out).toMatch(
    /greedy +random +4 +\d+\.\d % +\d+\.\d % – \d+\.\d % +\d\.\d\d × +\d+\.\d % +\d+\.\d % – \d+\.\d %/,
  );
  // Stopped in the middle of the eighth match; the rest is the same on any number of threads.
  const file = program.path('rungs/2.matches');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.split('\n').slice(0, 8).join('\n').slice(0, -5));
  expect((await program.run(`${LADDER} --seats 2 --workers 1 --keep rungs`)).out).toBe(out);
  expect(readFileSync(file, 'utf8')).toBe(whole);
  const other = await program.run(`${LADDER.replace('--seed rungs', '--seed other')} --seats 2 --keep rungs`);
  expect(other.code).toBe(2);
  expect(other.err).toContain('rungs holds matches of another ladder.');
});

test('plays at the smallest and the largest table, and writes the result with the command that gives it again', async () => {
  const { code } = await program.run(`${LADDER} --deals 1 --hurry 50 --write ladder.md`.replace('--deals 2 ', ''));
  expect(code).toBe(0);
  const page = readFileSync(program.path('ladder.md'), 'utf8');
  expect(page).toMatch(/^# Gnome Elf Troll: the ladder\n/);
  expect(page).toContain('## Gnome Elf Troll for 2');
  expect(page).toContain('## Gnome Elf Troll for 4');
  for (const seats of [2, 4]) {
    expect(page).toContain(
      `underbridge ladder gnome-elf-troll --bots random,greedy,mossling --seats ${seats} --deals 1 --hurry 50 --seed rungs`,
    );
  }
  expect(page).toMatch(/50 times less/);
  expect(page).toMatch(/\| greedy \| random \| 4 \| \d/);
});

test('with one of them alone only its matches are played, and added to the page', async () => {
  const lone = `${LADDER} --lone greedy --seats 3 --write lone.md`;
  await program.run(lone);
  await program.run(lone);
  const page = readFileSync(program.path('lone.md'), 'utf8');
  expect(page.match(/^# /gm)).toHaveLength(1);
  expect(page.match(/^## Gnome Elf Troll for 3$/gm)).toHaveLength(2);
  expect(page).toMatch(/\| greedy \| random \| 6 \|/);
  expect(page).not.toMatch(/\| mossling \| greedy \|/);
});

test('what the table agrees on holds for every match, and stands in the command that gives it again', async () => {
  const { code } = await program.run(`${LADDER} --lone greedy --seats 2 --option goal=12 --write agreed.md`);
  expect(code).toBe(0);
  const page = readFileSync(program.path('agreed.md'), 'utf8');
  expect(page).toContain('--lone greedy --seats 2 --option goal=12 --deals 2');
  const refused = await program.run(`${LADDER} --option goal=nine`);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('nine');
});

test('a table for one, or one the game has not, is refused', async () => {
  const { code, err } = await program.run(`${LADDER} --seats 9`);
  expect(code).toBe(2);
  expect(err).toContain('9');
});

test.each([
  ['--bots troll', 'two or more different bots'],
  ['--bots random,random', 'two or more different bots'],
  ['--bots random,greedy --lone king', 'king is not'],
])('a ladder with %s is refused with the reason', async (bots, words) => {
  const { code, err } = await program.run(`ladder gnome-elf-troll ${bots}`);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
