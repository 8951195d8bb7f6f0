import type { Chosen, Option, Table } from '../../kernel/game.ts';
import { FIRST_PLAYER, OFF, ON, oneOf } from '../../kernel/options.ts';

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
  furnishings: oneOf('full', 'introductory'),
  harvestMarkers: oneOf('round-start', 'harvest'),
  firstPlayer: FIRST_PLAYER,
  rubyToGold: OFF,
  soloThreshold: { default: 6, values: (seats: number) => (seats === 1 ? [6, 7] : [6]) },
  simultaneousHarvest: ON,
  forgottenFolk: { ...OFF, needs: { furnishings: 'full' } },
  folkSelection: { ...oneOf('deal', 'free', 'random'), needs: WITH_FOLK },
  dwarvesAllowed: { ...ON, needs: WITH_FOLK },
  hardFolks: {
    default: true,
    values: (seats: number) => (ENOUGH_WITHOUT_HARD.includes(seats) ? [true, false] : [true]),
    needs: WITH_FOLK,
  },
  fillTo16: { default: false, values: (seats: number) => (seats <= 3 ? [false, true] : [false]), needs: WITH_FOLK },
  singleTiles: { ...oneOf('unlimited', 'counted'), needs: WITH_FOLK },
  charcoalStorage: { ...ON, needs: WITH_FOLK },
} satisfies Record<string, Option>;

export type CavernaTable = Table<Chosen<typeof options>>;
