import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { programHere } from '../../test/cli/program.ts';
import { TOY_FOLDERS } from '../../test/toys/folders.ts';
import { parseRecord, verify } from '../kernel/record.ts';
import { InputError } from '../kernel/table.ts';
import { playWith } from './play.ts';

function toyNamed(id: string) {
  const folder = TOY_FOLDERS.find(({ manifest }) => manifest.id === id);
  if (folder === undefined) throw new InputError(`there is no toy ${id}`);
  return folder;
}

const program = programHere([playWith(toyNamed)]);
const ALWAYS_FIRST = Array<number>(100).fill(1);

function recordIn(file: string) {
  return parseRecord(readFileSync(program.path(file), 'utf8'));
}

describe.each(TOY_FOLDERS.map(({ manifest }) => manifest.id))('at a terminal, %s', (id) => {
  const { game } = toyNamed(id);
  const typed = `play ${id} --bots greedy,greedy --seed once`;

  test('is played to its end by somebody and bots that answer at once', async () => {
    const file = `${id}.json`;
    const { code, out, err } = await program.run(`${typed} --record ${file}`, { lines: ALWAYS_FIRST });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('\n Result\n');
    verify(game, recordIn(file));
  });

  test('goes on after it was saved in the middle of answering, as if it had never been left', async () => {
    const [left, whole, again] = [`${id}-left.json`, `${id}-whole.json`, `${id}-again.json`];
    await program.run(`${typed} --record ${left}`, { lines: [1] });
    await program.run(`play ${id} --load ${left} --record ${again}`, { lines: ALWAYS_FIRST });
    await program.run(`${typed} --record ${whole}`, { lines: ALWAYS_FIRST });
    expect(recordIn(again)).toEqual(recordIn(whole));
  });
});

test('at a terminal nobody reads what bots answer in secret before everybody is done', async () => {
  const { out } = await program.run('play sealed-bids --bots greedy,greedy --seed once', { lines: [1, 1] });
  const [before, mine, after] = out.split('\n> ');
  expect(before).toContain('Lay a card as your bid.');
  expect(before).not.toMatch(/(Ember|Dusk) (laid|bid|backs|trusts)/);
  expect(mine).not.toMatch(/(Ember|Dusk) (laid|bid|backs|trusts)/);
  expect(after).toMatch(/(Ember|Dusk) bid \d/);
});
