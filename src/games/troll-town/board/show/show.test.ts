import { expect, test } from 'vitest';
import { turnsOf } from '../../../../../test/games/troll-town/told-turns.ts';
import type { TrollTown } from '../../position.ts';
import { partResultsOf } from './part-results.ts';
import { after } from './replay.ts';
import { CHAPTERS, ceremonyOf, scriptOf } from './script.ts';

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

test('beat by beat, Trolls, Minions and the calendar come to what they are', () => {
  for (const { before, end, news } of TURNS) {
    // Add-ons take their staff from wherever it is idle, which nothing tells.
    if (news.some(({ say }) => say === 'told.extended' || say === 'told.staff-ran')) continue;
    const town = news.reduce(after, before);
    const panels = ({ turn, title, communal, herd, feasted, trolls }: TrollTown) => ({
      figures: [turn, title, communal, herd, feasted],
      trolls: trolls.map(({ minions, injuries }) => ({ minions, injuries })),
    });
    expect(panels(town), JSON.stringify(news)).toEqual(panels(end));
  }
});

test('no beat knows more than what has been told by then', () => {
  for (const turn of TURNS) {
    const beats = scriptOf(turn, 0);
    const told = beats.map((beat) => beat.told);
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect(told.at(-1)).toBe(turn.news.length);
    const crowned = turn.news.findIndex(({ say }) => say === 'told.new-boss');
    const dawn = turn.news.findIndex(({ say }) => say === 'told.turn');
    for (const beat of beats) {
      if (crowned >= 0 && beat.told <= crowned) expect(beat.town.title).toBe(turn.before.title);
      if (dawn >= 0 && beat.told <= dawn) expect(beat.town.turn).toBe(turn.before.turn);
    }
  }
});

test('what a fight breaks is shown with it, and the crowns come last', () => {
  const shown = TURNS.map((turn) => ({ turn, beats: scriptOf(turn, 0) }));
  for (const { turn, beats } of shown) {
    for (const [place, beat] of beats.entries()) {
      const isDamage = ['told.cracked', 'told.broke', 'told.removed', 'told.harmed', 'told.broken'].includes(
        beat.event.say,
      );
      if (isDamage) expect(beats[place - 1]?.chapter, beat.event.say).not.toBe(beat.chapter);
      if (ceremonyOf(beat) === 'victory') expect(place).toBe(beats.length - 1);
    }
    expect(beats.filter((beat) => ceremonyOf(beat) === 'boss')).toHaveLength(
      turn.news.filter(({ say }) => say === 'told.new-boss').length,
    );
  }
  expect(shown.filter(({ beats }) => beats.some((beat) => ceremonyOf(beat) === 'victory'))).toHaveLength(2);
  const events = shown.reduce((sum, { turn }) => sum + turn.news.length, 0);
  expect(shown.reduce((sum, { beats }) => sum + beats.length, 0)).toBeLessThan(events * 0.6);
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
    const results = partResultsOf(end, news, 1);
    expect(results).toHaveLength(planned.length);
    for (const { verdict, reasons, rules } of results) {
      verdicts.add(verdict);
      for (const rule of rules) expect(rule).toMatch(/^TT-\d+\.\d+$/);
      if (reasons.some(({ say }) => say === 'reason.not' || say === 'reason.no-crew')) expect(verdict).toBe('failed');
      if (reasons.some(({ say }) => say === 'reason.built')) expect(['done', 'won']).toContain(verdict);
    }
  }
  expect([...verdicts].sort()).toEqual(['done', 'failed', 'loafed', 'lost', 'won']);
});
