import type { Seat } from '../../../kernel/game.ts';
import { AREAS } from '../box/areas.ts';
import { FIGURES_OF_A_PLAYER } from '../box/figures.ts';
import type { FigureKind } from '../box/kinds.ts';
import { type Area, areaId, isRoom, PRINTED_GOLD, ROOMS } from '../box/map.ts';
import { type CaveTroll, kindsOf, type LedgerLine } from '../position.ts';
import { tell, type Word } from '../words.ts';

/** What a room would give if it were scored now, and to whom. */
interface Appraisal {
  /** CT-9.1: nobody if players share the most heroes, or there is no hero. */
  readonly controller: Seat | undefined;
  /** The most heroes that a player has there, and the most that another has. */
  readonly heroes: number;
  readonly rival: number;
  /** CT-9.4 */
  readonly gold: number;
  readonly chests: number;
  readonly doubled: boolean;
  /** CT-7.2: the player who takes half of it. */
  readonly partner: Seat | undefined;
}

/** CT-4.11, CT-9.7, CT-9.13: why a room is scored. */
type Occasion = 'card' | 'pile' | 'final';

const MOST_SEATS = 4;

/** What stands in all rooms, counted at once: good until figures move, or the next tally is made. */
export type Tally = readonly number[];

// For each room: the heroes of every seat, then these.
const CHESTS = MOST_SEATS;
const CHEST_GOLD = MOST_SEATS + 1;
const DOUBLED = MOST_SEATS + 2;
/** One more than the seat that takes half; 0 for none. */
const HALVED = MOST_SEATS + 3;
const OF_A_ROOM = MOST_SEATS + 4;

const NOTHING: Tally = Array.from({ length: AREAS.length * OF_A_ROOM }, () => 0);

function read(rooms: Tally, room: Area, what: number): number {
  return rooms[room * OF_A_ROOM + what] ?? 0;
}

export function tally(p: CaveTroll): Tally {
  const rooms = NOTHING.slice();
  const add = (at: number, count: number) => {
    rooms[at] = (rooms[at] ?? 0) + count;
  };
  const kinds = kindsOf(p);
  let figure = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    for (let slot = 0; slot < FIGURES_OF_A_PLAYER; slot++) {
      const room = p.where[figure++] as Area;
      if (!isRoom(room)) continue;
      const kind = kinds[slot] as FigureKind;
      const first = room * OF_A_ROOM;
      add(first + seat, kind.countsAs);
      if (kind.doublesRoom) rooms[first + DOUBLED] = 1;
      if (kind.takesHalf) rooms[first + HALVED] = seat + 1;
      if (kind.class === 'chest') {
        add(first + CHESTS, 1);
        add(first + CHEST_GOLD, kind.addsGold);
      }
    }
  }
  return rooms;
}

/** CT-9.1 to CT-9.5 */
function appraise(p: CaveTroll, rooms: Tally, room: Area, dwarvesCount: boolean): Appraisal {
  let controller: Seat | undefined;
  let most = 0;
  let rival = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    const count = heroesOf(rooms, seat, room);
    if (count > most) {
      rival = most;
      most = count;
      controller = seat;
    } else if (count > rival) {
      rival = count;
    }
  }
  if (most === rival) controller = undefined;
  const isDoubled = dwarvesCount && read(rooms, room, DOUBLED) === 1;
  const printed = PRINTED_GOLD[room] ?? 0;
  const gold = (isDoubled ? 2 * printed : printed) + read(rooms, room, CHEST_GOLD);
  const half = read(rooms, room, HALVED) - 1;
  const partner = controller === undefined || half < 0 || half === controller ? undefined : half;
  return { controller, heroes: most, rival, gold, chests: read(rooms, room, CHESTS), doubled: isDoubled, partner };
}

/** What each room would give if the board were scored now, by the numbers of the areas; nothing for entrances and pits. */
export function appraiseBoard(p: CaveTroll): (Appraisal | undefined)[] {
  const rooms = tally(p);
  return AREAS.map((_, area) => (isRoom(area) ? appraise(p, rooms, area, true) : undefined));
}

/** How many heroes a seat has in a room, a barbarian being two. */
export function heroesOf(rooms: Tally, seat: Seat, room: Area): number {
  return read(rooms, room, seat);
}

/** CT-9.4: what a room pays when the board is scored. */
export function goldIn(rooms: Tally, room: Area): number {
  const printed = PRINTED_GOLD[room] ?? 0;
  return (read(rooms, room, DOUBLED) === 1 ? 2 * printed : printed) + read(rooms, room, CHEST_GOLD);
}

/** CT-9.6 */
export function scoreBoard(p: CaveTroll, occasion: 'pile' | 'final'): void {
  const rooms = tally(p);
  for (const area of ROOMS) settle(p, rooms, area, occasion);
}

/** CT-9.10 */
export function scoreRoom(p: CaveTroll, room: Area): void {
  settle(p, tally(p), room, 'card');
}

/** CT-7.2: what each of those who take it gets of a room's gold: rounded down, an odd gold is lost. */
export function shareOf({ gold, partner }: Pick<Appraisal, 'gold' | 'partner'>): number {
  return partner === undefined ? gold : Math.floor(gold / 2);
}

/** CT-6.11 */
function settle(p: CaveTroll, rooms: Tally, room: Area, occasion: Occasion): void {
  const appraisal = appraise(p, rooms, room, occasion !== 'card' || p.options.dwarfInSingleRoom);
  const { controller, partner, gold, heroes: most } = appraisal;
  if (controller === undefined) {
    if (most > 0) tell({ say: 'told.room-tied', area: areaId(room), heroes: most });
    else if (occasion === 'card') tell({ say: 'told.room-empty', area: areaId(room) });
  } else if (partner === undefined) {
    tell({ say: 'told.room-taken', seat: controller, area: areaId(room), gold, heroes: most, rival: appraisal.rival });
    enterRoom(p, room, occasion, appraisal, controller, gold, 'score.room', 'CT-9.5');
  } else {
    const half = shareOf(appraisal);
    tell({ say: 'told.room-split', seat: controller, owner: partner, area: areaId(room), gold, half });
    enterRoom(p, room, occasion, appraisal, controller, half, 'score.room-half', 'CT-7.2');
    enterRoom(p, room, occasion, appraisal, partner, half, 'score.berserker-half', 'CT-7.2');
  }
}

function enterRoom(
  p: CaveTroll,
  room: Area,
  occasion: Occasion,
  { heroes: count, rival, chests: many, doubled: isDoubled }: Appraisal,
  seat: Seat,
  points: number,
  say: Word,
  rule: string,
): void {
  const scoring = p.scorings;
  const area = areaId(room);
  pay(p, { say, seat, count, points, rule, area, occasion, scoring, rival, chests: many, doubled: isDoubled });
}

/** CT-9.11 */
export function pay(p: CaveTroll, line: LedgerLine): void {
  if (line.points === 0) return;
  p.gold[line.seat] = (p.gold[line.seat] ?? 0) + line.points;
  p.ledger.push(line);
}
