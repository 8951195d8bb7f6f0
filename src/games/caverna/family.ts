import { isHooked } from '../../kernel/hooks.ts';
import { HOOK_SET } from './box/furnishings.ts';
import { ENTRY_ROOMS, FAMILY_LIMIT } from './box/market.ts';
import { type Caverna, HOME, type Player } from './position.ts';

const { 'person.rooms': ROOMS, 'person.limit': LIMIT } = HOOK_SET.hooks;

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

/** CV-8.4 */
export function canGrow(player: Player): boolean {
  const { length } = player.people;
  return length < FAMILY_LIMIT ? length < roomsOf(player) : length < familyLimit(player);
}

/** CV-4.27: whether the family could grow with this furnishing. */
export function couldGrowWith(player: Player, furnishing: number): boolean {
  const { length } = player.people;
  return length < FAMILY_LIMIT
    ? length < roomsOf(player) + (ROOMS.at[furnishing] ?? 0)
    : length < familyLimit(player) + (LIMIT.at[furnishing] ?? 0);
}

/** CV-8.5: the newborn stands with its parent. */
export function grow(p: Caverna, player: Player): void {
  const parent = player.people[p.person];
  player.people = [
    ...player.people,
    { folk: 'dwarves', kind: 'regular', strength: 0, adult: false, usableFrom: p.round + 1, at: parent?.at ?? HOME },
  ];
}

/** CV-3.9, CV-3.16 */
export function isReady(p: Caverna, player: Player, person: number): boolean {
  const each = player.people[person];
  return each !== undefined && each.at === HOME && each.usableFrom <= p.round;
}

/** CV-3.12: the weakest Person that can be placed, by its place in the family, or -1. */
export function nextPerson(p: Caverna, player: Player): number {
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  const { people } = player;
  for (let person = 0; person < people.length; person++) {
    const { strength } = people[person] as Player['people'][number];
    if (strength < least && isReady(p, player, person)) {
      next = person;
      least = strength;
    }
  }
  return next;
}

/** CV-3.13: a Person of this strength that can be placed, or -1. */
export function personOfStrength(p: Caverna, player: Player, strength: number): number {
  return player.people.findIndex((person, number) => person.strength === strength && isReady(p, player, number));
}
