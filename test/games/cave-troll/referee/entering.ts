import type { AreaId } from '../../../../src/games/cave-troll/box/areas.ts';
import {
  crowd,
  isHero,
  isMonster,
  nextTo,
  others,
  type Piece,
  type Place,
  type Sheet,
  sheetWith,
  typeOf,
} from './pieces.ts';

type Way = 'move' | 'leap' | 'push' | 'flight' | 'call' | 'rampage' | 'boots' | 'cloak' | 'ring';

/** CT-5.2 to CT-5.10 */
export function mayEnter(sheet: Sheet, piece: Piece, area: AreaId, way: Way): boolean {
  if (typeOf(area) === 'pit') return way === 'move' && isMonster(piece);
  if (typeOf(area) === 'entrance') return way !== 'rampage';
  const there = crowd(sheet, area);
  if (there.some(({ kind }) => kind === 'cave troll')) return false;
  if (way !== 'cloak' && there.some(({ kind, owner }) => kind === 'knight' && owner !== piece.owner)) {
    if (piece.kind !== 'knight' || way === 'push' || way === 'ring') return false;
  }
  if (piece.kind === 'berserker' && there.some(({ kind }) => kind === 'berserker')) return false;
  if (there.length < 5) return true;
  return there.length === 5 && getsInAsSixth(sheet, piece, area, way);
}

/** CT-5.8, CT-6.16, CT-6.17, CT-7.5, CT-12.11 */
function getsInAsSixth(sheet: Sheet, piece: Piece, area: AreaId, way: Way): boolean {
  if (piece.kind === 'berserker')
    return way !== 'call' && crowd(sheet, area).every(({ owner }) => owner !== piece.owner);
  if (piece.kind !== 'wraith') return false;
  if (way === 'flight' && !sheet.options.fleeingWraithPushes) return false;
  const pieces = sheet.pieces.map((each) => (each === piece ? { ...piece, place: area } : each));
  return pushedFrom(sheetWith(pieces, sheet.options), area).length > 0;
}

/** Where the piece may go, be pushed or flee through a door. */
export function ways(sheet: Sheet, piece: Piece, way: Way): AreaId[] {
  if (piece.kind === 'chest' || piece.kind === 'cave troll') return [];
  return nextTo(piece.place).filter((area) => mayEnter(sheet, piece, area, way));
}

/** CT-6.3, CT-6.19: whom a wraith can push out of a room. */
export function pushedFrom(sheet: Sheet, room: Place): Piece[] {
  const heroes = crowd(sheet, room).filter((piece) => isHero(piece) && piece.kind !== 'barbarian');
  return heroes.filter((hero) => ways(sheet, hero, 'push').length > 0);
}

/** CT-8.8 */
export function cloakWays(sheet: Sheet, hero: Piece): AreaId[] {
  const isOpen = (area: AreaId) =>
    typeOf(area) !== 'pit' && crowd(sheet, area).every(({ kind }) => kind !== 'cave troll');
  const near = nextTo(hero.place);
  const far = near.filter(isOpen).flatMap(nextTo);
  return [...new Set([...near, ...far])].filter((area) => area !== hero.place && mayEnter(sheet, hero, area, 'cloak'));
}

/** CT-7.6 to CT-7.8 */
export function struckBy(sheet: Sheet, assassin: Piece): Piece[] {
  return others(sheet, assassin).filter(
    (piece) =>
      piece.owner !== assassin.owner &&
      (isHero(piece) || piece.kind === 'grunt') &&
      piece.kind !== 'assassin' &&
      others(sheet, piece).every(({ owner }) => owner !== piece.owner),
  );
}

function hasPaladin(sheet: Sheet, piece: Piece): boolean {
  return crowd(sheet, piece.place).some(({ kind, owner }) => kind === 'paladin' && owner === piece.owner);
}

/** CT-7.10, CT-7.21 */
export function sweptBy(sheet: Sheet, grunt: Piece): Piece[] {
  return others(sheet, grunt).filter(
    (piece) => piece.kind === 'adventurer' && piece.owner !== grunt.owner && !hasPaladin(sheet, piece),
  );
}

/** CT-7.9, CT-7.24 */
export function calledBy(sheet: Sheet, banshee: Piece): Piece[] {
  const room = banshee.place as AreaId;
  if (crowd(sheet, room).length > 4) return [];
  const rooms = nextTo(room).filter((area) => typeOf(area) === 'room');
  return rooms
    .flatMap((area) => crowd(sheet, area))
    .filter((piece) => isHero(piece) && piece.owner !== banshee.owner && !hasPaladin(sheet, piece))
    .filter((hero) => mayEnter(sheet, hero, room, 'call'));
}

/** CT-8.12 */
export function commandedIn(sheet: Sheet, seat: number, room: AreaId): Piece[] {
  const heroes = crowd(sheet, room).filter(isHero);
  if (heroes.every(({ owner }) => owner !== seat)) return [];
  return heroes.filter((hero) => hero.owner !== seat && ways(sheet, hero, 'ring').length > 0);
}
