import type { Option } from '../../kernel/game.ts';

/** What the table has agreed on, as far as it matters after the beginning. */
export interface Options {
  readonly harvestMarkers: 'round-start' | 'harvest';
  readonly rubyToGold: boolean;
  readonly soloThreshold: number;
  readonly simultaneousHarvest: boolean;
}

const WITH_FOLK = { forgottenFolk: true };

/** FF-15: with six boards, so many players can be dealt two each, or one each and a pile. */
const ENOUGH_WITHOUT_HARD = [1, 2, 3, 5];

/** CV-17.2 to CV-17.8, FF-15 */
export const options = {
  furnishings: { default: 'full', values: () => ['full', 'introductory'] },
  harvestMarkers: { default: 'round-start', values: () => ['round-start', 'harvest'] },
  firstPlayer: { default: 'random', values: (seats: number) => ['random', ...Array(seats).keys()] },
  rubyToGold: { default: false, values: () => [false, true] },
  soloThreshold: { default: 6, values: (seats: number) => (seats === 1 ? [6, 7] : [6]) },
  simultaneousHarvest: { default: true, values: () => [true, false] },
  forgottenFolk: { default: false, values: () => [false, true], needs: { furnishings: 'full' } },
  folkSelection: { default: 'deal', values: () => ['deal', 'free', 'random'], needs: WITH_FOLK },
  dwarvesAllowed: { default: true, values: () => [true, false], needs: WITH_FOLK },
  hardFolks: {
    default: true,
    values: (seats: number) => (ENOUGH_WITHOUT_HARD.includes(seats) ? [true, false] : [true]),
    needs: WITH_FOLK,
  },
  fillTo16: { default: false, values: (seats: number) => (seats <= 3 ? [false, true] : [false]), needs: WITH_FOLK },
  singleTiles: { default: 'unlimited', values: () => ['unlimited', 'counted'], needs: WITH_FOLK },
  charcoalStorage: { default: true, values: () => [true, false], needs: WITH_FOLK },
} satisfies Record<
  | keyof Options
  | 'furnishings'
  | 'firstPlayer'
  | 'forgottenFolk'
  | 'folkSelection'
  | 'dwarvesAllowed'
  | 'hardFolks'
  | 'fillTo16'
  | 'singleTiles'
  | 'charcoalStorage',
  Option
>;
