import type { Achievement, Finished, Seat } from '../../kernel/game.ts';
import { ownerOf } from './box/figures.ts';
import { LOST } from './box/map.ts';
import type { CaveTroll } from './position.ts';
import type { Word } from './words.ts';

const FULL = 4;
const VAULTS = 3;
const THRONES = 3;
const VAULT = /^vault-/;
const THRONE = 'throne-ring';

type Told = Finished<CaveTroll, Word>['told'];

/** The rooms that the seat took in each scoring of the board. */
function scorings(told: Told, seat: Seat): string[][] {
  const rooms: string[][] = [];
  let current: string[] | undefined;
  for (const event of told) {
    if (event.say === 'told.board-scored' || event.say === 'told.final-scoring') {
      current = [];
      rooms.push(current);
    } else if (event.say === 'told.played' || event.say === 'told.turn') current = undefined;
    else if (event.say === 'told.room-taken' && event.seat === seat) current?.push(String(event.area));
  }
  return rooms;
}

/** How many figures of others the seat's cave troll drove out of its room, or crushed there. */
function drivenOut(told: Told, seat: Seat): number {
  const room = told.find(
    ({ say, seat: by, kind }) => say === 'told.placed' && by === seat && kind === 'cave-troll',
  )?.area;
  if (room === undefined) return 0;
  // Nobody ever enters that room again, so whatever leaves it leaves it for the troll.
  const driven = told.filter(
    ({ say, from, area, owner, kind }) =>
      owner !== seat &&
      kind !== 'chest' &&
      ((say === 'told.fled' && from === room) || (say === 'told.crushed' && area === room)),
  );
  return driven.length;
}

export const achievements = [
  { id: 'full-room', rule: 'CT-6.24', isDone: ({ told }, seat) => drivenOut(told, seat) >= FULL },
  {
    id: 'vaults',
    rule: 'CT-9.5',
    isDone: ({ told }, seat) =>
      scorings(told, seat).some((rooms) => rooms.filter((room) => VAULT.test(room)).length >= VAULTS),
  },
  {
    id: 'throne',
    rule: 'CT-9.1',
    isDone: ({ told }, seat) => scorings(told, seat).filter((rooms) => rooms.includes(THRONE)).length >= THRONES,
  },
  {
    id: 'nobody-lost',
    rule: 'CT-2.7',
    isDone: ({ position, places }, seat) =>
      places[seat] === 1 && !position.where.some((area, figure) => ownerOf(figure) === seat && area === LOST),
  },
] as const satisfies readonly Achievement<CaveTroll, Word>[];
