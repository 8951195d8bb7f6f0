import { HEX_COUNT, type Hex, NOWHERE, neighbour, WAYS } from '../../box/hexes.ts';
import { BUILDING_PIECES, type BuildingId } from '../../box/pieces.ts';
import { sitesOf } from '../../box/sites.ts';

/** What roads are laid for: a place for one of these. */
export type Goal = Extract<BuildingId, 'cage' | 'shop' | 'hut-mud' | 'pit'>;

/** Every site of a building, and how many supports (TT-1.8) road on a hex would give it. */
interface Targets {
  readonly count: number;
  readonly needed: number;
  readonly hexes: readonly (readonly Hex[])[];
  /** By site and hex; COVERED where the site itself lies. */
  readonly sides: Uint8Array;
}

export const COVERED = 255;

function targetsOf(goal: Goal): Targets {
  const sites = sitesOf(goal);
  const sides = new Uint8Array(sites.length * HEX_COUNT);
  for (const { number, hexes } of sites) {
    const first = number * HEX_COUNT;
    for (const hex of hexes) {
      for (let direction = 0; direction < WAYS; direction++) {
        const next = neighbour(hex, direction);
        if (next !== NOWHERE) sides[first + next] = (sides[first + next] as number) + 1;
      }
    }
    for (const hex of hexes) sides[first + hex] = COVERED;
  }
  return {
    count: sites.length,
    needed: BUILDING_PIECES[goal].supports,
    hexes: sites.map(({ hexes }) => hexes),
    sides,
  };
}

const known = new Map<Goal, Targets>();

/** Made when first asked for: only bots ask. */
export function targetsFor(goal: Goal): Targets {
  const targets = known.get(goal) ?? targetsOf(goal);
  known.set(goal, targets);
  return targets;
}
