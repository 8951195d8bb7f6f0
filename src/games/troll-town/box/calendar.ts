/** Table 1.6. */
export const TURNS = 40;
export const TURNS_OF_AN_ERA = 10;
export const ERAS = 4;

/** Children that the Boss wants at the Feast of each era. */
export const HUNGER = {
  normal: [4, 16, 25, 40],
  peckish: [3, 10, 18, 28],
} as const;

export type Hunger = keyof typeof HUNGER;

/** 1 to 4. */
export function eraOf(turn: number): number {
  return Math.max(1, Math.ceil(turn / TURNS_OF_AN_ERA));
}

export function isFeastDay(turn: number): boolean {
  return turn > 0 && turn % TURNS_OF_AN_ERA === 0;
}

/** TT-2.9: how many Minions arrive in an era. */
export function herdOf(seats: number): number {
  return 6 + 2 * seats;
}

export function isHerdDay(turn: number): boolean {
  return turn > 1 && turn % TURNS_OF_AN_ERA === 1;
}

/** TT-11.4: the game's Boss comes to take Minions: up to how many he then owns, and in how many rounds. */
export interface Visit {
  readonly quota: number | 'one-per-player';
  readonly passes: 'one' | 'many';
}

export const VISITS: Readonly<Record<number, Visit>> = {
  10: { quota: 'one-per-player', passes: 'one' },
  20: { quota: 4, passes: 'many' },
  30: { quota: 6, passes: 'many' },
};

/** TT-11.6: from this turn on the game's Boss builds roads to Huts. */
export const BOSS_ROADS_FROM = 10;

/** TT-11.8: hovels that the game's Boss has built on his Hut at most, by era. */
export const BOSS_HOVELS_BY_ERA = [1, 1, 2, 3] as const;
