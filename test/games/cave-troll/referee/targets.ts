import { AREAS, type AreaId } from '../../../../src/games/cave-troll/box/areas.ts';
import { calledBy, cloakWays, commandedIn, mayEnter, pushedFrom, struckBy, sweptBy, ways } from './entering.ts';
import { isHero, isInRoom, isMonster, oneOfAKind, others, type Piece, type Sheet, typeOf } from './pieces.ts';

export function areasOf(...types: string[]): AreaId[] {
  return AREAS.flatMap(({ id, type }) => (types.includes(type) ? [id] : []));
}

export function isOnBoard({ place }: Piece): boolean {
  return typeOf(place) !== 'nowhere';
}

/** One pick for each kind, owner and place (CT-11.2). */
export function picks(pieces: readonly Piece[]): string[] {
  return oneOfAKind(pieces).map(({ id }) => `pick ${id}`);
}

/** CT-4.17, CT-4.18: what a figure's ability can be turned on; without anything it cannot be used. */
export function targets(sheet: Sheet, piece: Piece): string[] {
  if (piece.kind === 'thief') return leaps(sheet, piece);
  if (!isInRoom(piece)) return [];
  const there = others(sheet, piece);
  switch (piece.kind) {
    case 'orc':
      return picks(there.filter(isHero));
    case 'wraith':
      return picks(pushedFrom(sheet, piece.place));
    case 'assassin':
      return picks(struckBy(sheet, piece));
    case 'paladin':
      return there
        .filter(({ kind, owner }) => kind === 'banshee' && owner !== piece.owner)
        .flatMap(({ id }) => areasOf('pit').map((pit) => `banish ${id} ${pit}`));
    case 'giant slayer':
      return picks(there.filter(({ kind }) => kind === 'rampaging troll'));
    case 'rampaging troll':
      return picks(there);
    case 'grunt':
      return picks(sweptBy(sheet, piece));
    case 'banshee':
      return picks(calledBy(sheet, piece));
    default:
      return [];
  }
}

/** CT-6.4 */
function leaps(sheet: Sheet, thief: Piece): string[] {
  const elsewhere = areasOf('entrance', 'room').filter((area) => area !== thief.place);
  return elsewhere.filter((area) => mayEnter(sheet, thief, area, 'leap')).map((area) => `go ${area}`);
}

/** Section 8: the answers to the first question of each artifact; without any it cannot be used (CT-8.4). */
export const FIRST_ANSWERS: Readonly<Record<string, (sheet: Sheet, seat: number) => string[]>> = {
  'chalice-of-life': ({ pieces }, seat) =>
    picks(pieces.filter((each) => each.owner === seat && isHero(each) && each.place === 'lost')),
  'cloak-of-invisibility': (sheet, seat) =>
    picks(ownHeroes(sheet, seat).filter((hero) => cloakWays(sheet, hero).length > 0)),
  'boots-of-haste': (sheet, seat) =>
    picks(ownHeroes(sheet, seat).filter((hero) => ways(sheet, hero, 'boots').length > 0)),
  'orcbane-sword': (sheet, seat) => {
    const isReached = (orc: Piece) => others(sheet, orc).some((each) => each.owner === seat && isHero(each));
    return picks(sheet.pieces.filter((each) => /^(orc|grunt)$/.test(each.kind) && isInRoom(each) && isReached(each)));
  },
  'banishing-bell': ({ pieces }, seat) => {
    const hears = (each: Piece) => each.owner !== seat && isMonster(each) && each.kind !== 'cave troll';
    return picks(pieces.filter((each) => hears(each) && /^(room|entrance)$/.test(typeOf(each.place))));
  },
  'ring-of-command': (sheet, seat) =>
    areasOf('room').flatMap((room) => (commandedIn(sheet, seat, room).length > 0 ? [`room ${room}`] : [])),
};

function ownHeroes({ pieces }: Sheet, seat: number): Piece[] {
  return pieces.filter((piece) => piece.owner === seat && isHero(piece) && isOnBoard(piece));
}
