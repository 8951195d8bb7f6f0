import type { Position, ScoreLine, Seat } from '../../kernel/game.ts';
import { cloneStack } from '../../kernel/together.ts';
import type { Artifact } from './box/artifacts.ts';
import type { Card } from './box/cards.ts';
import { type Figure, KINDS_BY_SLOT, ownerOf, slotOf } from './box/figures.ts';
import type { FigureKind } from './box/kinds.ts';
import type { Area } from './box/map.ts';
import type { CaveTrollFrame } from './frames.ts';
import type { Options } from './options.ts';
import type { Word } from './words.ts';

/** CT-10.3: stands for a card that the viewer may not know. */
export type Hidden = 'hidden';

/** A card that has been played, and whose it is. */
interface OwnedCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** Gold that a player got, and for what: the lines of the score. */
export interface LedgerLine extends ScoreLine<Word> {
  readonly seat: Seat;
}

export interface CaveTroll extends Position {
  stack: CaveTrollFrame[];
  readonly options: Options;
  /** Whose turn it is. */
  active: Seat;
  /** Actions left in this turn. */
  actions: number;
  /** Turns begun in the match. */
  turns: number;
  /** CT-12.1: turns begun since a card was last drawn. */
  quietTurns: number;
  /** CT-7.20: whether the active player's rampaging troll has moved in this turn. */
  trollMoved: boolean;
  /** CT-7.14: whose giant slayers have earned their gold in this turn. */
  slayersPaid: Seat[];
  /** The area of each figure, or IN_RESERVE or LOST. */
  where: Area[];
  gold: number[];
  /** The top is the last card. */
  decks: (Card | Hidden)[][];
  hands: (Card | Hidden)[][];
  discards: Card[][];
  /** The card whose effect is being carried out. */
  played: Card | 'none';
  /** CT-9.7 */
  pile: OwnedCard[];
  /** CT-9.8 */
  removed: OwnedCard[];
  /** Board scorings so far. */
  scorings: number;
  /** The top is the last card. */
  artifactDeck: (Artifact | Hidden)[];
  /** What each player holds face down: one artifact or none. */
  artifacts: (Artifact | Hidden)[][];
  usedArtifacts: Artifact[];
  ledger: LedgerLine[];
}

function copyLists<T>(lists: readonly T[][]): T[][] {
  return lists.map((list) => list.slice());
}

export function clone(p: CaveTroll): CaveTroll {
  return {
    seats: p.seats,
    random: { key: p.random.key, drawn: p.random.drawn },
    stack: cloneStack(p.stack),
    learned: p.learned,
    options: p.options,
    active: p.active,
    actions: p.actions,
    turns: p.turns,
    quietTurns: p.quietTurns,
    trollMoved: p.trollMoved,
    slayersPaid: p.slayersPaid.slice(),
    where: p.where.slice(),
    gold: p.gold.slice(),
    hands: copyLists(p.hands),
    decks: copyLists(p.decks),
    discards: copyLists(p.discards),
    played: p.played,
    pile: p.pile.slice(),
    removed: p.removed.slice(),
    scorings: p.scorings,
    artifactDeck: p.artifactDeck.slice(),
    artifacts: copyLists(p.artifacts),
    usedArtifacts: p.usedArtifacts.slice(),
    ledger: p.ledger.slice(),
  };
}

export function kindsOf(p: CaveTroll): readonly FigureKind[] {
  return p.options.set === 'classic' ? KINDS_BY_SLOT.classic : KINDS_BY_SLOT.alternate;
}

export function kindOf(p: CaveTroll, figure: Figure): FigureKind {
  return kindsOf(p)[slotOf(figure)] as FigureKind;
}

export function areaOf(p: CaveTroll, figure: Figure): Area {
  return p.where[figure] as Area;
}

/** The next figure in an area after this one, or -1: so that a loop over an area needs no list. */
export function nextIn(p: CaveTroll, area: Area, after: Figure = -1): Figure {
  const { where } = p;
  for (let figure = after + 1; figure < where.length; figure++) if (where[figure] === area) return figure;
  return -1;
}

/** CT-11.2: whether one of two figures can stand for the other. */
export function areEqual(p: CaveTroll, one: Figure, other: Figure): boolean {
  return ownerOf(one) === ownerOf(other) && kindOf(p, one) === kindOf(p, other) && p.where[one] === p.where[other];
}

/** CT-11.2: whether an equal figure with a lower number is in the same place, and can stand for this one. */
export function isSpare(p: CaveTroll, figure: Figure): boolean {
  const kinds = kindsOf(p);
  const slot = slotOf(figure);
  const place = p.where[figure];
  for (let other = 1; other <= slot && kinds[slot - other] === kinds[slot]; other++) {
    if (p.where[figure - other] === place) return true;
  }
  return false;
}
