import { expect, test } from 'vitest';
import { gnomeElfTroll } from '../src/games/gnome-elf-troll/index.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { isOver } from '../src/kernel/steps.ts';
import { tableFor } from '../src/kernel/table.ts';
import { chance } from './boardgame-io/random-play.ts';
import { playDirectly } from './direct-gnome-elf-troll.ts';
import { headless } from './headless.ts';
import { playRandomMatch, positionAfter } from './random-match.ts';

const game: Game = gnomeElfTroll;

test.each(game.seats)('the game without the kernel is the same game, for %d', (seats) => {
  const table = tableFor(game, seats);
  for (let match = 0; match < 40; match++) {
    const through = playRandomMatch(game, table, chance(`match ${match}`));
    expect(playDirectly(table, chance(`match ${match}`))).toBe(through);
    expect(through).toBeGreaterThan(12);
  }
});

test('a position in the middle of a match is not its end', () => {
  for (const decisions of [0, 40, 10_000]) {
    expect(isOver(positionAfter(game, tableFor(game), decisions, chance('middle')))).toBe(false);
  }
});

test('every table has its figure, and those with a peer have all of its fields', async () => {
  const measured: string[] = [];
  const figures = await headless({ seconds: 0.05, begin: (figure) => measured.push(figure) });
  const names = figures.map(({ figure }) => figure);
  expect(measured).toEqual(names);
  for (const { id, seats } of GAMES) {
    for (const number of seats) expect(names).toContain(`headless/${id}/${number}`);
    expect(names).toContain(`clone/${id}`);
    expect(names).toContain(`record-size/${id}/${Math.max(...seats)}`);
  }
  expect(figures.find(({ figure }) => figure === 'headless/gnome-elf-troll/3')).toEqual({
    figure: 'headless/gnome-elf-troll/3',
    unit: 'moves/s',
    ours: expect.any(Number),
    peer: 'boardgame.io',
    theirs: expect.any(Number),
    ratio: expect.any(Number),
  });
  expect(Object.keys(figures[0] ?? {})).toEqual(['figure', 'unit', 'ours']);
  expect(names).toContain('kernel-overhead/gnome-elf-troll/3');
});
