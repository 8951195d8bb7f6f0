/** What a Troll that is played by a bot cares about. */
export interface Temper {
  /** A crown that would be won now. */
  readonly crown: number;
  readonly minion: number;
  readonly stat: number;
  /** What helps the town to its next Feast. */
  readonly town: number;
  /** How much the best of the others hurts. */
  readonly envy: number;
  /** Whether its own Hut and Minions come before the needs of the town. */
  readonly isSelfish: boolean;
  /** The chance to win at which it challenges the Boss, and that at which it fights others for a Minion; 1 for never. */
  readonly daresBoss: number;
  /** The first turn on which it does: the title counts at the end, and its holder is challenged by others. */
  readonly daresFrom: number;
  readonly daresOthers: number;
}

const KINDS = {
  helpful: {
    crown: 9,
    minion: 1.2,
    stat: 0.4,
    town: 2,
    envy: 0.1,
    isSelfish: false,
    daresBoss: 1,
    daresFrom: 1,
    daresOthers: 1,
  },
  greedy: {
    crown: 12,
    minion: 2,
    stat: 0.5,
    town: 1,
    envy: 0.5,
    isSelfish: true,
    daresBoss: 0.7,
    daresFrom: 31,
    daresOthers: 1,
  },
  brawling: {
    crown: 12,
    minion: 1.6,
    stat: 0.9,
    town: 0.5,
    envy: 0.8,
    isSelfish: true,
    daresBoss: 0.45,
    daresFrom: 1,
    daresOthers: 0.5,
  },
} satisfies Record<string, Temper>;

/** Three ways to live in a town. */
export const TEMPERS: Readonly<Record<TemperName, Temper>> = KINDS;
export type TemperName = keyof typeof KINDS;
