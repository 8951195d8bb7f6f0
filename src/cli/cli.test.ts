import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { builtProgram } from '../../test/cli/program.ts';
import { GAMES } from '../games/index.ts';
import { COMMANDS } from './commands.ts';

const program = builtProgram();
const GAME = 'gnome-elf-troll';
const ESCAPE = String.fromCharCode(27);

test('help names every command, and every command has help with its options and examples', async () => {
  const help = await program.run('--help');
  expect(help).toMatchObject({ code: 0, err: '' });
  for (const command of COMMANDS) {
    expect(help.out).toContain(`  ${command.name}`);
    const { code, out } = await program.run(`${command.name} --help`);
    expect(code).toBe(0);
    for (const { flag } of command.options) expect(out).toContain(flag);
    for (const example of command.examples) expect(out).toContain(example);
  }
});

test('without a command it shows its help', async () => {
  expect((await program.run('')).out).toBe((await program.run('-h')).out);
});

test('the version is the one of the package', async () => {
  expect(await program.run('--version')).toEqual({ code: 0, out: `underbridge ${version}\n`, err: '' });
});

test('games lists every game with its seats and options', async () => {
  const { code, out, err } = await program.run('games');
  expect([code, err]).toEqual([0, '']);
  for (const { id, title, options } of GAMES) {
    expect(out).toContain(`${title}  ${id}`);
    for (const name of Object.keys(options)) expect(out).toContain(`   ${name}=`);
  }
  expect(out).toMatch(/goal=8\|10\|12 +Produce of one kind needed to win \(default 10\)/);
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
});

test('games --json has the same for machines', async () => {
  const { code, out } = await program.run('games --json');
  expect(code).toBe(0);
  const listed = JSON.parse(out);
  expect(listed).toHaveLength(GAMES.length);
  expect(listed[0]).toMatchObject({
    id: GAME,
    title: 'Gnome Elf Troll',
    seats: [2, 3, 4],
    defaultSeats: 3,
    options: [{ name: 'goal', default: 10, values: { 2: [8, 10, 12] } }, { name: 'firstPlayer' }],
  });
});

test('no colour through a pipe, colour where it is forced, none where it is refused', async () => {
  expect((await program.run('games')).out).not.toContain(ESCAPE);
  expect((await program.run('games', { env: { FORCE_COLOR: '1' } })).out).toContain(ESCAPE);
  expect((await program.run('games', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(ESCAPE);
});

test('somebody who has read enough of the output is no error', async () => {
  const child = program.start('--help');
  child.stdout.destroy();
  expect(await program.ended(child)).toBe(0);
});

test('bench is handed on to the repository around the program, and only there', async () => {
  const elsewhere = await program.run('bench headless');
  expect(elsewhere).toMatchObject({ code: 2, out: '' });
  expect(elsewhere.err).toContain('npm run bench -- headless');
  const script = program.path('../scripts/bench.mjs');
  mkdirSync(dirname(script));
  writeFileSync(script, 'console.log(process.argv.slice(2).join("+")); process.exitCode = 7;');
  expect(await program.run('bench headless --json')).toEqual({ code: 7, out: 'headless+--json\n', err: '' });
});
