/** CT-5.10: a way of getting into another area. */
export interface Way {
  readonly entrances: boolean;
  /** Pits are for monsters alone, whatever the way. */
  readonly pits: boolean;
  /** CT-5.5: whom another player's knight keeps out. */
  readonly guardsStop: 'all' | 'all-but-knights' | 'nobody';
  readonly guardRule: string;
  /** CT-5.8, CT-7.5: whether a figure that may be a sixth among strangers may be so here. */
  readonly amongStrangers: boolean;
  /** CT-5.8, CT-5.12: whether a wraith that comes this way pushes, and so may be a sixth. */
  readonly wraithPushes: boolean;
}

const WALK = {
  entrances: true,
  pits: false,
  guardsStop: 'all-but-knights',
  guardRule: 'CT-5.5',
  amongStrangers: true,
  wraithPushes: false,
} as const;

export const MOVE: Way = { ...WALK, pits: true, wraithPushes: true };
export const LEAP: Way = WALK;
export const PUSH: Way = { ...WALK, guardsStop: 'all', guardRule: 'CT-6.20' };
export const FLIGHT: Way = { ...WALK, wraithPushes: true };
/** CT-6.23 with `fleeingWraithPushes` off. */
export const TIMID_FLIGHT: Way = WALK;
export const CALL: Way = { ...WALK, amongStrangers: false };
export const RAMPAGE: Way = { ...WALK, entrances: false };
export const BOOTS: Way = WALK;
export const CLOAK: Way = { ...WALK, guardsStop: 'nobody' };
export const RING: Way = { ...WALK, guardsStop: 'all', guardRule: 'CT-8.12' };
