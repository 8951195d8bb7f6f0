import { AREAS, type AreaId } from '../../../../src/games/cave-troll/box/areas.ts';
import { crowd, isHero, type Piece, type Sheet } from './pieces.ts';

/** CT-9.1: a barbarian counts as two. */
function heroesOf(sheet: Sheet, room: AreaId, seat: number): number {
  const own = crowd(sheet, room).filter((piece) => isHero(piece) && piece.owner === seat);
  return own.length + own.filter(({ kind }) => kind === 'barbarian').length;
}

/** CT-9.1 to CT-9.5, CT-7.2: what each seat gets when the room is scored. */
export function roomPays(sheet: Sheet, room: AreaId, seats: number, dwarvesDouble: boolean): number[] {
  const counts = Array.from({ length: seats }, (_, seat) => heroesOf(sheet, room, seat));
  const most = Math.max(...counts);
  const leaders = counts.filter((count) => count === most).length;
  if (most === 0 || leaders > 1) return counts.map(() => 0);
  const there = sheet.pieces.filter(({ place }) => place === room);
  const printed = AREAS.find(({ id }) => id === room)?.gold ?? 0;
  const isDoubled = dwarvesDouble && there.some(({ kind }) => kind === 'dwarf');
  const gold = (isDoubled ? 2 : 1) * printed + 4 * there.filter(({ kind }) => kind === 'chest').length;
  const berserker = there.find(({ kind }) => kind === 'berserker')?.owner ?? -1;
  const controller = counts.indexOf(most);
  const isShared = berserker >= 0 && berserker !== controller;
  return counts.map((_, seat) => {
    if (isShared) return seat === controller || seat === berserker ? Math.floor(gold / 2) : 0;
    return seat === controller ? gold : 0;
  });
}

/** CT-9.6 */
export function boardPays(sheet: Sheet, seats: number): number[] {
  const rooms = AREAS.filter(({ type }) => type === 'room').map(({ id }) => roomPays(sheet, id, seats, true));
  return Array.from({ length: seats }, (_, seat) => rooms.reduce((sum, room) => sum + (room[seat] ?? 0), 0));
}

/** CT-7.14: the giant slayers that have entered a room with no other hero or monster in it. */
export function slayersAlone(before: Sheet, after: Sheet): Piece[] {
  return after.pieces.filter((piece, i) => {
    const from = before.pieces[i]?.place;
    if (piece.kind !== 'giant slayer' || piece.place === from || from === 'lost' || from === 'in reserve') return false;
    return /^(?!stair|pit|lost)/.test(piece.place) && crowd(after, piece.place).length === 1;
  });
}
