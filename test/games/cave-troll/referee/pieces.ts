import { AREAS, type AreaId } from '../../../../src/games/cave-troll/box/areas.ts';
import { DOORS } from '../../../../src/games/cave-troll/box/doors.ts';
import { type FigureId, figureId } from '../../../../src/games/cave-troll/box/figures.ts';
import { areaId, isOnBoard, LOST } from '../../../../src/games/cave-troll/box/map.ts';
import type { Options } from '../../../../src/games/cave-troll/options.ts';
import type { CaveTroll } from '../../../../src/games/cave-troll/position.ts';

// What the sheet says, written down a second time and as plainly as possible: a test holds whole matches against it.

export type Place = AreaId | 'lost' | 'in reserve';

export interface Piece {
  readonly id: FigureId;
  readonly owner: number;
  readonly kind: string;
  readonly place: Place;
}

export interface Sheet {
  readonly pieces: readonly Piece[];
  readonly options: Options;
  /** The heroes and monsters in each place. */
  readonly crowds: ReadonlyMap<Place, readonly Piece[]>;
}

const NOBODY: readonly Piece[] = [];

export function sheetWith(pieces: readonly Piece[], options: Options): Sheet {
  const crowds = new Map<Place, Piece[]>();
  for (const piece of pieces) {
    if (piece.kind === 'chest') continue;
    const crowd = crowds.get(piece.place);
    if (crowd === undefined) crowds.set(piece.place, [piece]);
    else crowd.push(piece);
  }
  return { pieces, options, crowds };
}

/** CT-1.2 */
const NAMES: Readonly<Record<Options['set'], Readonly<Record<string, string>>>> = {
  classic: {
    strong: 'barbarian',
    short: 'dwarf',
    shield: 'knight',
    sneak: 'thief',
    brute: 'orc',
    spectre: 'wraith',
    troll: 'cave troll',
  },
  alternate: {
    strong: 'berserker',
    short: 'giant slayer',
    shield: 'paladin',
    sneak: 'assassin',
    brute: 'grunt',
    spectre: 'banshee',
    troll: 'rampaging troll',
  },
};

const MONSTERS = ['orc', 'wraith', 'cave troll', 'grunt', 'banshee', 'rampaging troll'];

export function sheetOf({ where, options }: CaveTroll): Sheet {
  const pieces = where.map((area, figure): Piece => {
    const id = figureId(figure);
    const slot = id.split('-')[1] ?? '';
    const place = isOnBoard(area) ? areaId(area) : area === LOST ? 'lost' : 'in reserve';
    return { id, owner: Math.floor(figure / 17), kind: NAMES[options.set][slot] ?? slot, place };
  });
  return sheetWith(pieces, options);
}

export function isMonster({ kind }: Piece): boolean {
  return MONSTERS.includes(kind);
}

export function isHero(piece: Piece): boolean {
  return piece.kind !== 'chest' && !isMonster(piece);
}

export function typeOf(place: Place): 'entrance' | 'pit' | 'room' | 'nowhere' {
  if (place === 'lost' || place === 'in reserve') return 'nowhere';
  return place.startsWith('stair') ? 'entrance' : place.startsWith('pit') ? 'pit' : 'room';
}

export function isInRoom({ place }: Piece): boolean {
  return typeOf(place) === 'room';
}

/** CT-1.11 */
const NEXT_TO: ReadonlyMap<Place, readonly AreaId[]> = new Map(
  AREAS.map(({ id }) => [id, [...new Set(DOORS.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])))]]),
);

const NOWHERE: readonly AreaId[] = [];

export function nextTo(place: Place): readonly AreaId[] {
  return NEXT_TO.get(place) ?? NOWHERE;
}

/** The heroes and monsters in a place. */
export function crowd({ crowds }: Sheet, place: Place): readonly Piece[] {
  return crowds.get(place) ?? NOBODY;
}

export function others(sheet: Sheet, piece: Piece): Piece[] {
  return crowd(sheet, piece.place).filter((other) => other !== piece);
}

/** CT-11.2 */
export function oneOfAKind(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(
    ({ owner, kind, place }, i) =>
      pieces.findIndex((first) => first.owner === owner && first.kind === kind && first.place === place) === i,
  );
}
