import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import type { Home, SheetTable } from './home.ts';

/** CV-8.1, FF-3.3: but for Additional and Goblin Dwelling. */
const ROOMS: Readonly<Partial<Record<FurnishingId, number>>> = {
  dwelling: 1,
  'simple-dwelling-4w2s': 1,
  'simple-dwelling-3w3s': 1,
  'mixed-dwelling': 1,
  'couple-dwelling': 2,
  'overseers-dwelling': 1,
};

/** FF-6.4 */
const MOST_PEOPLE = 6;

/** CV-8.4, FF-6.5, FF-6.6 */
export function canGrow(home: Home, alsoBuilt?: FurnishingId): boolean {
  const built = alsoBuilt === undefined ? home.built : [...home.built, alsoBuilt];
  const movesIn = alsoBuilt === 'goblin-dwelling' && home.people.length < MOST_PEOPLE ? 1 : 0;
  const goblins = home.people.filter(({ goblin }) => goblin).length + movesIn;
  const regular = home.people.length + movesIn - goblins;
  if (regular + goblins >= MOST_PEOPLE) return false;
  const regularRooms = built.reduce((sum, id) => sum + (ROOMS[id] ?? 0), 2);
  const looseGoblins = Math.max(0, goblins - (built.includes('goblin-dwelling') ? 1 : 0));
  const discs = home.folk === 'cave-goblins' ? 6 : 5;
  if (regular < discs && regularRooms - regular - looseGoblins >= 1) return true;
  return regular === 5 && goblins === 0 && built.includes('additional-dwelling') && home.folk !== 'cave-goblins';
}

/** CV-8.5 */
export function growFamily({ round }: SheetTable, home: Home): void {
  home.people.push({ strength: 0, adult: false, from: round + 1, placed: true, goblin: false });
}

export function hasRoomForGoblin({ people }: Home): boolean {
  return people.length < MOST_PEOPLE;
}

/** FF-6.2, FF-6.4 */
export function moveInGoblin({ round }: SheetTable, home: Home): void {
  if (!hasRoomForGoblin(home)) return;
  home.people.push({ strength: 0, adult: true, from: round + 1, placed: false, goblin: true });
}
