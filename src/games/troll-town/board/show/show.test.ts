import { expect, test } from 'vitest';
import { turnsOf } from '../../../../../test/games/troll-town/told-turns.ts';
import type { TrollTown } from '../../position.ts';
import { after } from './replay.ts';
import { CHAPTERS, scriptOf } from './script.ts';
import { wishesOf } from './wishes.ts';

const TURNS = [...turnsOf(2, 'a show for two'), ...turnsOf(4, 'a show for four')];

test('beat by beat, the picture of the town comes to what the town is', () => {
  expect(TURNS.length).toBeGreaterThanOrEqual(80);
  for (const { before, end, news } of TURNS) {
    const town = news.reduce(after, before);
    // Tiles are numbered anew when they are torn apart; what lies where is the same.
    const ground = ({ land }: TrollTown) => land.map((there) => (there > 0 && there < 10_000 ? 1 : there));
    expect(ground(town)).toEqual(ground(end));
    expect([...town.cracks].sort()).toEqual([...end.cracks].sort());
    expect(town.buildings.map(({ kind, stands, hexes }) => ({ kind, stands, hexes }))).toEqual(
      end.buildings.map(({ kind, stands, hexes }) => ({ kind, stands, hexes })),
    );
    expect(town.title).toBe(end.title);
  }
});

test('chapters come in the order of the rules', () => {
  for (const turn of TURNS) {
    const order = scriptOf(turn, 0).map(({ chapter }) => CHAPTERS.indexOf(chapter));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  }
});

test('every part of a plan has an end, and what came to nothing names its rule', () => {
  const verdicts = new Set<string>();
  for (const { end, news } of TURNS) {
    const planned = news.filter(({ say, seat }) => (say === 'told.deed' || say === 'told.ordered') && seat === 1);
    const wishes = wishesOf(end, news, 1);
    expect(wishes).toHaveLength(planned.length);
    for (const { verdict, reasons, rules } of wishes) {
      verdicts.add(verdict);
      for (const rule of rules) expect(rule).toMatch(/^TT-\d+\.\d+$/);
      if (reasons.some(({ say }) => say === 'reason.not' || say === 'reason.no-crew')) expect(verdict).toBe('failed');
      if (reasons.some(({ say }) => say === 'reason.built')) expect(['done', 'won']).toContain(verdict);
    }
  }
  expect([...verdicts].sort()).toEqual(['done', 'failed', 'loafed', 'lost', 'won']);
});
