import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtProgram, programHere } from '../../test/cli/program.ts';
import { gameNamed } from '../games/index.ts';
import { commitment, seedFrom } from '../kernel/random.ts';
import { parseRecord, verify } from '../kernel/record.ts';

const built = builtProgram();
const program = programHere();
const PLAY = 'play gnome-elf-troll';
/** Against bots that answer at once, and the same every time. */
const AT_THREE = `${PLAY} --bots greedy,greedy`;
const AT_TWO = `${PLAY} --seats 2 --bots greedy`;
const ALWAYS_FIRST = Array<number>(400).fill(1);

function recordIn(name: string, { path } = program) {
  return parseRecord(readFileSync(path(name), 'utf8'));
}

test.each([2, 3, 4])('a whole match for %d over a pipe ends in a result and a genuine record', async (seats) => {
  const file = `whole-${seats}.json`;
  const typed = `${PLAY} --seats ${seats} --bots ${Array(seats - 1).fill('greedy')} --seed whole --record ${file}`;
  const { code, out, err } = await built.run(typed, { lines: ALWAYS_FIRST });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(commitment(seedFrom('whole')));
  expect(out).toContain('Sow a tile: choose one from your hand');
  expect(out).toContain('> 1\n ● You sowed');
  expect(out).toMatch(/▲ Ember sowed/);
  const result = out.slice(out.indexOf('\n Result\n'));
  expect(result).toMatch(/1st [●▲■◆] \w+ {2}\d+ of one kind/);
  expect(result).toContain('GET-3.7');
  expect(result).toContain(`Seed  ${seedFrom('whole')}`);
  expect(result).toContain(`underbridge replay ${file}`);
  const record = recordIn(file, built);
  expect(record.names).toEqual(['you', ...Array(seats - 1).fill('greedy')]);
  expect(record.places).toHaveLength(seats);
  verify(gameNamed(record.game), record);
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
});

test('the numbers of choices stand in the picture where the creature may go', async () => {
  // By sowing pumpkins, then buying a gnome in the second turn.
  const { out } = await program.run(`${AT_THREE} --seed demo`, { lines: [1, 1, 2] });
  expect(out).toContain('Place your gnome');
  expect(out).toMatch(/└─+1─+┴─+2─+┘/);
  expect(out).toMatch(/Choices 1 to \d+ are in the picture/);
});

test('undo takes back until something is learned', async () => {
  const { out } = await program.run(`${AT_THREE} --seed demo`, {
    lines: ['undo', 1, 1, 2, 'undo', 'undo', 'undo', 'log'],
  });
  expect(out).toContain('> undo\n  There’s nothing to undo.');
  expect(out).toContain('> undo\n  Undone: Gnome for 3 pumpkins.');
  expect(out).toContain('> undo\n  Undone: Sow a pumpkin on the right.');
  const log = out.slice(out.lastIndexOf('> log'));
  expect(log.match(/You sowed/g)).toHaveLength(1);
  expect(log).not.toContain('You hired');
});

test('why names what is not possible, the reason and the rule', async () => {
  const { out } = await program.run(`${AT_THREE} --seed demo`, { lines: [1, 1, 'why'] });
  const why = out.slice(out.indexOf('> why'));
  expect(why).toContain('Elf for 4 pumpkins\n      GET-3.14  An elf costs 4 of one kind, and you have fewer pumpkins.');
  expect(why).not.toContain('Gnome for 3 pumpkins');
});

test('score, rules, look and help answer without a move', async () => {
  const lines = [1, 'score', 'rules', 'rules GET-3.8', 'rules 5', 'rules nonsense', 'look', 'help', 'SCORE'];
  const { out } = await program.run(`${AT_THREE} --seed demo`, { lines });
  const [, score, rules, oneRule, section, nonsense, look, help, again] = out.split('\n> ').slice(1);
  expect(score).toMatch(/1st ■ Dusk {2}\d+ of one kind/);
  expect(rules).toContain('GET-3.4  Lay one tile from your hand');
  expect(rules).toContain('3b Harvest');
  expect(oneRule).toContain('GET-3.8  Wherever two tiles of one kind');
  expect(section).toContain('5 What you control');
  expect(nonsense).toContain("There is no rule or section 'nonsense'. There is:");
  expect(look).toContain('Sow a bean on the left');
  for (const word of ['undo', 'why', 'save <file>', 'resign', 'quit']) expect(help).toContain(word);
  expect(again?.split('\n').slice(1, 4)).toEqual(score?.split('\n').slice(1, 4));
});

test('what makes no sense is said to make none, and nothing happens', async () => {
  const { code, out } = await program.run(`${AT_THREE} --seed demo`, {
    lines: ['0', '77', '', 'fly', 'constructor', 'log'],
  });
  expect(code).toBe(0);
  for (const typed of ['0', '77', 'fly', 'constructor']) {
    expect(out).toContain(`'${typed}' is not one of the choices: type a number from 1 to 3, or help.`);
  }
  expect(out).toContain('> log\n  Nothing has happened yet.');
});

