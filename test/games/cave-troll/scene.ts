import type { AreaId } from '../../../src/games/cave-troll/box/areas.ts';
import type { Artifact } from '../../../src/games/cave-troll/box/artifacts.ts';
import { CARD, type Card, DECK, iconsOf } from '../../../src/games/cave-troll/box/cards.ts';
import { COLOURS, FIGURES_OF_A_PLAYER, type Figure, SLOTS } from '../../../src/games/cave-troll/box/figures.ts';
import { areaNumber, IN_RESERVE, LOST } from '../../../src/games/cave-troll/box/map.ts';
import { caveTroll } from '../../../src/games/cave-troll/index.ts';
import type { CaveTrollMove } from '../../../src/games/cave-troll/moves.ts';
import { type CaveTroll, kindOf } from '../../../src/games/cave-troll/position.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { tableKit } from '../kit/table-kit.ts';

export type CaveMatch = Match<CaveTroll, CaveTrollMove>;

export type Colour = (typeof COLOURS)[number];
type ByColour<T> = Partial<Record<Colour, T>>;

/** Figures in words, for each area: 'blue adventurer x2, red barbarian'. */
type Board = Partial<Record<AreaId, string>>;

/** What else is to be so. Without it red is to act, with all four actions, in a later round, and may play from hand. */
interface Scene {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly active?: Colour;
  readonly actions?: number;
  /** Figures in the lost piles, in words. */
  readonly lost?: string;
  /** Cards in hand; without it each player holds one of those still to come. '' for none. */
  readonly hands?: ByColour<Card | ''>;
  /** Cards next to be drawn, the first of them first. */
  readonly draws?: ByColour<readonly Card[]>;
  /** How many cards a deck has left. */
  readonly decks?: ByColour<number>;
  /** The scoring pile: 'blue adventurer-9, green adventurer-9'. */
  readonly pile?: string;
  readonly artifacts?: ByColour<Artifact>;
  readonly gold?: ByColour<number>;
  readonly quietTurns?: number;
}

export function seatOf(colour: Colour): Seat {
  return COLOURS.indexOf(colour);
}

function words(text: string): string[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

/** 'blue adventurer x2' */
export function parse(text: string): { colour: Colour; kind: string; count: number } {
  const [, colour, kind, count = '1'] = /^(\w+) ([\w-]+)(?: x(\d+))?$/.exec(text) ?? [];
  if (colour === undefined || kind === undefined) throw new Error(`no figures are called '${text}'`);
  return { colour: colour as Colour, kind, count: Number(count) };
}

/** A match that stands as described. Cards whose figures are in play or lost have been played, the others are to come. */
export function arrange(board: Board, scene: Scene = {}): CaveMatch {
  const { seats = 4, options = {}, active = 'red', actions = 4 } = scene;
  const table = { firstPlayer: seatOf(active), playFromHand: true, ...options };
  const match = tableKit(caveTroll).arrange(seats, table, (position) => stage(position, board, scene));
  match.position.actions = actions;
  return match;
}

function stage(position: CaveTroll, board: Board, scene: Scene): void {
  for (const [area, text] of Object.entries(board)) stand(position, text, areaNumber(area as AreaId), scene);
  stand(position, scene.lost ?? '', LOST, scene);
  for (let seat = 0; seat < position.seats; seat++) dealCards(position, seat, scene);
  for (const [colour, gold] of Object.entries(scene.gold ?? {})) position.gold[seatOf(colour as Colour)] = gold;
  position.turns = position.seats;
  position.quietTurns = (scene.quietTurns ?? 1) - 1;
}

function stand(p: CaveTroll, text: string, area: number, scene: Scene): void {
  for (const each of words(text)) {
    const { colour, kind, count } = parse(each);
    for (let i = 0; i < count; i++) p.where[unusedFigure(p, colour, kind, scene)] = area;
  }
}

function unusedFigure(p: CaveTroll, colour: Colour, kind: string, scene: Scene): Figure {
  const first = seatOf(colour) * FIGURES_OF_A_PLAYER;
  const wanted = new Set<string | undefined>([scene.hands?.[colour], ...(scene.draws?.[colour] ?? [])]);
  const isFree = (slot: string, figure: Figure) =>
    p.where[figure] === IN_RESERVE && kindOf(p, figure).id === kind && !wanted.has(slot);
  const slot = SLOTS.findIndex((each, i) => isFree(each, first + i));
  if (slot < 0) throw new Error(`there is no unused ${colour} ${kind}`);
  return first + slot;
}

function dealCards(p: CaveTroll, seat: Seat, scene: Scene): void {
  const colour = COLOURS[seat] as Colour;
  const artifact = scene.artifacts?.[colour];
  if (artifact !== undefined) {
    p.artifactDeck = p.artifactDeck.filter((each) => each !== artifact);
    p.artifacts[seat] = [artifact];
  }
  const inPile = words(scene.pile ?? '').flatMap((each) => (each.startsWith(`${colour} `) ? [each.split(' ')[1]] : []));
  p.pile.push(...inPile.map((card) => ({ seat, card: card as Card })));
  const isPlayed = (card: Card) => {
    const face: { effect: string; brings?: (typeof SLOTS)[number] } = CARD[card];
    if (inPile.includes(card)) return true;
    if (face.brings === undefined) return face.effect === 'find-artifact' && artifact !== undefined;
    return p.where[seat * FIGURES_OF_A_PLAYER + SLOTS.indexOf(face.brings)] !== IN_RESERVE;
  };
  const all = DECK[p.options.set];
  const draws = scene.draws?.[colour] ?? [];
  const toCome = all.filter((card) => !isPlayed(card) && !draws.includes(card));
  const hand = scene.hands?.[colour] ?? toCome[0];
  p.hands[seat] = hand === undefined || hand === '' ? [] : [hand];
  const rest = toCome.filter((card) => card !== hand);
  const inDeck = (scene.decks?.[colour] ?? rest.length + draws.length) - draws.length;
  p.decks[seat] = [...rest.slice(0, inDeck), ...[...draws].reverse()];
  const gone = [...rest.slice(inDeck), ...all.filter((card) => isPlayed(card) && !inPile.includes(card))];
  p.discards[seat] = gone.filter((card) => iconsOf(card) === 0);
  p.removed.push(...gone.filter((card) => iconsOf(card) > 0).map((card) => ({ seat, card })));
}
