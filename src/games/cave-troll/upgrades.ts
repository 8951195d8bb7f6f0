import { sameShape, type Upgrades } from '../../kernel/upgrade.ts';

export const upgrades: Upgrades = {
  // Whether a card may be played from the hand is agreed by the table, and a match that had begun keeps what was agreed.
  2: sameShape,
};
