import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { programHere } from '../../test/cli/program.ts';
import { commitment, seedFrom } from '../kernel/random.ts';
import type { MatchRecord } from '../kernel/record.ts';

const program = programHere();

function keep(name: string, record: unknown): void {
  writeFileSync(program.path(name), JSON.stringify(record));
}

let record: MatchRecord;

beforeAll(async () => {
  const lines = Array<number>(300).fill(1);
  await program.run('play gnome-elf-troll --bots greedy,greedy --seed film --record match.json', { lines });
  record = JSON.parse(readFileSync(program.path('match.json'), 'utf8'));
  keep('half.json', { ...record, moves: record.moves.slice(0, 9), places: undefined });
});

test('through a pipe the whole match is told, with picture and result', async () => {
  const { code, out, err } = await program.run('replay match.json');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`3 seats, ${record.moves.length} moves · goal 10`);
  expect(out).toContain('● Moss, you');
  expect(out).toContain('▲ Ember, greedy');
  expect(out).toMatch(/\n +0 {2}The table is set\.\n +1 {2}\w+ sowed/);
  expect(out).toMatch(new RegExp(`\\n ${record.moves.length}  .*`));
  expect(out).toMatch(/Result\n\n +1st/);
  expect(out).not.toContain('drew a tile');
});

test('an unfinished match is told as far as it goes', async () => {
  const { code, out } = await program.run('replay half.json');
  expect(code).toBe(0);
  expect(out).toContain('The record ends here');
});

test('one moment shows the position after it, with all hands open', async () => {
  const { code, out } = await program.run('replay match.json --after 9');
  expect(code).toBe(0);
  expect(out).toMatch(/^ +9 {2}/);
  expect(out.match(/hand: (pumpkin|apple|bean)/g)).toHaveLength(3);
  expect(out).not.toContain('Result');
});

test('for machines every moment has its move, its sentences and its position', async () => {
  const all = JSON.parse((await program.run('replay match.json --json')).out);
  expect(all).toMatchObject({ game: 'gnome-elf-troll', seats: 3, seed: record.seed, places: record.places });
  expect(all.moments).toHaveLength(record.moves.length + 1);
  const [seat, move] = record.moves[0] ?? [];
  expect(all.moments[1]).toMatchObject({ moment: 1, seat, move, position: { sown: 1 } });
  expect(all.moments[1].told[0]).toMatch(/sowed/);
  const one = JSON.parse((await program.run('replay match.json --json --after 4')).out);
  expect(one.moments).toEqual([all.moments[4]]);
});

test('a genuine record is found so', async () => {
  const { code, out, err } = await program.run('replay match.json --verify');
  expect([code, err]).toEqual([0, '']);
  expect(out.match(/✔/g)).toHaveLength(3);
  expect(out).toContain(`Genuine: all ${record.moves.length} moves and the result follow the rules.`);
});

test('a record of an unfinished match can be genuine too', async () => {
  const { code, out } = await program.run('replay half.json --verify');
  expect(code).toBe(0);
  expect(out).toContain('Genuine so far: 9 moves');
});

const otherSeed = seedFrom('another shuffle');

const FORGERIES: Readonly<
  Record<string, readonly [changes: () => Partial<MatchRecord>, passed: number, problem: RegExp]>
> = {
  'another seed': [() => ({ seed: otherSeed }), 0, /the seed does not match the hash shown at the start/],
  'another seed and its hash': [
    () => ({ seed: otherSeed, commitment: commitment(otherSeed) }),
    1,
    /Move \d+ of this record/,
  ],
  'a move that was not on offer': [
    () => ({ moves: record.moves.map((entry, i) => (i === 5 ? [entry[0], { do: 'win' }] : entry)) }),
    1,
    /Move 6 of this record, {"do":"win"}/,
  ],
  'a move left out': [() => ({ moves: record.moves.filter((_, i) => i !== 3) }), 1, /Move \d+ of this record/],
  'another result': [() => ({ places: [1, 1, 1] }), 2, /This record says that the places are 1, 1, 1; replayed/],
  'a result too early': [
    () => ({ moves: record.moves.slice(0, -1) }),
    2,
    /says that the places are .*; replayed, the match is unfinished/,
  ],
};

test.each(Object.entries(FORGERIES))('%s is found out, with exit code 1', async (_, [changes, passed, problem]) => {
  keep('forged.json', { ...record, ...changes() });
  const { code, out, err } = await program.run('replay forged.json --verify');
  expect([code, err]).toEqual([1, '']);
  expect(out.match(/✔/g) ?? []).toHaveLength(passed);
  expect(out).toMatch(problem);
  expect(out).toContain('Not genuine');
  const json = await program.run('replay forged.json --verify --json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({ record: 'forged.json', genuine: false });
});

test('the verdict for machines', async () => {
  const { code, out } = await program.run('replay match.json --verify --json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    record: 'match.json',
    genuine: true,
    checks: [
      { check: 'seed', passed: true },
      { check: 'moves', passed: true },
      { check: 'result', passed: true },
    ],
  });
});

test('a broken record is told as far as it is sound, and says where and why it breaks', async () => {
  const moves = [...record.moves];
  moves[6] = [moves[6]?.[0] ?? 0, { do: 'buy', purchase: 'castle' } as never];
  keep('broken.json', { ...record, moves });
  const { code, out, err } = await program.run('replay broken.json');
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(/Move 7, by \w+, is against rule GET-[\d.]+\. What you see is the match up to there/);
  expect(out).toMatch(/\n +6 {2}/);
  expect(out).not.toMatch(/\n +7 {2}/);
  const told = JSON.parse((await program.run('replay broken.json --json')).out);
  expect(told.moments).toHaveLength(7);
  expect(told.trouble).toMatch(/^Move 7/);

  keep('boast.json', { ...record, places: record.places?.toReversed() });
  const boast = await program.run('replay boast.json');
  expect(boast.out).toContain('names other places than the moves lead to');
});
