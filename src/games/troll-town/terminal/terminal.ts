import { padEnd } from '../../../cli/picture-kit/columns.ts';
import { numberOf, type Picture, type PictureInput } from '../../../cli/picture-kit/picture.ts';
import { inSeatColour } from '../../../cli/picture-kit/seats.ts';
import { wordsOf } from '../../../cli/picture-kit/words.ts';
import { STATS } from '../box/fights.ts';
import { axialOf, HEX_COUNT, type Hex, hexName, joinName } from '../box/hexes.ts';
import { isHub } from '../box/map.ts';
import type { TrollTownMove } from '../moves.ts';
import {
  type Building,
  buildingOn,
  DEBRIS,
  EMPTY,
  hutOf,
  isPath,
  oldBoss,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../position.ts';
import { storedChildren } from '../rules/children.ts';
import { required } from '../rules/feast.ts';
import { idleCommunal } from '../rules/labour.ts';
import { communalBeds, era, levelOf, privateBeds, shopLevel, statOf } from '../rules/levels.ts';
import { terminalWords } from './words.ts';

const text = wordsOf(terminalWords);

const CELL = 3;
/** The first line of the board, and its first column. */
const TOP = -8;
const LEFT = -10;

export const picture: Picture<TrollTown, TrollTownMove> = {
  draw(p, scene) {
    const { dim } = scene.colours;
    return [
      dim(` ${title(p)} `.padStart(scene.columns - 3, '─').concat('──')),
      ...mapOf(p, scene),
      dim(text('key')),
      townLine(p),
      ...p.trolls.map((_, troll) => trollLine(p, troll, scene)),
    ];
  },
  shows: (move) => move.do === 'hex',
};

function title(p: TrollTown): string {
  if (p.turn === 0) return text('choosing');
  return text('title', { turn: p.turn, era: era(p), required: required(p), stored: storedChildren(p), herd: p.herd });
}

/** Only the lines and columns on which something lies, and one more. */
function mapOf(p: TrollTown, scene: PictureInput): string[] {
  const lines: string[] = [];
  const used = [...Array(HEX_COUNT).keys()].filter((hex) => p.land[hex] !== EMPTY);
  const last = Math.max(...used.map(lineOf)) + 2;
  const first = Math.min(...used.map(columnOf)) - 1;
  const end = Math.max(...used.map(columnOf)) + 1;
  for (let line = 0; line <= last; line++) {
    const row = Array<string>(end - first + 1).fill(' '.repeat(CELL));
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      const column = columnOf(hex) - first;
      if (lineOf(hex) === line && column >= 0 && column < row.length) row[column] = cell(p, hex, scene);
    }
    lines.push(row.join('').trimEnd());
  }
  return lines;
}

function lineOf(hex: Hex): number {
  const { q, r } = axialOf(hex);
  return 2 * r + q - TOP;
}

function columnOf(hex: Hex): number {
  return axialOf(hex).q - LEFT;
}

function cell(p: TrollTown, hex: Hex, scene: PictureInput): string {
  const { colours, marks } = scene;
  const number = numberOf(scene, (move) => isHexMove(move, hex));
  if (number !== undefined) return padEnd(colours.bold(colours.yellow(String(number))), CELL);
  const house = buildingOn(p, hex);
  if (house !== undefined) {
    const drawn = padEnd(letters(house, marks), CELL);
    return house.kind === 'hut' && house.owner < p.seats ? inSeatColour(colours, house.owner, drawn) : drawn;
  }
  if (isPath(p, hex)) return p.fires.includes(hex) ? colours.red('!  ') : colours.yellow('=  ');
  if (isHub(hex)) return '#  ';
  return p.land[hex] === DEBRIS ? colours.dim('x  ') : colours.dim('.  ');
}

function isHexMove(move: { readonly do: string }, hex: Hex): boolean {
  const chosen = move as TrollTownMove;
  return chosen.do === 'hex' && chosen.hex === hexName(hex);
}

/** A letter, and what is most worth knowing about it. */
function letters(house: Building, marks: readonly string[]): string {
  switch (house.kind) {
    case 'hovel':
      return 'h';
    case 'cage':
      return `c${house.children}`;
    case 'shop':
      return `S${shopLevel(house)}`;
    case 'hut':
      return `H${marks[house.owner] ?? 'B'}`;
    case 'pit':
      return `P${house.children}`;
    case 'addon':
      return '+';
    case 'pile':
      return '*';
  }
}

function townLine(p: TrollTown): string {
  return text('town', {
    communal: p.communal,
    beds: communalBeds(p),
    idle: idleCommunal(p),
    waiting: p.waiting.reduce((sum, { children }) => sum + children, 0),
    cracks: p.cracks.length === 0 ? text('none') : p.cracks.map(joinName).join(', '),
  });
}

function trollLine(p: TrollTown, troll: TrollNumber, scene: PictureInput): string {
  const hut = hutOf(p, troll);
  const stats = STATS.map((stat, number) => `${stat} ${statOf(p, troll, number)}`).join(' ');
  const line = text('troll', {
    stats,
    minions: trollOf(p, troll).minions,
    beds: privateBeds(p, troll),
    home: hut === undefined ? text('bridge') : text('hut', { level: levelOf(hut), hex: hexName(hut.hexes[0]) }),
    boss: p.title === troll ? text('isBoss') : '',
  });
  return `${troll === oldBoss(p) ? text('boss') : scene.names[troll]}: ${line}`;
}
