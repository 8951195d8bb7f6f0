import { expect, test } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { cage, give, plan, road, shop, stats, take, town, twoHuts } from '../../../../test/games/troll-town/testing.ts';
import { hexNamed } from '../box/hexes.ts';
import type { PieceId } from '../box/pieces.ts';
import { GRUNT } from '../moves.ts';
import { type Crew, EMPTY, NO_PLAN, type Order, type Plan, type TrollTown, trollOf, WAIT } from '../position.ts';
import { view as viewOf } from '../view.ts';
import { openSites } from './ground/open-sites.ts';
import { survey } from './ground/survey.ts';
import { type PlanNote, type PlanOutlook, planOutlook } from './plan-outlook.ts';
import { openSlate } from './slates.ts';

const ME = 0;

/** As the seat sees the town and plans this. */
function outlook(p: TrollTown, planned: Partial<Plan>): PlanOutlook {
  return planOutlook(viewOf(p, ME), ME, { ...NO_PLAN, ...planned });
}

function remarks(p: TrollTown, planned: Partial<Plan>): string[] {
  return outlook(p, planned).notes.map(({ about }) => about);
}

function note(p: TrollTown, planned: Partial<Plan>, about: PlanNote['about']): PlanNote | undefined {
  return outlook(p, planned).notes.find((each) => each.about === about);
}

/** An order for one of the sites that the land has for it. */
function ordered(p: TrollTown, work: PieceId, place = 0, crew: Crew = 'communal-first'): Order {
  const site = openSites(survey(p), work)[place];
  if (site === undefined) throw new Error(`there is no site for ${work}`);
  return { work, site, crew };
}

const CATCH = { deed: 'capture-child', gear: 'bare', store: WAIT } as const;
const GET_MINION = { deed: 'get-minion', bed: 'communal' } as const;

rule('TT-12.6', 'a cage in the own plan is room for what is caught', () => {
  const p = plan(town());
  give(p, { communal: 2 });
  expect(note(p, CATCH, 'no-room')?.params).toEqual({ children: 1 });
  const withCage = outlook(p, { ...CATCH, orders: [ordered(p, 'cage')] }).notes;
  expect(withCage.map(({ about }) => about)).not.toContain('no-room');
  expect(withCage.find(({ about }) => about === 'room-ordered')).toMatchObject({ isSolved: true });
  cage(p, '3,-1');
  expect(remarks(p, CATCH)).toContain('waits');
});

rule('TT-12.6', 'a cage that nobody is left to build is no room', () => {
  const p = plan(town());
  p.communal = 0;
  const planned = { ...CATCH, orders: [ordered(p, 'cage')] };
  expect(remarks(p, planned)).toContain('no-room');
  expect(note(p, planned, 'labour')?.params).toEqual({ short: 1 });
});

rule('TT-6.6', 'a hovel in the own plan is a bed for the Minion', () => {
  const p = plan(town());
  p.communal = 2;
  expect(remarks(p, GET_MINION)).toContain('no-bed');
  const hovel = { ...GET_MINION, orders: [ordered(p, 'hovel'), ordered(p, 'hovel', 3)] };
  expect(remarks(p, hovel)).not.toContain('no-bed');
});

rule('TT-6.11', 'a Minion that the plan brings works this turn', () => {
  const p = plan(twoHuts());
  p.communal = 0;
  const orders = [ordered(p, 'cage', 0, 'private-first')];
  expect(remarks(p, { deed: 'loaf', orders })).toContain('labour');
  const withOwn = outlook(p, { deed: 'get-minion', bed: 'private', orders });
  expect(withOwn.labour).toEqual({ planned: 1, town: 0, own: 1 });
  expect(withOwn.notes.map(({ about }) => about)).not.toContain('labour');
});

rule('TT-7.4', 'a deed takes its labour before the orders do', () => {
  const p = plan(town());
  shop(p, '3,-1 4,-1 4,-2');
  give(p, { communal: 2 - p.communal });
  const orders = [ordered(p, 'cage')];
  expect(outlook(p, { ...CATCH, orders }).labour).toEqual({ planned: 1, town: 2, own: 0 });
  const geared = outlook(p, { ...CATCH, gear: 'shop', orders });
  expect(geared.labour).toEqual({ planned: 3, town: 2, own: 0 });
  expect(geared.notes.find(({ about }) => about === 'labour')?.params).toEqual({ short: 1 });
  p.communal = 1;
  expect(remarks(p, { ...CATCH, gear: 'shop' })).toContain('bare-handed');
});

