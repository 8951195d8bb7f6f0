import { expect, test } from 'vitest';
import type { PlaceState } from '../../../../web/board-kit/places.tsx';
import { BUILDING } from '../../box/areas.ts';
import { displayFor, displaysLit } from './displays.ts';

type Mood = PlaceState['mood'];

function placesOf(moods: Readonly<Record<string, Mood>>): ReadonlyMap<string, PlaceState> {
  return new Map(
    Object.entries(moods).map(([place, mood]) => [place, { mood, label: place, name: place, portable: false }]),
  );
}

test.each<[string, Readonly<Record<string, Mood>>, boolean]>([
  ['only tiles can be chosen', { 'tile-cave-bell-06': 'lit' }, true],
  ['a King’s card can be claimed besides', { 'tile-cave-bell-06': 'lit', 'king-card-kc-bells': 'lit' }, true],
  ['a card has been chosen', { 'card-troll-bat-vp-power': 'chosen', 'act-get-power-power': 'instead' }, true],
  ['something else can be done as well', { 'card-troll-bat-vp-power': 'lit', 'act-get-power-power': 'lit' }, false],
  ['nothing lies there to be chosen', { 'area-mining': 'lit' }, false],
])('the drawer is needed or not where %s', (_, moods, needed) => {
  expect(displaysLit(placesOf(moods)).needed).toBe(needed);
});

test('the display from which something was chosen stays while it is laid, wherever one acts', () => {
  const laying = placesOf({ 'tile-king-refill': 'chosen', 'tile-king-totems': 'instead', 'cell-1-0-0': 'lit' });
  expect(displayFor(laying, BUILDING)).toBe('king');
  expect(displayFor(placesOf({ 'act-build-tiles-building': 'lit' }), BUILDING)).toBe('cave');
});
