import { caveTile, isKingTile, kingTile, type Tile } from '../../box/tiles.ts';
import type { Speak } from '../words.ts';
import type { TileContents } from './contents.ts';

/** A word or two on a tile that lies in the caves. */
export function wordOf(tile: Tile, { spots, slept }: TileContents, speak: Speak): string {
  if (isKingTile(tile)) return speak(`short.${kingTile(tile).id}`);
  const { kind, victory } = caveTile(tile);
  if (kind === 'victory') return speak(`word.victory-${victory}`);
  if (kind === 'princess') return speak(slept ? 'word.slept' : 'word.bed');
  const [spot] = spots;
  return spot === undefined || spot.filled ? speak(`word.${kind}-full`) : speak(`word.${kind}`, { bonus: spot.bonus });
}

/** How much room there is for words on tiles. */
export type WordRoom = 'ample' | 'some' | 'little';

/**
 * Whether the picture has to say as much as the word: what was stored there is drawn large, and so is a bed. On tiles
 * that are smaller than words it says everything.
 */
export function saysItself(tile: Tile, { spots }: TileContents, room: WordRoom): boolean {
  if (room === 'little') return true;
  if (isKingTile(tile) || room === 'ample') return false;
  const { kind } = caveTile(tile);
  return (kind === 'bell' || kind === 'resource') && (spots[0] === undefined || spots[0].filled);
}

export interface PlacedWord {
  readonly tile: Tile;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** In letters: how wide one is on average, how high a line, and how much of it is below its foot. */
const [LETTER_WIDTH, LINE, BELOW] = [0.58, 1.05, 0.25];

/** The words that can be read: of two that would lie on each other, the first stays. */
export function legibleWords(words: readonly PlacedWord[], letter: number): PlacedWord[] {
  const kept: PlacedWord[] = [];
  for (const word of words) {
    if (kept.every((other) => !overlap(boxOf(word, letter), boxOf(other, letter)))) kept.push(word);
  }
  return kept;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ lines, x, y }: PlacedWord, letter: number): Box {
  const half = (Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH * letter) / 2;
  const bottom = y + ((lines.length - 1) * LINE + BELOW) * letter;
  return { left: x - half, right: x + half, top: bottom - lines.length * LINE * letter, bottom };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** What a tile is called, without the number that tells it from its like. */
export function tileName(tile: Tile, speak: Speak): string {
  if (isKingTile(tile)) return speak(`tile.${kingTile(tile).id}`);
  return speak(`cave.${caveTile(tile).kind}`);
}

/** What a tile brings, in a line. */
export function tileBrings(tile: Tile, speak: Speak): string {
  if (isKingTile(tile)) return speak(`about.${kingTile(tile).id}`);
  const { kind, victory, bonus } = caveTile(tile);
  if (kind === 'victory') return speak(`trophy.${victory}`);
  return speak(`tile-brings.${kind}`, { bonus: bonus ?? 'none' });
}
