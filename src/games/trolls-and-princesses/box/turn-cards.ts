import { at } from '../../../kernel/lists.ts';
import { BUILDING, FIRST_VILLAGE, MINING, POWER, villagesInPlay } from './areas.ts';

export const TIMES = ['morning', 'evening', 'night'] as const;
type Time = (typeof TIMES)[number];

type Item = 'human' | 'changeling' | 'princess';
type Destination = 'mining' | 'building' | 'power' | 'village';

interface Slot {
  readonly id: string;
  readonly time: Time;
  readonly item: Item;
  /** Where the King goes, on the cards of villages I to IV. */
  readonly king: readonly [Destination, Destination, Destination, Destination];
}

/** TP-1.19: the fifteen cards of a village. */
const SLOTS = [
  { id: 'morning-1', time: 'morning', item: 'human', king: ['mining', 'building', 'power', 'building'] },
  { id: 'morning-2', time: 'morning', item: 'human', king: ['village', 'village', 'village', 'village'] },
  { id: 'morning-3', time: 'morning', item: 'changeling', king: ['building', 'power', 'mining', 'mining'] },
  { id: 'morning-4', time: 'morning', item: 'changeling', king: ['power', 'mining', 'building', 'power'] },
  { id: 'morning-5', time: 'morning', item: 'changeling', king: ['mining', 'building', 'power', 'building'] },
  { id: 'morning-6', time: 'morning', item: 'princess', king: ['building', 'power', 'mining', 'mining'] },
  { id: 'evening-1', time: 'evening', item: 'human', king: ['power', 'mining', 'building', 'power'] },
  { id: 'evening-2', time: 'evening', item: 'changeling', king: ['mining', 'building', 'power', 'building'] },
  { id: 'evening-3', time: 'evening', item: 'changeling', king: ['village', 'village', 'village', 'village'] },
  { id: 'evening-4', time: 'evening', item: 'princess', king: ['building', 'power', 'mining', 'mining'] },
  { id: 'evening-5', time: 'evening', item: 'princess', king: ['power', 'mining', 'building', 'power'] },
  { id: 'evening-6', time: 'evening', item: 'princess', king: ['village', 'village', 'village', 'village'] },
  { id: 'night-1', time: 'night', item: 'human', king: ['village', 'village', 'village', 'village'] },
  { id: 'night-2', time: 'night', item: 'changeling', king: ['power', 'mining', 'building', 'power'] },
  { id: 'night-3', time: 'night', item: 'princess', king: ['village', 'village', 'village', 'village'] },
] as const satisfies readonly Slot[];

/** The number of a village as the cards show it. */
const VILLAGE_NUMBERS = [1, 2, 3, 4] as const;

type TurnCardId = `turn-${(typeof VILLAGE_NUMBERS)[number]}-${(typeof SLOTS)[number]['id']}`;

/** A turn card by its number in TURN_CARDS. */
export type TurnCard = number;

export interface TurnCardFace {
  readonly id: TurnCardId;
  /** A number of TIMES: what its back shows. */
  readonly time: number;
  readonly village: number;
  readonly item: Item;
  /** The area the King goes to. */
  readonly king: number;
}

const CAVERN_OF = { mining: MINING, building: BUILDING, power: POWER };

export const TURN_CARDS: readonly TurnCardFace[] = VILLAGE_NUMBERS.flatMap((number, village) =>
  SLOTS.map(({ id, time, item, king }): TurnCardFace => {
    const destination: Destination = king[village] ?? 'village';
    return {
      id: `turn-${number}-${id}`,
      time: TIMES.indexOf(time),
      village,
      item,
      king: destination === 'village' ? FIRST_VILLAGE + village : CAVERN_OF[destination],
    };
  }),
);

/** TP-9.2: a card of which only the back is seen, by time of day. */
export const BACKS: readonly TurnCard[] = [-1, -2, -3];
/** An empty hand. */
export const NO_CARD = -9;

export function isBack(card: TurnCard): boolean {
  return card < 0;
}

/** The time of day that the back of a card shows, be it hidden or not. */
export function timeOf(card: TurnCard): number {
  return card < 0 ? -1 - card : (TURN_CARDS[card] as TurnCardFace).time;
}

/** By number of players: the cards of the villages in play. */
const IN_PLAY: readonly (readonly TurnCard[])[] = [0, 1, 2, 3, 4].map((seats) => {
  const villages = seats < 2 ? [] : villagesInPlay(seats);
  return TURN_CARDS.flatMap(({ village }, card) => (villages.includes(village) ? [card] : []));
});

export function turnCardsInPlay(seats: number): readonly TurnCard[] {
  return at(IN_PLAY, seats);
}

/** Those of these cards that show this time of day. */
export function cardsOfTime(cards: readonly TurnCard[], time: number): TurnCard[] {
  return cards.filter((card) => timeOf(card) === time);
}

/** TP-2.9: how many cards of each time everybody is dealt. */
const DEALT: Readonly<Record<number, readonly [morning: number, evening: number, night: number]>> = {
  2: [5, 5, 2],
  3: [5, 5, 1],
  4: [5, 5, 0],
};

export function cardsDealt(seats: number): readonly [number, number, number] {
  return at(DEALT, seats);
}

export function roundsOf(seats: number): number {
  const [morning, evening, night] = cardsDealt(seats);
  return morning + evening + night;
}
