import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtProgram } from '../../test/cli/program.ts';

const program = builtProgram();
const SIMULATE = 'simulate gnome-elf-troll';

async function simulated(typed: string) {
  const { code, out, err } = await program.run(`${SIMULATE} ${typed} --json`);
  expect([code, err]).toEqual([0, '']);
  const { speed, ...rest } = JSON.parse(out);
  return { speed, rest };
}

test('the same seed gives the same matches on any number of threads', async () => {
  const plan = '--matches 24 --bots greedy,random --seats 3 --seed threads';
  const alone = await simulated(`${plan} --workers 1`);
  expect(alone.speed.threads).toBe(1);
  expect(alone.rest).toMatchObject({ game: 'gnome-elf-troll', seats: 3, seed: 'threads', planned: 24, matches: 24 });
  for (const workers of [2, 5]) expect((await simulated(`${plan} --workers ${workers}`)).rest).toEqual(alone.rest);
  expect((await simulated('--matches 24 --bots greedy,random --seats 3 --seed other')).rest).not.toEqual(alone.rest);
});

test('wins add up by seat and by bot, each with its interval', async () => {
  const { rest } = await simulated('--matches 90 --bots greedy,random,random --seed sum');
  const sum = (list: { wins: number }[]) => list.reduce((total, { wins }) => total + wins, 0);
  expect(sum(rest.bots)).toBeCloseTo(90);
  expect(sum(rest.bySeat)).toBeCloseTo(90);
  expect(rest.bots).toMatchObject([
    { bot: 'greedy', chairs: 1, fair: 1 / 3 },
    { bot: 'random', chairs: 2, fair: 2 / 3 },
  ]);
  for (const { share, low, high } of [...rest.bots, ...rest.bySeat]) {
    expect(low).toBeLessThan(share);
    expect(share).toBeLessThan(high);
  }
  expect(rest.bots[0].share).toBeGreaterThan(0.8);
});

test('seats come from the bots, options are heeded', async () => {
  const short = await simulated('--matches 30 --bots random,random --option goal=8 --seed options');
  const long = await simulated('--matches 30 --bots random,random --option goal=12 --seed options');
  expect(short.rest).toMatchObject({ seats: 2, options: { goal: 8, firstPlayer: 'random' } });
  expect(short.rest.length.mean).toBeLessThan(long.rest.length.mean);
});

test('a table, plots and plain progress through a pipe', async () => {
  const { code, out, err } = await program.run(`${SIMULATE} --matches 40 --bots greedy,random --seats 2 --seed plain`);
  expect(code).toBe(0);
  for (const part of [
    'Wins by bot',
    'Wins by seat',
    'Decisions in a match',
    'Points at the end',
    'decisions/s',
    '█',
    '●',
  ]) {
    expect(out).toContain(part);
  }
  expect(out).toMatch(/greedy +1 +\d+\.\d +\d+\.\d % +\d+\.\d – \d+\.\d %/);
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  expect(err.trimEnd().split('\n').at(-1)).toBe('100 %  40 of 40 matches');
});

const VOID = ['meta', 'rect', 'path', 'circle', 'line', 'feTurbulence', 'feDisplacementMap'];

/** What is wrong with the nesting of a page's tags. */
function nestingFaults(page: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const body = page.replace(/<!doctype html>/, '').replace(/<style>[\s\S]*?<\/style>/, '');
  for (const [tag, closing, name = '', rest = ''] of body.matchAll(
    /<(\/?)([a-zA-Z][\w]*)((?:\s+[\w-]+="[^"<>]*")*)\s*\/?>/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) faults.push(tag);
    } else if (!tag.endsWith('/>') && name !== 'meta') {
      open.push(name);
    } else if (!VOID.includes(name)) {
      faults.push(`${name}${rest}`);
    }
  }
  const strayed = body.replace(/<(\/?)([a-zA-Z][\w]*)((?:\s+[\w-]+="[^"<>]*")*)\s*\/?>/g, '').match(/[<>]/g) ?? [];
  return [...faults, ...open, ...strayed];
}

test('the report is a whole page that needs nothing from outside', async () => {
  const { code, out } = await program.run(
    `${SIMULATE} --matches 40 --bots greedy,random --seed <b>&"x" --report page.html`,
  );
  expect(code).toBe(0);
  expect(out).toContain('Report written to page.html.');
  const page = readFileSync(program.path('page.html'), 'utf8');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(nestingFaults(page)).toEqual([]);
  expect(page).not.toMatch(/https?:|\bsrc=|\bhref=|@import|url\((?!#)|<script/);
  expect(page).toContain('&#60;b&#62;&#38;&#34;x&#34;');
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page.match(/<svg /g)?.length).toBeGreaterThanOrEqual(6);
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('a text report has its plots beside it, and a kept run is reported without being played again', async () => {
  const plan = 'simulate trolls-and-princesses --matches 6 --bots random --seats 2 --seed text --option clans=random';
  const first = await program.run(`${plan} --keep kept.json --json`);
  expect([first.code, first.err]).toEqual([0, '']);
  const { code, out } = await program.run(`${plan} --keep kept.json --report balance.md`);
  expect(code).toBe(0);
  expect(out).toContain(' 0 decisions in ');
  expect(out).toMatch(/Teal clan +\d+\.\d +\d+\.\d %/);
  const words = readFileSync(program.path('balance.md'), 'utf8');
  expect(words).toContain('# Trolls & Princesses: a simulation');
  expect(words).toContain('--option clans=random');
  expect(words).not.toMatch(/NaN|undefined|Infinity/);
  const pictures = [...words.matchAll(/\]\((balance\/[\w-]+\.svg)\)/g)].map(([, path = '']) => path);
  expect(pictures.length).toBeGreaterThan(12);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const path of pictures) {
    const plot = readFileSync(program.path(path), 'utf8');
    expect(plot).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(nestingFaults(plot), path).toEqual([]);
    expect(plot).not.toMatch(/NaN|undefined|Infinity/);
  }
  const other = await program.run(`${plan.replace('--seed text', '--seed other')} --keep kept.json`);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('kept.json: it holds matches of another plan') });
});

test('Ctrl-C ends it with what was done so far', async () => {
  const child = program.start(`${SIMULATE} --matches 30000 --bots random,random --seed stop --report stopped.html`);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.once('data', () => child.kill('SIGINT'));
  expect(await program.ended(child)).toBe(0);
  expect(out).toContain('Stopped before the planned 30,000 matches were played.');
  expect(out).toContain('Wins by bot');
  expect(existsSync(program.path('stopped.html'))).toBe(true);
});