rule('TT-4.3', 'all rivals for one thing are one note, without those who show other plans', () => {
  const p = plan(town(5));
  expect(outlook(p, CATCH).notes.filter(({ about }) => about === 'catch')).toMatchObject([
    { params: { seats: [1, 2, 3, 4] }, rule: 'TT-4.3' },
  ]);
  take(p, 2, { do: 'loaf' });
  openSlate(p, 2, 1 << ME);
  expect(note(p, CATCH, 'catch')?.params.seats).toEqual([1, 3, 4]);
});

rule('TT-8.13', 'a fight is judged by the stats in which one is ahead, and behind', () => {
  const p = plan(town(3));
  stats(p, ME, 5, 4, 2, 2, 2);
  stats(p, 1, 3, 4, 3, 3, 2);
  expect(note(p, CATCH, 'catch')?.params).toMatchObject({ seats: [1, 2], ahead: [1, 2], behind: [2, 3] });
  expect(outlook(p, CATCH).odds).toBeUndefined();
  expect(outlook(p, { deed: 'fight', victim: 1 }).odds).toEqual({ ahead: 1, behind: 2 });
  trollOf(p, ME).injuries = [2, 0, 0, 0, 0];
  expect(outlook(p, { deed: 'fight', victim: 1 }).odds).toEqual({ ahead: 0, behind: 2 });
  // His Hut adds one to each of the Boss's stats.
  stats(p, p.title, 1, 1, 1, 1, 3);
  expect(outlook(p, { deed: 'challenge' }).odds).toEqual({ ahead: 2, behind: 1 });
});

rule('TT-6.9', 'whoever has grunted draws on the labour of the town first', () => {
  const p = plan(town(3));
  give(p, { communal: 4 });
  const planned = { deed: 'loaf', orders: [ordered(p, 'cage')] } as const;
  expect(note(p, planned, 'share')).toBeDefined();
  take(p, 1, GRUNT);
  expect(note(p, planned, 'before')?.params).toEqual({ seats: [1] });
  expect(note(p, planned, 'share')).toBeUndefined();
});

rule('TT-7.5', 'a deed that the town does not allow any more is told of', () => {
  const p = plan(town());
  expect(note(p, { deed: 'heal' }, 'deed-fails')?.rule).toBe('TT-7.5');
});

test('the outlook changes nothing in the view', () => {
  const p = plan(town(4));
  give(p, { communal: 6 });
  const view = viewOf(p, ME);
  const before = JSON.stringify(view);
  planOutlook(view, ME, { ...NO_PLAN, ...GET_MINION, orders: [ordered(p, 'hovel'), ordered(p, 'i2')] });
  expect(JSON.stringify(view)).toBe(before);
});

rule('TT-12.2', 'a pit from which no road would lead to the Bridge is warned of', () => {
  const pitIn = (p: TrollTown) => remarks(p, { orders: [ordered(p, 'pit')] }).includes('pit-cut-off');
  const p = plan(town());
  give(p, { communal: 8 });
  // Road on ten of the sides of a pit around (5,-1), from the stub at (3,0).
  road(p, '5,0 5,1 6,0 7,-1');
  road(p, '7,-2 7,-3 6,-3');
  expect(pitIn(p)).toBe(false);
  for (const hex of ['1,-2', '-1,-1']) p.land[hexNamed(hex)] = EMPTY;
  expect(pitIn(p)).toBe(true);
});

rule('TT-6.6', 'Minions of one’s own without beds are warned of, whatever is planned', () => {
  const p = plan(town());
  trollOf(p, ME).minions = 3;
  expect(note(p, {}, 'own-beds')?.params).toEqual({ minions: 3 });
  expect(note(p, { deed: 'loaf' }, 'own-beds')?.params).toEqual({ minions: 3 });
  trollOf(p, ME).minions = 0;
  expect(remarks(p, {})).not.toContain('own-beds');
});
