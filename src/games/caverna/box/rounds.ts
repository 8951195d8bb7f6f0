import type { SpaceId } from './spaces.ts';

export const ROUNDS = 12;
/** CV-2.8, CV-2.9 */
const LEFT_OUT = 9;
/** CV-2.7: harvest markers lie from this round on. */
export const FIRST_MARKED = 6;

/** Table 1h: what happens when a round is over. */
const EVENTS = ['nothing', 'harvest', 'no-harvest', 'pay-1', 'skip-one'] as const;
export type EndOfRound = (typeof EVENTS)[number];

/** Table 1h: rounds 1 to 5. */
export const FIXED_EVENTS: readonly EndOfRound[] = ['nothing', 'nothing', 'harvest', 'pay-1', 'harvest'];
/** CV-1.30: the meaning of the red markers, by the order in which they are revealed. */
export const RED_EVENTS: readonly EndOfRound[] = ['no-harvest', 'pay-1', 'skip-one'];

export type Marker = 'green' | 'red';

/** CV-2.7, CV-2.8, CV-2.9 */
export function markersFor(seats: number): Marker[] {
  if (seats === 1) return [];
  const green = seats === 2 ? 3 : 4;
  return [...Array<Marker>(green).fill('green'), 'red', 'red', 'red'];
}

export function isPlayed(round: number, seats: number): boolean {
  return round <= ROUNDS && (seats > 2 || round !== LEFT_OUT);
}

/** The next round that is really played. */
export function roundAfter(round: number, seats: number): number {
  return isPlayed(round + 1, seats) ? round + 1 : round + 2;
}

/** Rounds 1 to 3, 4 to 6, 7 to 9, 10 to 12. */
export function stageOf(round: number): number {
  return Math.ceil(round / 3);
}

/** CV-2.6: the cards of a stage that are shuffled; `wish-for-children` always lies on round 4. */
export const STAGE_CARDS: readonly (readonly SpaceId[])[] = [
  ['blacksmithing', 'ore-mine-construction', 'sheep-farming'],
  ['donkey-farming', 'ruby-mine-construction'],
  ['exploration', 'family-life', 'ore-delivery'],
  ['adventure', 'ore-trading', 'ruby-delivery'],
];
export const CARD_OF_ROUND_4: SpaceId = 'wish-for-children';
/** CV-2.8, CV-2.9 */
export const NOT_FOR_FEW: SpaceId = 'exploration';

/** CV-2.9, by round; there is no ninth. */
export const SOLO_CARDS: readonly (SpaceId | 'none')[] = [
  'blacksmithing',
  'sheep-farming',
  'ore-mine-construction',
  'wish-for-children',
  'donkey-farming',
  'ruby-mine-construction',
  'ore-delivery',
  'family-life',
  'none',
  'ore-trading',
  'adventure',
  'ruby-delivery',
];

/** CV-2.3: food by place in the first turn order. */
export const STARTING_FOOD: readonly number[] = [1, 1, 2, 3, 3, 3, 3];
export const SOLO_FOOD = 2;
