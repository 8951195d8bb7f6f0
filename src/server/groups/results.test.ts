import { expect, test } from 'vitest';
import type { FinishedMatch } from '../store/groups/matches.ts';
import { placesIn, resultsOf, usualOf } from './results.ts';

const [ADA, BEA, CIA] = ['ada', 'bea', 'cia'];

function match(
  people: readonly string[],
  places: readonly number[],
  changes: Partial<FinishedMatch> = {},
): FinishedMatch {
  return {
    id: 'm',
    game: 'cave-troll',
    options: '{}',
    seats: places.length,
    pace: null,
    open: 0,
    rated: 0,
    group: null,
    ended: 1,
    places: JSON.stringify(places),
    people: people.map((person, seat) => ({ seat, person })),
    ...changes,
  };
}

const READER = { group: 'circle', person: CIA };
const placesFor = (played: FinishedMatch) => placesIn(played, READER);

test('members are listed by place, each once with their best seat, and bots left out', () => {
  expect(placesFor(match([ADA, BEA, ADA], [3, 2, 1, 4])).places).toEqual([
    { person: ADA, place: 1 },
    { person: BEA, place: 2 },
  ]);
});

test('where a match was played is told if it was made for the group, could be found by all, or was the reader’s own', () => {
  const told = (changes: Partial<FinishedMatch>, people = [ADA, BEA]) =>
    placesFor(match(people, [1, 2], changes)).table !== undefined;
  expect([told({}), told({ group: 'another' })]).toEqual([false, false]);
  expect([told({ group: 'circle' }), told({ open: 1 }), told({ rated: 1 }), told({}, [ADA, CIA])]).not.toContain(false);
});

test('who won most leads; a tie is half a member beaten; whoever has not played is left out', () => {
  const matches = [match([ADA, BEA], [1, 2]), match([ADA, BEA], [2, 1]), match([ADA, BEA], [1, 1])].map(placesFor);
  expect(resultsOf([BEA, CIA, ADA], matches)).toEqual([
    { person: BEA, matches: 3, won: 2, met: 3, beaten: 1.5 },
    { person: ADA, matches: 3, won: 2, met: 3, beaten: 1.5 },
  ]);
});

test('of two who won as often, whoever beat a larger share of those they met is ahead', () => {
  const matches = [match([ADA, BEA, CIA], [1, 2, 3]), match([BEA, CIA], [1, 2])].map(placesFor);
  expect(resultsOf([ADA, BEA, CIA], matches).map(({ person, beaten, met }) => [person, beaten, met])).toEqual([
    [ADA, 2, 2],
    [BEA, 2, 3],
    [CIA, 0, 3],
  ]);
});

test('usual is what was played most often lately, and of several the last', () => {
  const days = '{"kind":"days"}';
  const played = [
    match([ADA, BEA], [1, 2], { game: 'troll-town' }),
    match([ADA, BEA], [1, 2], { game: 'caverna', pace: days, options: '{"folk":true}' }),
    match([ADA, BEA], [2, 1], { game: 'caverna', pace: days, options: '{"folk":true}' }),
    match([ADA, BEA, CIA], [2, 1, 3], { game: 'caverna', pace: days, options: '{"folk":true}' }),
  ];
  expect(usualOf(played)).toEqual({
    game: 'caverna',
    seats: 2,
    options: { folk: true },
    pace: { kind: 'days' },
    times: 2,
  });
  expect(usualOf(played.slice(0, 2))).toMatchObject({ game: 'troll-town', times: 1 });
  expect(usualOf([])).toBeUndefined();
});
