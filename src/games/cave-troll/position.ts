import type { Position, ScoreLine, Seat, Table, Viewer } from '../../kernel/game.ts';
import { below, NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { isOver } from '../../kernel/steps.ts';
import { cloneStack, viewStack } from '../../kernel/together.ts';
import { ARTIFACTS, type Artifact } from './box/artifacts.ts';
import { type Card, DECK } from './box/cards.ts';
import { FIGURES_OF_A_PLAYER, type Figure, KINDS_BY_SLOT, slotOf } from './box/figures.ts';
import type { FigureKind } from './box/kinds.ts';
import { type Area, IN_RESERVE } from './box/map.ts';
import type { CaveTrollFrame } from './frames.ts';
import type { Options } from './options.ts';

/** CT-10.3: stands for a card that the viewer may not know. */
type Hidden = 'hidden';

/** A card that has been played, and whose it is. */
interface OwnedCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** Gold that a player got, and for what: the lines of the score. */
export interface LedgerLine extends ScoreLine {
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

/** CT-2.1 to CT-2.7, CT-10.7 */
export function setup({ seats, options }: Table, random: Random): CaveTroll {
  const { firstPlayer, ...rest } = options;
  const agreed = rest as unknown as Options;
  const active = firstPlayer === 'random' ? below(random, seats) : (firstPlayer as Seat);
  const artifactDeck = shuffle(random, [...ARTIFACTS]);
  const decks = forEachSeat(seats, () => shuffle(random, [...DECK[agreed.set]]));
  return {
    seats,
    random,
    stack: [{ step: 'turn' }],
    learned: 0,
    options: agreed,
    active,
    actions: 0,
    turns: 0,
    quietTurns: 0,
    trollMoved: false,
    slayersPaid: [],
    where: Array<Area>(seats * FIGURES_OF_A_PLAYER).fill(IN_RESERVE),
    gold: forEachSeat(seats, () => 0),
    hands: decks.map((deck) => deck.splice(-1)),
    decks,
    discards: forEachSeat(seats, () => []),
    played: 'none',
    pile: [],
    removed: [],
    scorings: 0,
    artifactDeck,
    artifacts: forEachSeat(seats, () => []),
    usedArtifacts: [],
    ledger: [],
  };
}

function forEachSeat<T>(seats: number, make: (seat: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => make(seat));
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

function faceDown(cards: readonly unknown[]): Hidden[] {
  return cards.map(() => 'hidden');
}

/** CT-10.1 to CT-10.4, CT-10.8 */
export function view(p: CaveTroll, viewer: Viewer): CaveTroll {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  if (isOver(p)) return seen;
  seen.decks = p.decks.map(faceDown);
  seen.hands = p.hands.map((hand, seat) => (seat === viewer ? hand.slice() : faceDown(hand)));
  seen.artifactDeck = faceDown(p.artifactDeck);
  if (!p.options.artifactsOpen) {
    seen.artifacts = p.artifacts.map((held, seat) => (seat === viewer ? held.slice() : faceDown(held)));
  }
  return seen;
}

/** CT-10.5: which cards a player has in deck and hand together, as anybody can work it out. */
export function cardsToCome(p: CaveTroll, seat: Seat): Card[] {
  const played = new Set<Card>(p.discards[seat]);
  for (const owned of [...p.pile, ...p.removed]) if (owned.seat === seat) played.add(owned.card);
  if (seat === p.active && p.played !== 'none') played.add(p.played);
  return DECK[p.options.set].filter((card) => !played.has(card));
}

/** Deals what the view hides: each player's cards over deck and hand, the artifacts over their deck and their holders. */
export function imagine(seen: CaveTroll, seat: Seat, random: Random): CaveTroll {
  const p = clone(seen);
  p.random = random;
  for (let owner = 0; owner < p.seats; owner++) {
    const known = owner === seat ? (p.hands[seat] ?? []) : [];
    const unseen = shuffle(
      random,
      cardsToCome(p, owner).filter((card) => !known.includes(card)),
    );
    if (owner !== seat) p.hands[owner] = unseen.splice(0, p.hands[owner]?.length ?? 0);
    p.decks[owner] = unseen;
  }
  const shown = new Set<Artifact | Hidden>([...p.usedArtifacts, ...p.artifacts.flat()]);
  const unseen = shuffle(
    random,
    ARTIFACTS.filter((artifact) => !shown.has(artifact)),
  );
  p.artifacts = p.artifacts.map((held) => (held[0] === 'hidden' ? unseen.splice(0, 1) : held));
  p.artifactDeck = unseen;
  return p;
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
