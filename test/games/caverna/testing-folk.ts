import { test } from 'vitest';
import { FOLK_BOARDS, type FolkBoard, type FolkId } from '../../../src/games/caverna/box/folk-ids.ts';
import type { FurnishingId } from '../../../src/games/caverna/box/furnishings.ts';
import { furnishingNumber } from '../../../src/games/caverna/box/furnishings.ts';
import { ON_OFFER } from '../../../src/games/caverna/position.ts';
import { canGrow, nextPerson } from '../../../src/games/caverna/rules/family.ts';
import { arrange, type CavernaMatch, furnish, home, take, use } from './testing.ts';

export type Scene = NonNullable<Parameters<typeof arrange>[0]>;
export type Home = NonNullable<Scene['home']>;

/** A match in which the furnishings of all folks are on offer. */
export function scene(ours: Home, more: Scene = {}) {
  return arrange({ home: ours, sets: FOLK_BOARDS, ...more });
}

/** The moves that build it. */
export function build(id: FurnishingId) {
  return [use('housework'), { do: 'branch', first: 'furnish' }, furnish(id)] as const;
}

/** Whether a family of so many can grow with these dwellings. */
export function hasRoom(built: readonly FurnishingId[], people: number, goblins: number, folk: FolkId = 'humans') {
  const none = (count: number) => Array<number>(count).fill(0);
  const ours: Home = { folk, people: none(people), goblins: none(goblins), built };
  return canGrow(home(arrange({ home: ours, sets: ['trolls'] })));
}

/** Whom the player of the seat places next, by the place in the family. */
export function nextOf(match: CavernaMatch, seat: number): number {
  return nextPerson(match.position, home(match, seat));
}

/** Somebody with plenty of goods builds it. */
export function building(id: FurnishingId, ours: Home) {
  const match = scene({ ...ours, goods: { wood: 9, stone: 9, ore: 9, grain: 9, vegetable: 9, ...ours.goods } });
  const before = { ...home(match).goods };
  take(match, ...build(id));
  return { match, before };
}

/** The beginning of a harvest. */
export function harvest(ours: Home, more: Scene = {}) {
  return scene(ours, { next: [{ step: 'next-round' }, { step: 'start-harvest' }], ...more });
}

/** The last phase of a harvest. */
export function breeding(ours: Home, more: Scene = {}) {
  return scene(ours, { next: [{ step: 'next-round' }, { step: 'breeding' }], ...more });
}

export function tradeWith(by: FurnishingId, way: number) {
  return { do: 'harvest-trade', by, way } as const;
}

export const ROOMY = { '1,1': 'meadow', '1,2': 'meadow', '1,3': 'meadow' } as const;

/** A line of the table in section 9: what a furnishing does together with something else. */
export function together(furnishing: string, other: string, body: () => void): void {
  test(`${furnishing} with ${other}`, body);
}

/** Whether the base furnishing is taken out by the set of a folk, so that the two never meet. */
export function cannotMeet(base: FurnishingId, set: FolkBoard): boolean {
  const { owners } = arrange({ sets: [set] }).position;
  return owners[furnishingNumber(base)] !== ON_OFFER;
}
