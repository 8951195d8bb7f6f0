import type { Option } from '../../kernel/game.ts';

/** What the table has agreed on, as far as it matters after the beginning. */
export interface Options {
  readonly harvestMarkers: 'round-start' | 'harvest';
  readonly rubyToGold: boolean;
  readonly soloThreshold: number;
  readonly simultaneousHarvest: boolean;
}

/** CV-17.2 to CV-17.7 */
export const options = {
  furnishings: { default: 'full', values: () => ['full', 'introductory'] },
  harvestMarkers: { default: 'round-start', values: () => ['round-start', 'harvest'] },
  firstPlayer: { default: 'random', values: (seats: number) => ['random', ...Array(seats).keys()] },
  rubyToGold: { default: false, values: () => [false, true] },
  soloThreshold: { default: 6, values: (seats: number) => (seats === 1 ? [6, 7] : [6]) },
  simultaneousHarvest: { default: true, values: () => [true, false] },
} satisfies Record<keyof Options | 'furnishings' | 'firstPlayer', Option>;
