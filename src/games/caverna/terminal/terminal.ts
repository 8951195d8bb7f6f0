import { inColumns, padEnd, spread, wrap } from '../../../cli/picture-kit/columns.ts';
import type { Picture, PictureInput } from '../../../cli/picture-kit/picture.ts';
import { wordsOf } from '../../../cli/picture-kit/words.ts';
import { asked, frameFor, isOver } from '../../../kernel/steps.ts';
import { cellAt } from '../box/cells.ts';
import { FURNISHING_IDS, furnishingAt, isFurnishing } from '../box/furnishings.ts';
import type { Crop } from '../box/goods.ts';
import { isPlayed, ROUNDS } from '../box/rounds.ts';
import { spaceAt } from '../box/spaces.ts';
import type { Face, Top } from '../box/tiles.ts';
import { names } from '../messages/en/names.ts';
import { goods } from '../messages/en/speech.ts';
import type { CavernaMove } from '../moves.ts';
import { type Caverna, HOME, ON_OFFER, type Person, type Player, playerAt } from '../position.ts';
import { endOf, isKnownEnd } from '../rules/harvests.ts';
import { pointsOf } from '../score.ts';
import { terminalWords } from './words.ts';

const INDENT = '    ';
const text = wordsOf(terminalWords);

const LETTERS: Readonly<Record<Face, string>> = {
  none: '·',
  meadow: 'm',
  field: 'f',
  'small-pasture': 's',
  'large-pasture': 'L',
  cavern: 'c',
  tunnel: 't',
  'deep-tunnel': 'd',
  'ore-mine': 'o',
  'ruby-mine': 'r',
  'entry-dwelling': '#',
};

const CROP_LETTERS: Readonly<Record<Crop, string>> = { grain: 'g', vegetable: 'v', gemfruit: 'e', mushroom: 'u' };

export const picture: Picture<Caverna, CavernaMove> = {
  draw(p, scene) {
    const { dim } = scene.colours;
    const event = isKnownEnd(p, p.round) ? nameOf(`event.${endOf(p, p.round)}`) : text('unknown');
    const title = text('title', { round: p.round });
    return [
      dim(` ${title} `.padStart(scene.columns - 3, '─').concat('──')),
      ...wrap(text('ends-with', { event }), scene.columns - 1, ' ', INDENT).map(dim),
      ...drawSpaces(p, scene),
      ...drawOffer(p, scene),
      ...p.players.flatMap((_, seat) => drawPlayer(p, seat, scene)),
      ...wrap(text('legend'), scene.columns - 1, ' ').map(dim),
    ];
  },
  shows: () => false,
};

function nameOf(id: keyof typeof names): string {
  return String(names[id]);
}

/** 'Logging: 3 wood ●' */
function drawSpaces(p: Caverna, scene: PictureInput): string[] {
  const lines = p.spaces.map(({ space, goods: lying, by }) => {
    const name = nameOf(`space.${spaceAt(space).id}`);
    const marks = by.map((seat) => scene.marks[seat] ?? '').join('');
    const holds = Object.keys(lying).length === 0 ? '' : `: ${goods(lying)}`;
    return ` ${name}${holds}${marks === '' ? '' : ` ${marks}`}`;
  });
  const rounds = p.cards.flatMap((card, i) => {
    const round = i + 1;
    if (round <= p.round || round > ROUNDS || !isPlayed(round, p.seats)) return [];
    return [card === 'hidden' || card === 'none' ? `${round} ?` : `${round} ${nameOf(`space.${card}`)}`];
  });
  const coming =
    rounds.length === 0 ? [] : wrap(text('hidden', { rounds: rounds.join(', ') }), scene.columns - 1, ' ', INDENT);
  return [...inColumns(lines, scene.columns - 1), ...coming.map(scene.colours.dim)];
}

/** What could be built and its price, when that is the question. */
function drawOffer(p: Caverna, scene: PictureInput): string[] {
  if (asked(p).every((seat) => frameFor(p, seat)?.step !== 'furnish')) return [];
  const left = FURNISHING_IDS.flatMap((id, number) => {
    if (p.owners[number] !== ON_OFFER) return [];
    const { cost } = furnishingAt(number);
    const price = Object.keys(cost).length === 0 ? text('free') : goods(cost);
    const furnishing = nameOf(`furnishing.${id}`);
    // Two of them are told apart by their prices already.
    return [furnishing.endsWith(')') ? furnishing : text('priced', { furnishing, price })];
  });
  return wrap(text('on-offer', { furnishings: left.join(', ') }), scene.columns - 1, ' ', INDENT).map(
    scene.colours.dim,
  );
}

function drawPerson({ strength, adult, at, kind }: Person): string {
  const regular = adult ? (strength === 0 ? text('unarmed') : text('armed', { strength })) : text('newborn');
  const person = kind === 'goblin' ? text('goblin', { person: regular }) : regular;
  return at === HOME ? person : text('away', { person });
}

/** Above the cells, with room for one that overhangs to the left. */
const COLUMNS = '      A   B   C     D   E   F';

/** One cell in three letters: what lies there, crops, and a Stable. */
function drawCell(player: Player, cell: number): string {
  const top = player.tops[cell] as Top;
  const letter = LETTERS[top as Face] ?? '#';
  const sown = player.sown.find((field) => field.cell === cell);
  const crop = sown === undefined ? '' : `${CROP_LETTERS[sown.crop]}${sown.count}`;
  return padEnd(`${letter}${crop}${player.stables.includes(cell) ? '~' : ''}`, 4);
}

/** Columns are letters and rows are numbers, as in all texts. Overhanging cells are drawn only where something lies on them. */
function drawHome(player: Player): string[] {
  const lines: string[] = [];
  for (let y = 0; y <= 5; y++) {
    let line = y >= 1 && y <= 4 ? `${y} ` : '  ';
    for (let x = 0; x <= 7; x++) {
      const cell = cellAt(x, y);
      const isBeside = x === 0 || x === 7 || y === 0 || y === 5;
      const isBlank = cell < 0 || (isBeside && player.tops[cell] === 'none');
      line += (isBlank ? '    ' : drawCell(player, cell)) + (x === 3 ? '  ' : '');
    }
    if (line.trim() !== '') lines.push(`${INDENT}${line.trimEnd()}`);
  }
  return [`${INDENT}${COLUMNS}`, ...lines];
}

function drawPlayer(p: Caverna, seat: number, scene: PictureInput): string[] {
  const player = playerAt(p, seat);
  const isTurn = !isOver(p) && p.active === seat;
  const folk = player.folk === undefined ? [] : [nameOf(`folk.${player.folk}`)];
  const right = [
    ...folk,
    ...(p.first === seat ? [text('first')] : []),
    text('points', { points: pointsOf(p, seat) }),
  ].join(' · ');
  const head = spread(`${isTurn ? scene.colours.bold('▸') : ' '} ${scene.names[seat]}`, right, scene.columns - 1);
  const built = player.held.things.filter(isFurnishing).map((thing) => nameOf(`furnishing.${furnishingAt(thing).id}`));
  const things = [
    text('people', { people: player.people.map(drawPerson).join(', ') }),
    text('supply', { ...player.goods }),
    ...(built.length === 0 ? [] : [text('furnishings', { furnishings: built.join(', ') })]),
  ];
  return [head, ...drawHome(player), ...wrap(things.join(' · '), scene.columns - 1, INDENT)];
}
