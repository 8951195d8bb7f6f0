import { centre, spread, widthOf, wrap } from '../../../cli/picture-kit/columns.ts';
import { numberOf, type Paint, type Picture, type PictureInput } from '../../../cli/picture-kit/picture.ts';
import { inSeatColour } from '../../../cli/picture-kit/seats.ts';
import { wordsOf } from '../../../cli/picture-kit/words.ts';
import { isOver } from '../../../kernel/steps.ts';
import { AREAS } from '../box/areas.ts';
import { iconsOn } from '../box/cards.ts';
import { type Figure, ownerOf } from '../box/figures.ts';
import type { KindId } from '../box/kinds.ts';
import { isEntrance, LOST } from '../box/map.ts';
import { names } from '../messages/en/names.ts';
import type { CaveTrollMove } from '../moves.ts';
import { type CaveTroll, kindOf } from '../position.ts';
import { appraiseBoard } from '../rules/scoring.ts';
import { MAP, STRIPS, type Strip } from './map.ts';
import { terminalWords } from './words.ts';

/** One letter a kind; within a set no two are the same. */
const LETTERS: Readonly<Record<KindId, string>> = {
  adventurer: 'a',
  barbarian: 'B',
  dwarf: 'D',
  knight: 'K',
  thief: 'H',
  orc: 'O',
  wraith: 'W',
  'cave-troll': 'T',
  berserker: 'B',
  'giant-slayer': 'G',
  paladin: 'P',
  assassin: 'S',
  grunt: 'R',
  'siren-banshee': 'N',
  'rampaging-troll': 'T',
  chest: '$',
};

/** Room enough for name and worth on one line. */
const WIDE = 15;

const text = wordsOf(terminalWords);

export const picture: Picture<CaveTroll, CaveTrollMove> = {
  draw(p, scene) {
    const { dim } = scene.colours;
    const title = text('title', {
      icons: iconsOn(p.pile),
      threshold: p.options.iconThreshold,
      scorings: p.scorings,
    });
    const indent = ' '.repeat(Math.max(0, Math.floor((scene.columns - (MAP[0]?.length ?? 0)) / 2)));
    return [
      dim(` ${title} `.padStart(scene.columns - 3, '─').concat('──')),
      ...mapOf(p, scene).map((line) => indent + line),
      dim(centre(text('key'), scene.columns - 1).trimEnd()),
      ...wrap(lettersOf(p), scene.columns - 8, indent).map(dim),
      ...Array.from({ length: p.seats }, (_, seat) => belongings(p, seat, scene)).flat(),
    ];
  },
  shows: isInMap,
};

/** Those answers that are an area and nothing else. */
function isInMap(move: { readonly do: string }): boolean {
  return 'area' in move && !('figure' in move);
}

interface Ink {
  readonly letters: string;
  readonly paint: Paint;
}

function mapOf(p: CaveTroll, scene: PictureInput): string[] {
  const { dim } = scene.colours;
  const rows = MAP.map((letters) => letters.map((letter) => (letter === ' ' ? letter : dim(letter))));
  const appraisals = appraiseBoard(p);
  AREAS.forEach((plan, area) => {
    const number = numberOf(scene, (move) => isInMap(move) && (move as { area?: string }).area === plan.id);
    const name = [{ letters: shortName(plan), paint: dim }];
    const worth = worthOf(area, appraisals[area], scene);
    if (number !== undefined) worth.push({ letters: ` (${number})`, paint: scene.colours.bold });
    const strips = STRIPS[area] ?? [];
    const isWide = (strips[0]?.width ?? 0) >= WIDE;
    const head = isWide ? [[...name, { letters: ' ', paint: dim }, ...worth]] : [name, worth];
    const lines = [...head, ...figuresOf(p, area, strips[head.length]?.width ?? 0, scene)];
    // A crowd needs the line on which the name would stand.
    const shown = lines.length > strips.length ? [worth, ...lines.slice(head.length)] : lines;
    if (shown.length > strips.length) shown[strips.length - 1] = [{ letters: '…', paint: dim }];
    strips.forEach((strip, i) => {
      write(rows, strip, shown[i] ?? []);
    });
  });
  return rows.map((row) => row.join(''));
}

