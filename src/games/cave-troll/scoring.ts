import type { Seat } from '../../kernel/game.ts';
import { tell } from '../../kernel/tell.ts';
import { AREAS } from './box/areas.ts';
import { FIGURES_OF_A_PLAYER } from './box/figures.ts';
import type { FigureKind } from './box/kinds.ts';
import { type Area, areaId, isRoom, PRINTED_GOLD, ROOMS } from './box/map.ts';
import { type CaveTroll, kindsOf, type LedgerLine } from './position.ts';

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
export interface Tally {
  readonly heroes: Int8Array;
  readonly chests: Int8Array;
  readonly chestGold: Int8Array;
  readonly doubled: Int8Array;
  /** One more than the seat that takes half; 0 for none. */
  readonly halved: Int8Array;
}

const heroes = new Int8Array(AREAS.length * MOST_SEATS);
const chests = new Int8Array(AREAS.length);
const chestGold = new Int8Array(AREAS.length);
const doubled = new Int8Array(AREAS.length);
const halved = new Int8Array(AREAS.length);
const TALLY: Tally = { heroes, chests, chestGold, doubled, halved };

/** Bots ask for it all the time, so it is always written into the same lists. */
export function tally(p: CaveTroll): Tally {
  heroes.fill(0);
  chests.fill(0);
  chestGold.fill(0);
  doubled.fill(0);
  halved.fill(0);
  const kinds = kindsOf(p);
  let figure = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    for (let slot = 0; slot < FIGURES_OF_A_PLAYER; slot++) {
      const room = p.where[figure++] as Area;
      if (!isRoom(room)) continue;
      const kind = kinds[slot] as FigureKind;
      const at = room * MOST_SEATS + seat;
      heroes[at] = (heroes[at] as number) + kind.countsAs;
      if (kind.doublesRoom) doubled[room] = 1;
      if (kind.takesHalf) halved[room] = seat + 1;
      if (kind.class === 'chest') {
        chests[room] = (chests[room] as number) + 1;
        chestGold[room] = (chestGold[room] as number) + kind.addsGold;
      }
    }
  }
  return TALLY;
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
  const isDoubled = dwarvesCount && rooms.doubled[room] === 1;
  const printed = PRINTED_GOLD[room] as number;
  const gold = (isDoubled ? 2 * printed : printed) + (rooms.chestGold[room] as number);
  const half = (rooms.halved[room] as number) - 1;
  const partner = controller === undefined || half < 0 || half === controller ? undefined : half;
  return { controller, heroes: most, rival, gold, chests: rooms.chests[room] as number, doubled: isDoubled, partner };
}

/** What each room would give if the board were scored now, by the numbers of the areas; nothing for entrances and pits. */
export function appraiseBoard(p: CaveTroll): (Appraisal | undefined)[] {
  const rooms = tally(p);
  return AREAS.map((_, area) => (isRoom(area) ? appraise(p, rooms, area, true) : undefined));
}

/** How many heroes a seat has in a room, a barbarian being two. */
export function heroesOf({ heroes }: Tally, seat: Seat, room: Area): number {
  return heroes[room * MOST_SEATS + seat] as number;
}

/** CT-9.4: what a room pays when the board is scored. */
export function goldIn({ doubled, chestGold }: Tally, room: Area): number {
  const printed = PRINTED_GOLD[room] as number;
  return (doubled[room] === 1 ? 2 * printed : printed) + (chestGold[room] as number);
}

/** CT-9.6 */
export function scoreBoard(p: CaveTroll, occasion: 'pile' | 'final'): void {
  const rooms = tally(p);
  for (let i = 0; i < ROOMS.length; i++) settle(p, rooms, ROOMS[i] as Area, occasion);
}

/** CT-9.10 */
export function scoreRoom(p: CaveTroll, room: Area): void {
  settle(p, tally(p), room, 'card');
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
    // CT-7.2: rounded down, an odd gold is lost.
    const half = Math.floor(gold / 2);
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
  say: string,
  rule: string,
): void {
  const scoring = p.scorings;
  const area = areaId(room);
  pay(p, { say, seat, count, points, rule, area, occasion, scoring, rival, chests: many, doubled: isDoubled });
}

/** CT-9.11 */
export function pay(p: CaveTroll, line: LedgerLine): void {
  if (line.points === 0) return;
  p.gold[line.seat] = (p.gold[line.seat] as number) + line.points;
  p.ledger.push(line);
}
