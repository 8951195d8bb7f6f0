import type { Seat } from '../../../kernel/game.ts';
import type { Feature } from '../../../kernel/learning.ts';
import { ARTIFACT, type Artifact } from '../box/artifacts.ts';
import { ADVENTURERS, FIGURES_OF_A_PLAYER, SLOTS } from '../box/figures.ts';
import type { FigureKind } from '../box/kinds.ts';
import { type Area, IN_RESERVE, isOnBoard, isRoom, ROOMS } from '../box/map.ts';
import { type CaveTroll, kindsOf } from '../position.ts';
import { goldIn, heroesOf } from '../rules/scoring.ts';
import { isClosed } from '../rules/survey.ts';
import type { Counted } from './counted.ts';
import { PROMISE } from './promise.ts';

/** How a seat stands in a room: how far ahead, and whether somebody else is there; or level, or behind. */
const LEADS = ['alone', 'alone-two', 'alone-more', 'ahead', 'far-ahead', 'level', 'behind', 'far-behind'] as const;
const EVERY_LEAD = LEADS.length;

function leadNumber(own: number, rival: number): number {
  if (rival === 0) return own === 1 ? 0 : own === 2 ? 1 : 2;
  const lead = own - rival;
  if (lead > 0) return lead === 1 ? 3 : 4;
  return lead === 0 ? 5 : lead === -1 ? 6 : 7;
}

/** The slots that are told apart: all adventurers are alike. */
const FIGURES = ['adventurer', ...SLOTS.slice(ADVENTURERS)];

const SINGLE = [
  ['gold', 'gold'],
  ['gold near a scoring', 'rooms'],
  ['heroes shut in', 'figures'],
  ['hero promise', 'figures'],
  ['hero promise by time', 'figures'],
  ['monster promise', 'figures'],
  ['monster promise by time', 'figures'],
  ['heroes outside rooms', 'figures'],
  ['heroes beside strange monsters', 'figures'],
  ['gold beside strange monsters', 'rooms'],
  ['artifact', 'artifact'],
  ['artifact by time', 'artifact'],
  ['hand', 'figures'],
  ['deck', 'figures'],
  ['actions left', 'figures'],
] as const;

function parted(part: string, ...ids: readonly string[]): Feature[] {
  return ids.map((id) => ({ id, part: `reason.${part}` }));
}

/** What bots learn the worth of. */
export const FEATURES: readonly Feature[] = [
  ...SINGLE.flatMap(([id, part]) => parted(part, id)),
  ...LEADS.flatMap((lead) => parted('rooms', `${lead}`, `gold ${lead}`, `gold ${lead} by scorings`)),
  ...FIGURES.flatMap((figure) =>
    parted(
      'figures',
      `${figure} in play`,
      `${figure} in play by time`,
      `${figure} to come`,
      `${figure} to come by time`,
    ),
  ),
];

const FIRST_LEAD = SINGLE.length;
const FIRST_FIGURE = FIRST_LEAD + 3 * EVERY_LEAD;
/** What an artifact that nobody may look at is worth, on average. */
const HIDDEN_KEEP = 3;

/** Writes the features of a seat in the order of `FEATURES`. */
export function writeFeatures(p: CaveTroll, counted: Counted, seat: Seat, into: Float64Array): void {
  const { time, near } = counted;
  into.fill(0);
  into[0] = p.gold[seat] as number;
  into[1] = near * writeRooms(p, counted, seat, into);
  writeFigures(p, counted, seat, into);
  const held = p.artifacts[seat]?.[0];
  if (held !== undefined) {
    const keep = held === 'hidden' ? HIDDEN_KEEP : ARTIFACT[held as Artifact].keep;
    into[10] = keep;
    into[11] = time;
  }
  into[12] = p.hands[seat]?.length ?? 0;
  into[13] = p.decks[seat]?.length ?? 0;
  into[14] = seat === p.active ? p.actions : 0;
}

/** Returns the gold of rooms where the seat is ahead. */
function writeRooms(p: CaveTroll, { rooms, there, scorings }: Counted, seat: Seat, into: Float64Array): number {
  let ahead = 0;
  for (const room of ROOMS) {
    const own = heroesOf(rooms, seat, room);
    if (own === 0 || isClosed(there, room)) continue;
    let rival = 0;
    for (let other = 0; other < p.seats; other++) {
      if (other !== seat && heroesOf(rooms, other, room) > rival) rival = heroesOf(rooms, other, room);
    }
    const gold = goldIn(rooms, room);
    const at = FIRST_LEAD + 3 * leadNumber(own, rival);
    into[at] = (into[at] as number) + 1;
    into[at + 1] = (into[at + 1] as number) + gold;
    into[at + 2] = (into[at + 2] as number) + gold * scorings;
    if (own > rival) ahead += gold;
  }
  return ahead;
}

function writeFigures(p: CaveTroll, { rooms, there, time, monsters }: Counted, seat: Seat, into: Float64Array): void {
  const kinds = kindsOf(p);
  const others = ~(1 << seat);
  const first = seat * FIGURES_OF_A_PLAYER;
  for (let slot = 0; slot < FIGURES_OF_A_PLAYER; slot++) {
    const area = p.where[first + slot] as Area;
    const at = FIRST_FIGURE + 4 * (slot < ADVENTURERS ? 0 : slot - ADVENTURERS + 1);
    if (!isOnBoard(area)) {
      if (area !== IN_RESERVE) continue;
      into[at + 2] = (into[at + 2] as number) + 1;
      into[at + 3] = (into[at + 3] as number) + time;
      continue;
    }
    into[at] = (into[at] as number) + 1;
    into[at + 1] = (into[at + 1] as number) + time;
    const { class: kind, stride } = kinds[slot] as FigureKind;
    const promise = PROMISE[area] as number;
    if (kind === 'monster' && stride > 0) {
      into[5] = (into[5] as number) + promise;
      into[6] = (into[6] as number) + promise * time;
    }
    if (kind !== 'hero') continue;
    if (isClosed(there, area)) into[2] = (into[2] as number) + 1;
    else {
      into[3] = (into[3] as number) + promise;
      into[4] = (into[4] as number) + promise * time;
    }
    if (!isRoom(area)) into[7] = (into[7] as number) + 1;
    if (((monsters[area] as number) & others) !== 0) {
      into[8] = (into[8] as number) + 1;
      into[9] = (into[9] as number) + goldIn(rooms, area);
    }
  }
}
