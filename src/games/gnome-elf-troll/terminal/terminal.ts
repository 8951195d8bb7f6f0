import { centre, padEnd, spread } from '../../../cli/picture-kit/columns.ts';
import {
  type Colours,
  numberOf,
  type Paint,
  type Picture,
  type PictureInput,
} from '../../../cli/picture-kit/picture.ts';
import { inSeatColour } from '../../../cli/picture-kit/seats.ts';
import { wordsOf } from '../../../cli/picture-kit/words.ts';
import { isOver } from '../../../kernel/steps.ts';
import type { Creature } from '../box/creatures.ts';
import { PRODUCE, type Produce } from '../box/produce.ts';
import type { GnomeElfTrollMove } from '../moves.ts';
import { type GardenTile, type GnomeElfTroll, turnPlayer } from '../position.ts';
import { control } from '../rules/harvest.ts';
import { terminalWords } from './words.ts';

const INDENT = '  ';

interface TileSize {
  readonly width: number;
  readonly produce: Readonly<Record<Produce, string>>;
  readonly creature: Readonly<Record<Creature, string>>;
}

/** From the roomiest to the one that fits a long garden. */
const TILE_SIZES: readonly [TileSize, TileSize] = [
  {
    width: 7,
    produce: { pumpkin: 'pumpkin', apple: 'apple', bean: 'bean' },
    creature: { gnome: ' gnome', elf: ' elf', troll: ' TROLL' },
  },
  {
    width: 5,
    produce: { pumpkin: 'pumpk', apple: 'apple', bean: 'bean' },
    creature: { gnome: 'gnom', elf: ' elf', troll: 'TROL' },
  },
];

function paintOf(colours: Colours): Readonly<Record<Produce, Paint>> {
  return { pumpkin: colours.yellow, apple: colours.red, bean: colours.green };
}

const text = wordsOf(terminalWords);

export const picture: Picture<GnomeElfTroll, GnomeElfTrollMove> = {
  draw(p, scene) {
    const size = tileSizeFor(p, scene.columns);
    const { colours } = scene;
    const title = text('title', { goal: p.goal, pile: p.pile.length });
    const lines = [colours.dim(` ${title} `.padStart(scene.columns - 3, '─').concat('──'))];
    for (let seat = 0; seat < p.seats; seat++) {
      lines.push('', header(p, seat, scene), ...garden(p, seat, size, scene), ...belongings(p, seat, scene));
    }
    return lines;
  },
  shows: (move) => move.do === 'place',
};

function tileSizeFor(p: GnomeElfTroll, columns: number): TileSize {
  const longest = Math.max(...p.gardens.map((row) => row.length));
  const [roomy, tight] = TILE_SIZES;
  return INDENT.length + longest * (roomy.width + 1) + 1 <= columns ? roomy : tight;
}

function header(p: GnomeElfTroll, seat: number, scene: PictureInput): string {
  const { colours } = scene;
  const paint = paintOf(colours);
  const counts = control(p, seat);
  const best = PRODUCE.reduce((a, b) => (counts[b] > counts[a] ? b : a));
  const isTurn = !isOver(p) && turnPlayer(p) === seat;
  const name = `${isTurn ? colours.bold('▸') : ' '} ${scene.names[seat]}${p.marker === seat ? ' ⚑' : ''}`;
  const controlled = PRODUCE.map((kind) => paint[kind](`${kind} ${String(counts[kind]).padStart(2)}`)).join('  ');
  const full = Math.min(counts[best], p.goal);
  const bar = paint[best]('▰'.repeat(full)) + colours.dim('▱'.repeat(p.goal - full));
  const reached = text('of', { count: counts[best], goal: p.goal });
  return spread(name, `${controlled}  ${bar} ${reached.padStart(8)}`, scene.columns - 1);
}

function garden(p: GnomeElfTroll, seat: number, size: TileSize, scene: PictureInput): string[] {
  const row = p.gardens[seat] ?? [];
  if (row.length === 0) return [scene.colours.dim(`${INDENT}${text('empty')}`)];
  const soil = scene.colours.dim;
  const edge = soil('─'.repeat(size.width));
  return [
    soil('┌') + row.map(() => edge).join(soil('┬')) + soil('┐'),
    soil('│') + row.map((tile, i) => produceCell(tile, size, scene) + link(tile, row[i + 1], scene.colours)).join(''),
    soil('│') + row.map((tile) => creatureCell(tile, size, scene) + soil('│')).join(''),
    soil('└') + row.map((_, tile) => numberEdge(seat, tile, size, scene)).join(soil('┴')) + soil('┘'),
  ].map((line) => INDENT + line);
}

function produceCell({ kind }: GardenTile, size: TileSize, { colours }: PictureInput): string {
  return paintOf(colours)[kind](centre(size.produce[kind], size.width));
}

function creatureCell({ figure }: GardenTile, size: TileSize, { colours, marks }: PictureInput): string {
  if (figure === undefined) return ' '.repeat(size.width);
  const { creature, owner } = figure;
  return inSeatColour(colours, owner, padEnd(`${marks[owner]}${size.creature[creature]}`, size.width));
}

/** A pair that pays is joined; one that a troll has broken shows the tear. */
function link(tile: GardenTile, next: GardenTile | undefined, colours: Colours): string {
  if (next?.kind !== tile.kind) return colours.dim('│');
  const isBroken = tile.figure?.creature === 'troll' || next.figure?.creature === 'troll';
  return isBroken ? colours.red('┊') : colours.bold(colours.yellow('═'));
}

function numberEdge(garden: number, tile: number, size: TileSize, scene: PictureInput): string {
  const number = numberOf(scene, (move) => isPlace(move, garden, tile));
  const { bold, dim, yellow } = scene.colours;
  if (number === undefined) return dim('─'.repeat(size.width));
  const label = String(number);
  const left = Math.floor((size.width - label.length) / 2);
  return dim('─'.repeat(left)) + bold(yellow(label)) + dim('─'.repeat(size.width - left - label.length));
}

function isPlace(move: { readonly do: string }, garden: number, tile: number): boolean {
  const place = move as GnomeElfTrollMove;
  return place.do === 'place' && place.garden === garden && place.tile === tile;
}

function belongings(p: GnomeElfTroll, seat: number, scene: PictureInput): string[] {
  const { colours } = scene;
  const stock = p.stocks[seat];
  const line = [hand(p, seat, colours), text('stock', { ...stock })].join(colours.dim(' · '));
  const purse = PRODUCE.filter((kind) => p.purse[kind] > 0);
  if (purse.length === 0 || turnPlayer(p) !== seat) return [INDENT + line];
  const produce = purse.map((kind) => paintOf(colours)[kind](`${kind} ${p.purse[kind]}`)).join(', ');
  return [INDENT + line, INDENT + colours.bold(text('purse', { produce }))];
}

function hand(p: GnomeElfTroll, seat: number, colours: Colours): string {
  const tiles = p.hands[seat] ?? [];
  if (tiles.length === 0) return text('hand-empty');
  if (tiles.includes('hidden')) return text('hand-hidden', { tiles: tiles.length });
  const paint = paintOf(colours);
  return text('hand', {
    tiles: PRODUCE.flatMap((kind) => tiles.filter((tile) => tile === kind).map(paint[kind])).join(', '),
  });
}
