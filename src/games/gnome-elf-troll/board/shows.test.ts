import { expect, test } from 'vitest';
import { arrange, buy, place, sow, take } from '../../../../test/games/gnome-elf-troll/testing.ts';
import { changesBetween } from '../../../web/board-kit/changed/changes.ts';
import { shows, spotsOf } from './shows.ts';

test('a new tile, a creature that came and what is controlled now are told apart', () => {
  const match = arrange({ gardens: ['bean bean', 'apple', ''], hands: ['bean bean bean'] });
  const before = shows(match.position);
  take(match, sow('bean'), buy('gnome', 'bean'), place(1, 0));
  const sown = match.position.gardens[0]?.at(-1);
  const [apple] = match.position.gardens[1] ?? [];
  expect(changesBetween(before, shows(match.position))).toEqual(
    new Map([
      [`tile-${sown?.id}`, { kind: 'new', by: 0 }],
      ['yield-0-apple', { kind: 'more', by: 1 }],
      ['yield-0-bean', { kind: 'more', by: 2 }],
      [`figure-${apple?.id}`, { kind: 'new', by: 0 }],
    ]),
  );
});

test('the log leads to the tile that was sown, and else to the garden', () => {
  const match = arrange({ gardens: ['bean bean', 'apple', ''], hands: ['bean bean bean'] });
  const told = take(match, sow('bean'), buy('gnome', 'bean'), place(1, 0)).map(({ event }) => event);
  const spots = told.map((event) => [event.say, spotsOf(event, match.position)]);
  const sown = match.position.gardens[0]?.at(-1);
  expect(spots).toContainEqual(['told.sowed', [`tile-${sown?.id}`]]);
  expect(spots).toContainEqual(['told.placed', ['garden-1']]);
  expect(spots).toContainEqual(['told.bought', []]);
});
