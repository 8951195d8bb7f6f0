import { emptyFields, playerAt } from '../../position.ts';
import type { BaseLiteral } from '../furnishing.ts';

/** Table 1j: dwellings, and rooms for animals and guests. */
export const ROOMS = [
  {
    id: 'dwelling',
    tile: { rule: 'CV-8.1', group: 'dwellings', intro: true, cost: { wood: 4, stone: 3 }, points: 3, unlimited: true },
    hooks: { 'person.rooms': 1 },
    bot: { use: 0, why: 'its bed counts with the family' },
  },
  {
    id: 'simple-dwelling-4w2s',
    tile: { rule: 'CV-8.1', group: 'dwellings', intro: true, cost: { wood: 4, stone: 2 }, points: 0 },
    hooks: { 'person.rooms': 1 },
    bot: { use: 0, why: 'its bed counts with the family' },
  },
  {
    id: 'simple-dwelling-3w3s',
    tile: { rule: 'CV-8.1', group: 'dwellings', intro: true, cost: { wood: 3, stone: 3 }, points: 0 },
    hooks: { 'person.rooms': 1 },
    bot: { use: 0, why: 'its bed counts with the family' },
  },
  {
    id: 'mixed-dwelling',
    tile: { rule: 'CV-8.1', group: 'dwellings', cost: { wood: 5, stone: 4 }, points: 4 },
    hooks: {
      'person.rooms': 1,
      'animal.capacity': (layout) => {
        layout.rooms.push(2);
      },
    },
    bot: { use: 0, why: 'its bed counts with the family, its room with the animals' },
  },
  {
    id: 'couple-dwelling',
    tile: { rule: 'CV-8.1', group: 'dwellings', cost: { wood: 8, stone: 6 }, points: 5 },
    hooks: { 'person.rooms': 2 },
    bot: { use: 0, why: 'its beds count with the family' },
  },
  {
    id: 'additional-dwelling',
    tile: { rule: 'CV-8.3', group: 'dwellings', cost: { wood: 4, stone: 3 }, points: 5 },
    hooks: { 'person.limit': 1 },
    bot: { use: 0, why: 'its bed counts with the family' },
  },
  {
    id: 'cuddle-room',
    tile: { rule: 'CV-11.2', group: 'rooms', intro: true, cost: { wood: 1 }, points: 2 },
    hooks: {
      'animal.capacity': (layout, p, seat) => {
        layout.cuddle = playerAt(p, seat).people.length;
      },
    },
    bot: { use: 0, why: 'its room counts with the animals' },
  },
  {
    id: 'breakfast-room',
    tile: { rule: 'CV-6.1', group: 'rooms', intro: true, cost: { wood: 1 }, points: 0 },
    hooks: {
      'animal.capacity': (layout) => {
        layout.breakfast = 3;
      },
    },
    bot: { use: 0, why: 'its room counts with the animals' },
  },
  {
    id: 'stubble-room',
    tile: { rule: 'CV-11.3', group: 'rooms', intro: true, cost: { wood: 1, ore: 1 }, points: 1 },
    hooks: {
      'animal.capacity': (layout, p, seat) => {
        layout.stubble = emptyFields(playerAt(p, seat));
      },
    },
    bot: { use: 0, why: 'its room counts with the animals' },
  },
  {
    id: 'work-room',
    tile: { rule: 'CV-11.4', group: 'rooms', cost: { stone: 1 }, points: 2 },
    hooks: { 'place.furnishing': ['tunnel', 'deep-tunnel'] },
    bot: { use: 0.28, why: 'tunnels become sites' },
  },
  {
    id: 'guest-room',
    tile: { rule: 'CV-11.7', group: 'rooms', cost: { wood: 1, stone: 1 }, points: 0 },
    hooks: { 'space.either': true },
    bot: { use: 0.4, why: 'two actions for one, on few spaces' },
  },
  {
    id: 'office-room',
    tile: { rule: 'CV-5.16', group: 'rooms', cost: { stone: 1 }, points: 0 },
    hooks: { 'place.overhang': { grounds: ['forest', 'mountain'], gain: { gold: 2 } } },
    bot: { use: 0.12, why: 'gold, where tiles can still overhang' },
  },
] as const satisfies readonly BaseLiteral[];
