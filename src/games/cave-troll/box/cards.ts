import { SLOTS, type SlotId } from './figures.ts';
import type { SetName } from './kinds.ts';

/** CT-4.8 to CT-4.12: what a card does when it is played. */
export type Effect = 'place-hero' | 'place-monster' | 'place-troll' | 'place-chest' | 'score-room' | 'find-artifact';

interface CardFace {
  readonly kind: 'hero' | 'monster' | 'event';
  readonly set: SetName | 'both';
  /** Hourglasses: what the card adds to the scoring pile. */
  readonly icons: number;
  readonly effect: Effect;
  /** The figure it brings, if it brings one. */
  readonly brings?: SlotId;
}

/** CT-1.4, one literal a card. */
export const CARD = {
  'adventurer-1': { kind: 'hero', set: 'both', icons: 0, effect: 'place-hero', brings: 'adventurer-1' },
  'adventurer-2': { kind: 'hero', set: 'both', icons: 0, effect: 'place-hero', brings: 'adventurer-2' },
  'adventurer-3': { kind: 'hero', set: 'both', icons: 0, effect: 'place-hero', brings: 'adventurer-3' },
  'adventurer-4': { kind: 'hero', set: 'both', icons: 0, effect: 'place-hero', brings: 'adventurer-4' },
  'adventurer-5': { kind: 'hero', set: 'both', icons: 0, effect: 'place-hero', brings: 'adventurer-5' },
  'adventurer-6': { kind: 'hero', set: 'both', icons: 1, effect: 'place-hero', brings: 'adventurer-6' },
  'adventurer-7': { kind: 'hero', set: 'both', icons: 1, effect: 'place-hero', brings: 'adventurer-7' },
  'adventurer-8': { kind: 'hero', set: 'both', icons: 1, effect: 'place-hero', brings: 'adventurer-8' },
  'adventurer-9': { kind: 'hero', set: 'both', icons: 2, effect: 'place-hero', brings: 'adventurer-9' },

  barbarian: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'strong' },
  dwarf: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'short' },
  knight: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'shield' },
  thief: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'sneak' },
  orc: { kind: 'monster', set: 'classic', icons: 0, effect: 'place-monster', brings: 'brute' },
  wraith: { kind: 'monster', set: 'classic', icons: 0, effect: 'place-monster', brings: 'spectre' },
  'cave-troll': { kind: 'monster', set: 'classic', icons: 0, effect: 'place-troll', brings: 'troll' },

  berserker: { kind: 'hero', set: 'alternate', icons: 0, effect: 'place-hero', brings: 'strong' },
  'giant-slayer': { kind: 'hero', set: 'alternate', icons: 0, effect: 'place-hero', brings: 'short' },
  paladin: { kind: 'hero', set: 'alternate', icons: 0, effect: 'place-hero', brings: 'shield' },
  assassin: { kind: 'hero', set: 'alternate', icons: 0, effect: 'place-hero', brings: 'sneak' },
  grunt: { kind: 'monster', set: 'alternate', icons: 0, effect: 'place-monster', brings: 'brute' },
  'siren-banshee': { kind: 'monster', set: 'alternate', icons: 0, effect: 'place-monster', brings: 'spectre' },
  'rampaging-troll': { kind: 'monster', set: 'alternate', icons: 0, effect: 'place-monster', brings: 'troll' },

  'find-artifact': { kind: 'event', set: 'both', icons: 1, effect: 'find-artifact' },
  treasure: { kind: 'event', set: 'both', icons: 0, effect: 'place-chest', brings: 'chest' },
  'score-room': { kind: 'event', set: 'both', icons: 0, effect: 'score-room' },
} as const satisfies Record<string, CardFace>;

export type Card = keyof typeof CARD;

export const CARDS = Object.keys(CARD) as Card[];

/** CT-1.5: the 19 cards of a deck. */
export const DECK: Readonly<Record<SetName, readonly Card[]>> = {
  classic: deckOf('classic'),
  alternate: deckOf('alternate'),
};

function deckOf(set: SetName): Card[] {
  return CARDS.filter((card) => CARD[card].set === 'both' || CARD[card].set === set);
}

export function iconsOf(card: Card): number {
  return CARD[card].icons;
}

export function iconsOn(cards: readonly { readonly card: Card }[]): number {
  let icons = 0;
  for (const { card } of cards) icons += iconsOf(card);
  return icons;
}

/** CT-1.5 */
export const ICONS_OF_A_DECK = 6;

/** The number of the slot whose figure the card brings; -1 for a card that brings none. */
export function slotBroughtBy(card: Card): number {
  const face: CardFace = CARD[card];
  return face.brings === undefined ? -1 : SLOTS.indexOf(face.brings);
}