test('leaving, by word or because the input ends, keeps what --record asks for', async () => {
  const quit = await program.run(`${AT_THREE} --seed leave --record quit.json`, { lines: [1, 'quit', 1] });
  expect(quit.code).toBe(0);
  expect(quit.out).toContain('Continue with: underbridge play gnome-elf-troll --load quit.json');
  const ended = await program.run(`${AT_THREE} --seed leave --record ended.json`, { lines: [1] });
  expect(ended.code).toBe(0);
  expect(recordIn('ended.json')).toEqual(recordIn('quit.json'));
  expect(recordIn('quit.json').places).toBeUndefined();
  const lost = await program.run(`${AT_THREE} --seed leave`, { lines: [1] });
  expect(lost.out).toContain('It was not saved');
});

test('whoever names no bots plays against those of the middle level', async () => {
  await program.run(`${PLAY} --seats 2 --seed leave --record unnamed.json`, { lines: [1] });
  expect(recordIn('unnamed.json').names).toEqual(['you', 'troll']);
});

test('a saved match goes on as it would have gone', async () => {
  const table = '--seats 4 --seat 2 --bots greedy,random,greedy';
  await program.run(`${PLAY} ${table} --seed again --record in-one-go.json`, { lines: ALWAYS_FIRST });
  await program.run(`${PLAY} ${table} --seed again`, { lines: [1, 1, 1, 'save half.json'] });
  expect(recordIn('half.json').names).toEqual(['greedy', 'you', 'random', 'greedy']);
  const { out } = await program.run(`${PLAY} --load half.json --record rest.json`, { lines: ['log', ...ALWAYS_FIRST] });
  expect(out).toMatch(/Continuing after \d+ moves/);
  expect(out.slice(out.indexOf('> log'))).toContain('You sowed');
  expect(recordIn('rest.json')).toEqual(recordIn('in-one-go.json'));
  const over = await program.run(`${PLAY} --load rest.json`);
  expect(over).toMatchObject({ code: 2, out: '' });
  expect(over.err).toContain('underbridge replay rest.json');
});

test('whoever resigns comes last, and the others finish', async () => {
  const { code, out } = await program.run(`${AT_THREE} --seed resign --record resigned.json`, { lines: [1, 'resign'] });
  expect(code).toBe(0);
  expect(out).toMatch(/3rd ● You {2}\d+ of one kind \(resigned\)/);
  const record = recordIn('resigned.json');
  expect(record.places?.[0]).toBe(3);
  verify(gameNamed(record.game), record);
});

test('with two players a resignation ends the match', async () => {
  const { out } = await program.run(`${AT_TWO} --seed resign`, { lines: ['resign', '', ''] });
  expect(out).toMatch(/1st ▲ Ember/);
  expect(out).toMatch(/2nd ● You .*\(resigned\)/);
});

test('after the end there is still time to save, and not to move', async () => {
  const { out } = await program.run(`${AT_TWO} --seed end`, {
    lines: ['resign', 'undo', '1', 'score', 'save late.json', 'save', 'quit'],
  });
  expect(out).toContain("Unknown command 'undo'");
  expect(out).toContain("Unknown command '1'");
  expect(out).toContain('Saved to late.json.');
  expect(out).toContain('save needs a file name');
  expect(recordIn('late.json').places).toEqual([2, 1]);
});

test('a file that cannot be written is said so, and the match goes on', async () => {
  const { code, out } = await program.run(`${AT_THREE} --seed demo`, { lines: ['save nowhere/x.json', 1] });
  expect(code).toBe(0);
  expect(out).toContain("There is no folder 'nowhere' to write to.");
  expect(out).toContain('> 1\n ● You sowed');
  expect(existsSync(program.path('nowhere'))).toBe(false);
  expect(readdirSync(program.path('.')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('nothing you may not know is shown: other hands stay face down until the end', async () => {
  const { out } = await program.run(`${AT_THREE} --seed whole`, { lines: ALWAYS_FIRST });
  const during = out.slice(0, out.indexOf('\n Result\n'));
  const hands = during.split('\n').filter((line) => line.startsWith('  hand:'));
  const pictures = Array.from({ length: Math.floor(hands.length / 3) - 1 }, (_, i) => hands.slice(3 * i, 3 * i + 3));
  expect(pictures.length).toBeGreaterThan(5);
  for (const [own, ...others] of pictures) {
    expect(own).not.toMatch(/\d tiles?/);
    for (const other of others) expect(other).toMatch(/hand: (\d tiles?|nothing) ·/);
  }
});
