import { isHooked } from '../../../kernel/hooks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { ENTRY_ROOMS, FAMILY_LIMIT, MOST_PEOPLE } from '../box/market.ts';
import { type Caverna, goblinsOf, HOME, type PersonKind, type Player, personAt } from '../position.ts';

const {
  'person.rooms': ROOMS,
  'person.limit': LIMIT,
  'person.discs': DISCS,
  'person.goblins': GOBLINS,
} = HOOK_SET.hooks;

/** CV-8.1 */
export function roomsOf({ held }: Player): number {
  let rooms = ENTRY_ROOMS;
  if (isHooked(ROOMS, held)) for (const thing of held.things) rooms += ROOMS.at[thing] ?? 0;
  return rooms;
}

/** CV-8.2 */
export function familyLimit({ held }: Player): number {
  let limit = FAMILY_LIMIT;
  if (isHooked(LIMIT, held)) for (const thing of held.things) limit += LIMIT.at[thing] ?? 0;
  return limit;
}

/** FF-7.1.6: how many People of the own kind ordinary rooms can be for. */
function discsOf({ held }: Player): number {
  if (isHooked(DISCS, held)) for (const thing of held.things) if (DISCS.at[thing] !== undefined) return DISCS.at[thing];
  return FAMILY_LIMIT;
}

/** FF-6.6: Goblins that need a room like everybody else. */
function looseGoblins({ held }: Player, goblins: number): number {
  if (goblins === 0) return 0;
  let loose = goblins;
  if (isHooked(GOBLINS, held)) for (const thing of held.things) loose -= GOBLINS.at[thing] ?? 0;
  return Math.max(0, loose);
}

/** CV-8.4, FF-6.6: with so many rooms, and so many People beyond the usual number allowed, one more may come. */
function hasRoomFor(player: Player, goblins: number, rooms: number, beyond: number): boolean {
  const { length } = player.people;
  if (length >= MOST_PEOPLE) return false;
  const regular = length - goblins;
  const discs = discsOf(player);
  if (regular < discs && rooms - regular - looseGoblins(player, goblins) >= 1) return true;
  return beyond > 0 && goblins === 0 && regular === FAMILY_LIMIT && discs === FAMILY_LIMIT;
}

/** CV-8.4, FF-6.6 */
export function canGrow(player: Player): boolean {
  return hasRoomFor(player, goblinsOf(player), roomsOf(player), familyLimit(player) - FAMILY_LIMIT);
}

/** CV-4.27: whether the family could grow with this furnishing. */
export function couldGrowWith(player: Player, furnishing: number): boolean {
  const rooms = roomsOf(player) + (ROOMS.at[furnishing] ?? 0);
  const beyond = familyLimit(player) - FAMILY_LIMIT + (LIMIT.at[furnishing] ?? 0);
  // Whoever moves in with the furnishing takes a place in the family.
  if (GOBLINS.at[furnishing] !== undefined && player.people.length + 1 >= MOST_PEOPLE) return false;
  return hasRoomFor(player, goblinsOf(player), rooms, beyond);
}

/** CV-8.5: the newborn stands with its parent. */
export function grow(p: Caverna, player: Player): void {
  const parent = player.people[p.person];
  player.people = [
    ...player.people,
    {
      folk: player.folk ?? 'dwarves',
      kind: 'regular',
      strength: 0,
      adult: false,
      usableFrom: p.round + 1,
      at: parent?.at ?? HOME,
    },
  ];
}

/** CV-3.9, CV-3.16 */
export function isReady(p: Caverna, player: Player, person: number): boolean {
  const each = player.people[person];
  return each !== undefined && each.at === HOME && each.usableFrom <= p.round;
}

/** CV-3.12, FF-6.9: the weakest Person that can be placed, by its place in the family, or -1; Goblins after all others. */
export function nextPerson(p: Caverna, player: Player): number {
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  const { people } = player;
  for (let person = 0; person < people.length; person++) {
    const { strength, kind } = personAt(player, person);
    const rank = kind === 'goblin' ? strength + LAZY : strength;
    if (rank < least && isReady(p, player, person)) {
      next = person;
      least = rank;
    }
  }
  return next;
}

/** FF-6.9: more than any strength. */
const LAZY = 100;

/** CV-3.13, FF-6.9: a Person of this strength that can be placed, and of the kind that is placed now, or -1. */
export function personOfStrength(p: Caverna, player: Player, strength: number, kind: PersonKind): number {
  return player.people.findIndex(
    (person, number) => person.strength === strength && person.kind === kind && isReady(p, player, number),
  );
}
