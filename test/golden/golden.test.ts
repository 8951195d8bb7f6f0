import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { Game, Table } from '../../src/kernel/game.ts';
import { pick, randomFrom, seedFrom } from '../../src/kernel/random.ts';
import { tableFor } from '../../src/kernel/table.ts';
import { type Fixture, writePlaythrough } from './playthrough.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const UPDATING = process.env.UPDATE_GOLDEN === '1';

/**
 * The table as it comes for every number of seats, and one for each option with an unusual value. What is unusual about it
 * names a playthrough, and its name deals it: a new option adds one and leaves the others as they are.
 */
function fixturesOf(game: Game): Fixture[] {
  const unusual = Object.entries(game.options).flatMap(([name, option]) => {
    const chance = randomFrom(seedFrom(`golden ${game.id} ${name}`));
    const seats = pick(chance, game.seats);
    const values = option.values(seats).filter((value) => value !== option.default);
    if (values.length === 0) return [];
    const needs = Object.entries(option.needs ?? {}).filter(([other, value]) => game.options[other]?.default !== value);
    const table = { ...Object.fromEntries(needs), [name]: pick(chance, values) };
    // What others need makes another game of it, which is worth a look at its largest table too.
    const isNeeded = Object.values(game.options).some(({ needs: others }) => others?.[name] !== undefined);
    const tables = isNeeded && option.needs !== undefined ? [seats, Math.max(...game.seats)] : [seats];
    return tables.map((each) => ({ seats: each, unusual: table }));
  });
  return [
    ...game.seats.map((seats) => fixture(game, seats, {})),
    ...unusual.map(({ seats, unusual: values }) => fixture(game, seats, values)),
  ];
}

function fixture(game: Game, seats: number, unusual: Table['options']): Fixture {
  const name = [`${seats}-seats`, ...Object.entries(unusual).map(([option, value]) => `${option}-${value}`)].join('_');
  return { name, game, table: tableFor(game, seats, unusual), unusual, seed: seedFrom(`golden ${game.id} ${name}`) };
}

/** Says where two texts part, with the lines around. */
function firstDifference(stored: string, now: string): string | undefined {
  const old = stored.split(/\r?\n/);
  const fresh = now.split('\n');
  const at = fresh.findIndex((line, i) => line !== old[i]);
  if (at < 0 && old.length === fresh.length) return undefined;
  const line = at < 0 ? fresh.length : at;
  const shown = (lines: readonly string[], mark: string, count: number) =>
    lines.slice(line, line + count).map((text) => `${mark} ${text}`);
  const step = fresh.slice(0, line + 1).findLast((text) => /^(start|step \d+|end)$/.test(text));
  return [
    `line ${line + 1}, in ${step ?? 'the header'}:`,
    ...fresh.slice(Math.max(0, line - 5), line).map((text) => `  ${text}`),
    ...shown(old, '- stored:', 3),
    ...shown(fresh, '+ now:   ', 3),
  ].join('\n');
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const folder = join(HERE, id);
  const fixtures = fixturesOf(game);

  test.each(fixtures.map((fixture) => [fixture.name, fixture] as const))('%s', (name, fixture) => {
    const path = join(folder, `${name}.txt`);
    const text = writePlaythrough(fixture);
    if (UPDATING) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, text);
    }
    if (!existsSync(path))
      throw new Error(`There is no golden playthrough ${path}; 'npm run golden -- -t ${id}' writes it.`);
    const difference = firstDifference(readFileSync(path, 'utf8'), text);
    if (difference !== undefined) {
      throw new Error(
        `${id}/${name}.txt differs from what is played now at ${difference}\nIf that is intended, 'npm run golden -- -t ${id}' writes it anew.`,
      );
    }
  });

  test('there are no playthroughs but these', () => {
    const wanted = fixtures.map(({ name }) => `${name}.txt`).sort();
    const stored = existsSync(folder) ? readdirSync(folder) : [];
    if (UPDATING) for (const file of stored) if (!wanted.includes(file)) rmSync(join(folder, file));
    expect((existsSync(folder) ? readdirSync(folder) : []).sort()).toEqual(wanted);
  });
});

test.each(GAMES)('a new option of $id deals no playthrough anew but its own', (game) => {
  const weather = { default: 'fair', values: () => ['fair', 'foul'] };
  const labelled = (each: Game) => fixturesOf(each).map(({ name, seed }) => `${name} ${seed}`);
  const before = labelled(game);
  const after = labelled({ ...game, options: { weather, ...game.options } });
  expect(after.filter((label) => !before.includes(label))).toEqual([expect.stringMatching(/^\d-seats_weather-foul /)]);
  expect(before.filter((label) => !after.includes(label))).toEqual([]);
});

describe('a difference', () => {
  const stored = 'game x\n\nstart\n  a = 1\n  b = 2\n\nstep 1\n  a = 3\n';

  test('is named with its line, its step, and the lines around it', () => {
    expect(firstDifference(stored, stored.replace('a = 3', 'a = 4'))).toBe(
      [
        'line 8, in step 1:',
        '  start',
        '    a = 1',
        '    b = 2',
        '  ',
        '  step 1',
        '- stored:   a = 3',
        '- stored: ',
        '+ now:      a = 4',
        '+ now:    ',
      ].join('\n'),
    );
  });

  test('is found where one text goes on after the other', () => {
    expect(firstDifference(stored, `${stored}  b = 5\n`)).toContain('line 9, in step 1:');
    expect(firstDifference(`${stored}  b = 5\n`, stored)).toContain('line 9, in step 1:');
  });

  test('is not the kind of line ends', () => {
    expect(firstDifference(stored.replaceAll('\n', '\r\n'), stored)).toBeUndefined();
  });
});
