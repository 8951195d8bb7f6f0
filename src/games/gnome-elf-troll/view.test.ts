import { expect, test } from 'vitest';
import {
  arrange,
  deal,
  type GardenMatch,
  playOn,
  sow,
  stream,
  take,
} from '../../../test/games/gnome-elf-troll/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import type { Viewer } from '../../kernel/game.ts';
import { shuffle } from '../../kernel/random.ts';
import { asked } from '../../kernel/steps.ts';
import { gnomeElfTroll } from './index.ts';
import type { GnomeElfTroll } from './position.ts';

const { view, imagine, census } = gnomeElfTroll;

/** Worlds that the seat can think of, from its own view of the match. */
function worlds(match: GardenMatch, seat: number, number = 60): GnomeElfTroll[] {
  const seen = view(match.position, seat);
  return Array.from({ length: number }, (_, world) => imagine(seen, seat, stream(`world ${world}`)));
}

const viewers = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator'];

rule('GET-7.1', 'a seat sees its own hand, all that lies open, and how much is hidden', () => {
  const match = arrange({
    gardens: ['bean bean:troll@1', 'apple:gnome@0', 'pumpkin'],
    hands: ['bean apple', 'apple apple pumpkin', 'bean'],
    pile: 'bean apple',
    purse: { bean: 3, apple: 1 },
  });
  const { random: _random, ...open } = structuredClone(match.position);
  expect(view(match.position, 1)).toMatchObject({
    ...open,
    hands: [['hidden', 'hidden'], ['apple', 'apple', 'pumpkin'], ['hidden']],
    pile: ['hidden', 'hidden'],
  });
});

rule(['GET-2.4', 'GET-7.2'], 'the first hand of the starting player is shown to nobody else', () => {
  const match = deal(3, 'first hand', { firstPlayer: 1 });
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(view(match.position, viewer).hands[1]).toEqual(['hidden', 'hidden', 'hidden']);
  }
  expect(view(match.position, 1).hands[1]?.toSorted()).toEqual(['apple', 'bean', 'pumpkin']);
});

rule('GET-7.2', 'no view holds the randomness that made the deal', () => {
  const match = deal(3, 'secret');
  for (const viewer of viewers(3)) expect(view(match.position, viewer).random).toEqual({ key: [], drawn: 0 });
});

rule(['GET-case-26', 'GET-7.2'], 'the views of opponents and spectators hold no kind of any hidden tile', () => {
  for (const seats of [2, 3, 4]) {
    const match = deal(seats, `hidden ${seats}`);
    const look = () => {
      for (const viewer of viewers(seats)) {
        const { hands, pile } = view(match.position, viewer);
        const hidden = [...hands.filter((_, seat) => seat !== viewer).flat(), ...pile];
        expect(hidden.filter((tile) => tile !== 'hidden')).toEqual([]);
      }
    };
    playOn(match, stream('hidden'), look);
  }
});

rule(['GET-case-26', 'GET-7.2'], 'positions that differ only in hidden tiles give the same view', () => {
  const match = deal(4, 'same view', { firstPlayer: 0 });
  for (const viewer of viewers(4)) {
    const other = gnomeElfTroll.clone(match.position);
    const unseen = other.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).concat(other.pile);
    shuffle(stream('swap'), unseen);
    other.hands = other.hands.map((hand, seat) => (seat === viewer ? hand : unseen.splice(0, 3)));
    other.pile = unseen;
    expect(other.pile).not.toEqual(match.position.pile);
    expect(view(other, viewer)).toEqual(view(match.position, viewer));
  }
});

test('looking changes nothing', () => {
  const match = deal(3, 'look');
  const before = structuredClone(match.position);
  for (const viewer of viewers(3)) {
    const seen = view(match.position, viewer);
    for (const hand of seen.hands) hand.splice(0);
    seen.pile.splice(0);
    seen.stack.splice(0);
  }
  expect(match.position).toEqual(before);
});

rule('GET-7.4', 'an imagined world is whole and agrees with the view', () => {
  for (const seats of [2, 3, 4]) {
    const match = deal(seats, `imagine ${seats}`);
    playOn(match, stream('imagine'), () => match.entries.length === 14);
    for (let seat = 0; seat < seats; seat++) {
      const seen = view(match.position, seat);
      for (const world of worlds(match, seat, 5)) {
        expect(view(world, seat)).toEqual(seen);
        expect(census(world)).toEqual(census(match.position));
      }
    }
  }
});

rule('GET-7.4', 'worlds differ in what the seat cannot know', () => {
  const match = deal(3, 'worlds', { firstPlayer: 0 });
  const imagined = worlds(match, 1);
  expect(new Set(imagined.map(({ hands }) => `${hands[2]}`)).size).toBeGreaterThan(10);
  expect(new Set(imagined.map(({ pile }) => `${pile}`)).size).toBe(imagined.length);
});

rule('GET-7.4', 'the first hand of the starting player is known until its tiles are sown', () => {
  const match = deal(3, 'known', { firstPlayer: 0 });
  const first = (seat: number) => worlds(match, seat).map(({ hands }) => hands[0]?.toSorted().join(' ') ?? '');
  expect(new Set(first(1))).toEqual(new Set(['apple bean pumpkin']));
  take(match, sow('bean'));
  expect(new Set(first(2))).toEqual(new Set(['apple apple pumpkin', 'apple bean pumpkin', 'apple pumpkin pumpkin']));
});

rule('GET-7.4', 'a kind sown from the first hand, or by another, settles only that hand', () => {
  const match = arrange({ gardens: ['bean apple', 'pumpkin'], first: 0, marker: 2 });
  for (const { hands } of worlds(match, 2)) expect(hands[0]).toContain('pumpkin');
  expect(worlds(match, 2).some(({ hands }) => !hands[0]?.includes('bean'))).toBe(true);
  expect(worlds(match, 2).some(({ hands }) => !hands[1]?.includes('pumpkin'))).toBe(true);
});

rule('GET-7.4', 'the starting player knows the own hand as it is', () => {
  const match = arrange({ gardens: ['apple'], hands: ['bean bean bean'], first: 0 });
  for (const { hands } of worlds(match, 0)) expect(hands[0]).toEqual(['bean', 'bean', 'bean']);
});

test('an imagined world has the randomness it was given, and can be played to its end', () => {
  const match = deal(3, 'play on');
  const random = stream('given');
  const world = imagine(view(match.position, 0), 0, random);
  expect(world.random).toBe(random);
  playOn({ ...match, position: world, entries: [], checkpoints: [] }, stream('answers'));
  expect(asked(world)).toEqual([]);
  expect(asked(match.position)).toHaveLength(1);
});