/** The word that tells an area from its like. */
function shortName({ name, type }: (typeof AREAS)[number]): string {
  const words = name.split(/[ ’]/);
  return (type === 'entrance' || words.includes('of') ? words.at(-1) : words[0]) ?? name;
}

/** What it would give now and to whom; an entrance or a pit is told by its sign. */
function worthOf(area: number, appraisal: ReturnType<typeof appraiseBoard>[number], scene: PictureInput): Ink[] {
  const { dim, yellow } = scene.colours;
  if (appraisal === undefined) return [{ letters: isEntrance(area) ? '≡' : '▼', paint: dim }];
  const worth = { letters: String(appraisal.gold), paint: yellow };
  if (appraisal.controller !== undefined) return [worth, seatMark(scene, appraisal.controller)];
  return appraisal.heroes > 0 ? [worth, { letters: '=', paint: dim }] : [worth];
}

function seatMark({ marks, colours }: PictureInput, seat: number): Ink {
  return { letters: marks[seat] ?? '', paint: (letters) => inSeatColour(colours, seat, letters) };
}

/** Who stands there, a line for as many as go on one: each player's mark, then a letter for each figure. */
function figuresOf(p: CaveTroll, area: number, room: number, scene: PictureInput): Ink[][] {
  const lines: Ink[][] = [];
  let used = room;
  for (let seat = 0; seat < p.seats; seat++) {
    const mark = seatMark(scene, seat);
    let company = p.where.flatMap((where, figure) => (where === area && ownerOf(figure) === seat ? [figure] : []));
    while (company.length > 0) {
      if (used + 1 >= room) {
        lines.push([]);
        used = 0;
      }
      const fitting = company.slice(0, room - used - 1);
      const letters = (mark.letters + fitting.map((figure) => letterOf(p, figure)).join('')).replace(
        /a{4,}/,
        ({ length }) => `${length}a`,
      );
      lines.at(-1)?.push({ letters, paint: mark.paint });
      used += widthOf(letters);
      company = company.slice(fitting.length);
    }
  }
  return lines;
}

function letterOf(p: CaveTroll, figure: Figure): string {
  return LETTERS[kindOf(p, figure).id as KindId];
}

function write(rows: string[][], strip: Strip, inks: readonly Ink[]): void {
  const letters = inks.flatMap(({ letters: word, paint }) => [...word].map(paint)).slice(0, strip.width);
  rows[strip.row]?.splice(strip.column, letters.length, ...letters);
}

/** As the game itself calls it. */
function nameOf(id: keyof typeof names): string {
  return String(names[id]);
}

/** What the letters of this set mean. */
function lettersOf(p: CaveTroll): string {
  const kinds = new Set(p.where.map((_, figure) => kindOf(p, figure).id as KindId));
  return [...kinds].map((kind) => `${LETTERS[kind]} ${nameOf(`kind.${kind}`)}`).join(', ');
}

function belongings(p: CaveTroll, seat: number, scene: PictureInput): string[] {
  const { bold, dim, yellow } = scene.colours;
  const isTurn = !isOver(p) && p.active === seat;
  const name = `${isTurn ? bold('▸') : ' '} ${scene.names[seat]}`;
  const gold = yellow(text('gold', { gold: p.gold[seat] }));
  const head = isTurn ? `${text('actions', { actions: p.actions })}${dim(' · ')}${gold}` : gold;
  const hand = p.hands[seat] ?? [];
  const held = p.artifacts[seat]?.[0];
  const lost = p.where.filter((area, figure) => area === LOST && ownerOf(figure) === seat).length;
  const things = [
    text('deck', { cards: p.decks[seat]?.length }),
    ...hand.map((card) => (card === 'hidden' ? text('hand-hidden') : text('hand', { card: nameOf(`card.${card}`) }))),
    ...(held === undefined
      ? []
      : [held === 'hidden' ? text('artifact-hidden') : text('artifact', { artifact: nameOf(`artifact.${held}`) })]),
    ...(lost === 0 ? [] : [text('lost', { figures: lost })]),
  ];
  return [spread(name, head, scene.columns - 1), ...wrap(things.join(' · '), scene.columns - 1, '    ')];
}
