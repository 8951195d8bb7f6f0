import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { programHere } from '../../test/cli/program.ts';
import { GAMES, gameNamed } from '../games/index.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { retell } from '../kernel/retell.ts';

const RECORDS = fileURLToPath(new URL('../../test/records', import.meta.url));
const program = programHere();

const FILES = GAMES.flatMap(({ id }) => readdirSync(join(RECORDS, id)).map((name) => [id, name] as const));
const OLDER = FILES.filter(([id, name]) => Number.parseInt(name, 10) < gameNamed(id).version);

function brought(id: string, name: string): MatchRecord {
  const from = join(RECORDS, id, name);
  copyFileSync(from, program.path('older.json'));
  return JSON.parse(readFileSync(from, 'utf8'));
}

test('there is a record of every version that any game had', () => {
  for (const { id, version } of GAMES) {
    const kept = FILES.filter(([game]) => game === id).map(([, name]) => name);
    const wanted = Array.from({ length: version }, (_, before) => `${before + 1}.underbridge.json`);
    expect(kept, `Run: npm run positions -- ${id}`).toEqual(expect.arrayContaining(wanted));
  }
});

describe.each(OLDER)('%s, %s', (id, name) => {
  test('is told to its end, by the rules that it names', async () => {
    const record = brought(id, name);
    const { code, out, err } = await program.run('replay older.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Played by version ${record.version} of the rules; this program plays version`);
    expect(out.split('\n').length).toBeGreaterThan(record.moves.length / 8);
    expect(out).toContain('Result');
    expect(out).not.toMatch(/Not genuine|against rule|This record/);
  });

  test('is checked as far as the rules of today can, and never called forged', async () => {
    brought(id, name);
    const { code, out, err } = await program.run('replay older.json --verify');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('✔ the seed matches the hash shown at the start');
    expect(out).not.toContain('✘');
  });

  test('shows no moment that was not so', () => {
    const record = brought(id, name);
    const told: unknown[] = [];
    const { moments, of } = retell(gameNamed(id), record, (each) => told.push(each));
    expect(of).toBe(record.moves.length + 1);
    expect(told).toHaveLength(moments);
    if (moments < of) expect(told).toEqual(record.log?.slice(0, moments) ?? []);
  });
});

test('a record of older rules whose seed was changed is found out all the same', async () => {
  const record = brought('cave-troll', '1.underbridge.json');
  writeFileSync(program.path('older.json'), JSON.stringify({ ...record, seed: record.commitment }));
  const { code, out } = await program.run('replay older.json --verify');
  expect(code).toBe(1);
  expect(out).toContain('✘ the seed does not match');
});

test('one moment of older rules that today’s cannot draw is told', async () => {
  const record = brought('trolls-and-princesses', '1.underbridge.json');
  const { code, out } = await program.run(`replay older.json --after ${record.moves.length}`);
  expect(code).toBe(0);
  expect(out).toContain('Today’s rules can’t draw this moment');
});
