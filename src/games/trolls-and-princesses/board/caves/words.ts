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

/** Whether the picture has to say as much as the word: what was stored there is drawn large, and so is a bed. */
export function saysItself(tile: Tile, { spots }: TileContents, room: WordRoom): boolean {
  if (isKingTile(tile) || room === 'ample') return false;
  const { kind } = caveTile(tile);
  if (kind === 'princess') return room === 'little';
  return (kind === 'bell' || kind === 'resource') && (spots[0] === undefined || spots[0].filled);
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
