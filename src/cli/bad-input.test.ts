import { readdirSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { builtProgram, programHere } from '../../test/cli/program.ts';
import { gameNamed } from '../games/index.ts';
import { begin } from '../kernel/match.ts';
import { seedFrom } from '../kernel/random.ts';
import { recordOf } from '../kernel/record.ts';
import { tableFor } from '../kernel/table.ts';

const built = builtProgram();
const program = programHere();
const GAME = 'gnome-elf-troll';

const game = gameNamed(GAME);
const record = recordOf(begin(game, tableFor(game), seedFrom('bad input')).match);

const FILES: Readonly<Record<string, string>> = {
  'good.json': JSON.stringify(record),
  'text.json': 'Once upon a time',
  'foreign.json': '{ "chess": "e4" }',
  'damaged.json': JSON.stringify({ ...record, moves: 'none' }),
  'format.json': JSON.stringify({ ...record, underbridge: 2 }),
  'newer.json': JSON.stringify({ ...record, version: game.version + 1 }),
  'other-game.json': JSON.stringify({ ...record, game: 'checkers' }),
  'seats.json': JSON.stringify({ ...record, seats: 9 }),
  'option.json': JSON.stringify({ ...record, options: { goal: 99 } }),
  'illegal.json': JSON.stringify({ ...record, moves: [[0, { do: 'fly' }]] }),
};

beforeAll(() => {
  for (const [name, content] of Object.entries(FILES)) writeFileSync(program.path(name), content);
});

const CASES: readonly (readonly [typed: string, problem: string])[] = [
  ['dance', "There is no command 'dance'; there is games, play"],
  [`play ${GAME} --hat red`, 'play has no option --hat; it has --seats, '],
  ['play', 'play needs <game>, for example: underbridge play gnome-elf-troll'],
  ['play chess', 'There is no game "chess"; there is gnome-elf-troll'],
  [`play ${GAME} --seats 9`, 'Gnome Elf Troll is for 2, 3, 4 players, not 9.'],
  [`play ${GAME} --seats two`, "--seats is a whole number from 1 on, not 'two'."],
  [`play ${GAME} --seats 2.5`, "--seats is a whole number from 1 on, not '2.5'."],
  [`play ${GAME} --seat 4`, "--seat is a whole number from 1 to 3, not '4'."],
  [`play ${GAME} --option hats=3`, "Gnome Elf Troll has no option 'hats'; it has goal, firstPlayer."],
  [`play ${GAME} --option goal=9`, `Option 'goal' of Gnome Elf Troll can be 8, 10, 12, not "9".`],
  [`play ${GAME} --option goal`, "--option takes name=value, such as goal=8, not 'goal'."],
  [`play ${GAME} --option goal=8 --option goal=10`, "Give option 'goal' only once."],
  [`play ${GAME} --bots gredy`, 'There is no bot "gredy"; there is random, greedy, mossling, troll, elder, king.'],
  [`play ${GAME} --bots random,random,random`, '3 bots don’t fit on 2 chairs'],
  [`play ${GAME} --record nowhere/match.json`, "There is no folder 'nowhere' to write to."],
  [`play ${GAME} --record .`, "'.' is a folder; name a file."],
  [`play ${GAME} --record good.json/match.json`, "There is no folder 'good.json' to write to."],
  [`play ${GAME} --load missing.json`, "There is no file 'missing.json'."],
  [`play ${GAME} --load good.json --seed x`, 'With --load the table comes from the file: leave out --seed.'],
  [`play ${GAME} --load illegal.json`, 'illegal.json: Move 1 of this record'],
  [`simulate ${GAME} --matches 0`, "--matches is a whole number from 1 to 10000000, not '0'."],
  [`simulate ${GAME} --workers -1`, '--workers <n> needs a value.'],
  [`simulate ${GAME} --workers many`, "--workers is a whole number from 1 to 256, not 'many'."],
  [`simulate ${GAME} --seats 2 --bots random,greedy,random`, '3 bots don’t fit on 2 chairs'],
  [`simulate ${GAME} --report nowhere/report.html`, "There is no folder 'nowhere' to write to."],
  ['replay', 'replay needs <record>, for example: underbridge replay match.underbridge.json'],
  ['replay missing.json', "There is no file 'missing.json'."],
  ['replay .', "'.' is a folder; name a file."],
  ['replay text.json', 'text.json: This is not an Underbridge record: it is not JSON.'],
  ['replay foreign.json', "foreign.json: This is not an Underbridge record: it has no field 'underbridge'."],
  ['replay damaged.json', "damaged.json: This record is damaged: 'moves' is not a list of [seat, move]."],
  ['replay format.json', 'format.json: This record has format 2; this program reads format 1.'],
  ['replay newer.json', 'newer.json: This record follows version 2 of the rules of Gnome Elf Troll'],
  ['replay other-game.json', 'other-game.json: There is no game "checkers"'],
  ['replay seats.json', 'seats.json: Gnome Elf Troll is for 2, 3, 4 players, not 9.'],
  ['replay option.json', "option.json: Option 'goal' of Gnome Elf Troll can be 8, 10, 12, not 99."],
  ['replay good.json --after 1', 'The match has 0 moves; --after is a whole number from 0 to 0.'],
  ['replay missing.json --verify', "There is no file 'missing.json'."],
  ['replay text.json --verify', 'text.json: This is not an Underbridge record: it is not JSON.'],
  ['replay damaged.json --verify', "damaged.json: This record is damaged: 'moves'"],
  ['replay newer.json --verify', 'newer.json: This record follows version 2'],
  ['replay seats.json --verify', 'seats.json: Gnome Elf Troll is for 2, 3, 4 players, not 9.'],
];

test.each(CASES)('%s: one line, exit code 2, nothing written', async (typed, problem) => {
  const { code, out, err } = await program.run(typed);
  expect(err).toContain(`underbridge: ${problem}`);
  expect(err.match(/\n/g)).toHaveLength(1);
  expect([code, out]).toEqual([2, '']);
  expect(readdirSync(program.path('.')).sort()).toEqual(Object.keys(FILES).sort());
});

test('a process of its own ends the same way', async () => {
  for (const typed of ['dance', 'replay missing.json', `play ${GAME} --seats 9`]) {
    const ended = await built.run(typed);
    expect(ended).toEqual(await program.run(typed));
    expect(ended.code).toBe(2);
  }
});
