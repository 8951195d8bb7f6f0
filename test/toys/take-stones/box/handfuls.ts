/** TS-2.2: how many stones a player may take. */
export const HANDFULS = [1, 2, 3] as const;
export type Handful = (typeof HANDFULS)[number];
