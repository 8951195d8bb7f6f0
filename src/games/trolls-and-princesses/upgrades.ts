import { sameShape, type Upgrades } from '../../kernel/upgrade.ts';

export const upgrades: Upgrades = {
  // What red and purple begin with was dealt long ago.
  2: sameShape,
  // A cave that could never be entered stays where it lies; no other will come.
  3: sameShape,
};
