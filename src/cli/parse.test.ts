import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { parse } from './parse.ts';

const cross: Command = {
  name: 'cross',
  takes: '<bridge>',
  about: 'about.play',
  options: [
    { flag: '--goats <n>', about: 'flag.seats' },
    { flag: '--toll <name=value>', about: 'flag.option', repeats: true },
    { flag: '--quietly', about: 'flag.json' },
  ],
  examples: ['underbridge cross stone'],
  run: () => 0,
};
const shout: Command = {
  name: 'shout',
  about: 'about.play',
  options: [],
  examples: ['underbridge shout'],
  run: () => 0,
};
const carry: Command = { ...shout, name: 'carry', takes: '[...what]', handsOn: true };
const COMMANDS = [cross, shout, carry];

function requestOf(typed: string) {
  const parsed = parse(typed.split(' '), COMMANDS);
  if (parsed.wants !== 'run') throw new Error(`wants ${parsed.wants}`);
  return { command: parsed.command.name, ...parsed.request };
}

test('reads words, values and flags in any order', () => {
  const { command, words, value, values, flag } = requestOf('cross --quietly stone --goats 3 --toll a=1 --toll=b=2');
  expect(command).toBe('cross');
  expect(words).toEqual(['stone']);
  expect(value('goats')).toBe('3');
  expect(values('toll')).toEqual(['a=1', 'b=2']);
  expect(flag('quietly')).toBe(true);
});

test('values stay as typed, even if they look like numbers', () => {
  expect(requestOf('cross stone --goats 007').value('goats')).toBe('007');
  expect(requestOf('cross stone --goats=1e3').value('goats')).toBe('1e3');
});

test('what was left out is undefined, empty or false', () => {
  const { value, values, flag } = requestOf('cross stone');
  expect([value('goats'), values('toll'), flag('quietly')]).toEqual([undefined, [], false]);
});

test('everything after a command that hands on is its words', () => {
  expect(requestOf('carry headless --json --seconds 2').words).toEqual(['headless', '--json', '--seconds', '2']);
});

test('help and version are wanted wherever they stand', () => {
  expect(parse([], COMMANDS)).toEqual({ wants: 'help' });
  expect(parse(['--help'], COMMANDS)).toEqual({ wants: 'help' });
  expect(parse(['cross', '-h'], COMMANDS)).toEqual({ wants: 'help', command: cross });
  expect(parse(['carry', '--help'], COMMANDS)).toEqual({ wants: 'help', command: carry });
  expect(parse(['-v'], COMMANDS)).toEqual({ wants: 'version' });
});

test.each([
  ['swim', "There is no command 'swim'; there is cross, shout, carry."],
  ['--swim', "There is no command '--swim'; there is cross, shout, carry."],
  ['cross', 'cross needs <bridge>, for example: underbridge cross stone'],
  ['cross stone wood', "cross: unexpected argument 'wood'; for example: underbridge cross stone"],
  ['cross stone -- wood', "cross: unexpected argument 'wood'; for example: underbridge cross stone"],
  ['shout loud', "shout: unexpected argument 'loud'; for example: underbridge shout"],
  ['cross stone --horses 3', 'cross has no option --horses; it has --goats, --toll, --quietly.'],
  ['cross stone -x', 'cross has no option -x; it has --goats, --toll, --quietly.'],
  ['shout --horses 3', 'shout has no option --horses; it has none.'],
  ['cross stone --goats', '--goats <n> needs a value.'],
  ['cross stone --no-goats', '--goats <n> needs a value.'],
  ['cross stone --goats --quietly', '--goats <n> needs a value.'],
  ['cross stone --toll.a=1', '--toll <name=value> needs a value.'],
  ['cross stone --goats 1 --goats 2', 'Give --goats only once.'],
])('%s: %s', (typed, problem) => {
  expect(() => parse(typed.split(' '), COMMANDS)).toThrow(problem);
});
