import { SLOTS, type SlotId } from './figures.ts';
import { KIND, type KindId, type SetName } from './kinds.ts';

/** CT-4.8 to CT-4.12: what a card does when it is played. */
export type Effect = 'place-hero' | 'place-monster' | 'place-troll' | 'place-chest' | 'score-room' | 'find-artifact';

interface Face {
  readonly set: SetName | 'both';
  /** Hourglasses: what the card adds to the scoring pile. */
  readonly icons: number;
  readonly effect: Effect;
  /** The place among its owner's figures of the one it brings, if it brings one. */
  readonly brings?: SlotId;
}

/** A card that brings a figure of a kind, or an event with a rule of its own. */
type CardFace = Face &
  (
    | { readonly kind: 'hero' | 'monster'; readonly brings: SlotId; readonly figure: KindId }
    | { readonly kind: 'event'; readonly rule: string }
  );

/** CT-1.4, one literal a card. */
export const CARD = {
  'adventurer-1': {
    kind: 'hero',
    set: 'both',
    icons: 0,
    effect: 'place-hero',
    brings: 'adventurer-1',
    figure: 'adventurer',
  },
  'adventurer-2': {
    kind: 'hero',
    set: 'both',
    icons: 0,
    effect: 'place-hero',
    brings: 'adventurer-2',
    figure: 'adventurer',
  },
  'adventurer-3': {
    kind: 'hero',
    set: 'both',
    icons: 0,
    effect: 'place-hero',
    brings: 'adventurer-3',
    figure: 'adventurer',
  },
  'adventurer-4': {
    kind: 'hero',
    set: 'both',
    icons: 0,
    effect: 'place-hero',
    brings: 'adventurer-4',
    figure: 'adventurer',
  },
  'adventurer-5': {
    kind: 'hero',
    set: 'both',
    icons: 0,
    effect: 'place-hero',
    brings: 'adventurer-5',
    figure: 'adventurer',
  },
  'adventurer-6': {
    kind: 'hero',
    set: 'both',
    icons: 1,
    effect: 'place-hero',
    brings: 'adventurer-6',
    figure: 'adventurer',
  },
  'adventurer-7': {
    kind: 'hero',
    set: 'both',
    icons: 1,
    effect: 'place-hero',
    brings: 'adventurer-7',
    figure: 'adventurer',
  },
  'adventurer-8': {
    kind: 'hero',
    set: 'both',
    icons: 1,
    effect: 'place-hero',
    brings: 'adventurer-8',
    figure: 'adventurer',
  },
  'adventurer-9': {
    kind: 'hero',
    set: 'both',
    icons: 2,
    effect: 'place-hero',
    brings: 'adventurer-9',
    figure: 'adventurer',
  },

  barbarian: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'strong', figure: 'barbarian' },
  dwarf: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'short', figure: 'dwarf' },
  knight: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'shield', figure: 'knight' },
  thief: { kind: 'hero', set: 'classic', icons: 0, effect: 'place-hero', brings: 'sneak', figure: 'thief' },
  orc: { kind: 'monster', set: 'classic', icons: 0, effect: 'place-monster', brings: 'brute', figure: 'orc' },
  wraith: { kind: 'monster', set: 'classic', icons: 0, effect: 'place-monster', brings: 'spectre', figure: 'wraith' },
  'cave-troll': {
    kind: 'monster',
    set: 'classic',
    icons: 0,
    effect: 'place-troll',
    brings: 'troll',
    figure: 'cave-troll',
  },

  berserker: { kind: 'hero', set: 'alternate', icons: 0, effect: 'place-hero', brings: 'strong', figure: 'berserker' },
  'giant-slayer': {
    kind: 'hero',
    set: 'alternate',
    icons: 0,
    effect: 'place-hero',
    brings: 'short',
    figure: 'giant-slayer',
  },
  paladin: { kind: 'hero', set: 'alternate', icons: 0, effect: 'place-hero', brings: 'shield', figure: 'paladin' },
  assassin: { kind: 'hero', set: 'alternate', icons: 0, effect: 'place-hero', brings: 'sneak', figure: 'assassin' },
  grunt: { kind: 'monster', set: 'alternate', icons: 0, effect: 'place-monster', brings: 'brute', figure: 'grunt' },
  'siren-banshee': {
    kind: 'monster',
    set: 'alternate',
    icons: 0,
    effect: 'place-monster',
    brings: 'spectre',
    figure: 'siren-banshee',
  },
  'rampaging-troll': {
    kind: 'monster',
    set: 'alternate',
    icons: 0,
    effect: 'place-monster',
    brings: 'troll',
    figure: 'rampaging-troll',
  },

  'find-artifact': { kind: 'event', set: 'both', icons: 1, effect: 'find-artifact', rule: 'CT-4.12' },
  treasure: { kind: 'event', set: 'both', icons: 0, effect: 'place-chest', brings: 'chest', rule: 'CT-4.10' },
  'score-room': { kind: 'event', set: 'both', icons: 0, effect: 'score-room', rule: 'CT-4.11' },
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

type FaceOf = (typeof CARD)[Card];
/** What a card shows: the kind of figure it brings, or the event that it is. */
export type Shown = Extract<FaceOf, { figure: KindId }>['figure'] | EventCard;
export type EventCard = { [C in Card]: (typeof CARD)[C] extends { kind: 'event' } ? C : never }[Card];

export function shownOn(card: Card): Shown {
  const face = CARD[card];
  return 'figure' in face ? face.figure : (card as EventCard);
}

/** The rule that tells most about a card. */
export function ruleOfCard(card: Card): string {
  const face: CardFace = CARD[card];
  return face.kind === 'event' ? face.rule : KIND[face.figure].rules[0];
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
