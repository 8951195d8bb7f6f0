import { AREAS, type AreaId } from './box/areas.ts';
import { CARD, type Card } from './box/cards.ts';
import { FIGURE_IDS, type Figure, type FigureId } from './box/figures.ts';
import { type Area, PITS } from './box/map.ts';

/** CT-11.3: an action, to begin with. */
export type Action =
  | { readonly do: 'draw' | 'from-hand' | 'artifact' | 'end-turn' }
  | { readonly do: 'move' | 'ability'; readonly figure: FigureId };

/** A card to be played. */
export interface Play {
  readonly do: 'play';
  readonly card: Card;
}

/** An area: where to put a figure, which room, where one's figure goes, where somebody else's is sent. */
export interface Choose<Verb extends 'put' | 'room' | 'go' | 'send'> {
  readonly do: Verb;
  readonly area: AreaId;
}

/** A figure: a victim, or one that shall flee, be pushed, come back. */
export interface Pick {
  readonly do: 'pick';
  readonly figure: FigureId;
}

export interface Banish {
  readonly do: 'banish';
  readonly figure: FigureId;
  readonly area: AreaId;
}

/** Nobody is to be pushed, or to flee. */
export interface None {
  readonly do: 'none';
}

export interface Stop {
  readonly do: 'stop';
}

export type CaveTrollMove = Action | Play | Choose<'put' | 'room' | 'go' | 'send'> | Pick | Banish | None | Stop;

// Moves are made once and offered again and again: search asks for them millions of times. Lists go by the numbers of areas
// and figures.

export const DRAW: Action = { do: 'draw' };
export const FROM_HAND: Action = { do: 'from-hand' };
export const USE_ARTIFACT: Action = { do: 'artifact' };
export const END_TURN: Action = { do: 'end-turn' };
export const NONE: None = { do: 'none' };
export const STOP: Stop = { do: 'stop' };

export const MOVE_WITH: readonly Action[] = FIGURE_IDS.map((figure) => ({ do: 'move', figure }));
export const ABILITY_OF: readonly Action[] = FIGURE_IDS.map((figure) => ({ do: 'ability', figure }));
export const PICK: readonly Pick[] = FIGURE_IDS.map((figure) => ({ do: 'pick', figure }));

export const PUT: readonly Choose<'put'>[] = AREAS.map(({ id }) => ({ do: 'put', area: id }));
export const ROOM: readonly Choose<'room'>[] = AREAS.map(({ id }) => ({ do: 'room', area: id }));
export const GO: readonly Choose<'go'>[] = AREAS.map(({ id }) => ({ do: 'go', area: id }));
export const SEND: readonly Choose<'send'>[] = AREAS.map(({ id }) => ({ do: 'send', area: id }));

const plays = new Map<string, Play>((Object.keys(CARD) as Card[]).map((card) => [card, { do: 'play', card }]));

export function playOf(card: Card): Play {
  return plays.get(card) as Play;
}

const BANISH: readonly (readonly Banish[])[] = FIGURE_IDS.map((figure) =>
  PITS.map((pit) => ({ do: 'banish', figure, area: (AREAS[pit] as (typeof AREAS)[number]).id })),
);

export function banishments(figure: Figure): readonly Banish[] {
  return BANISH[figure] as readonly Banish[];
}

export function moveAt<M>(moves: readonly M[], number: Area | Figure): M {
  return moves[number] as M;
}
