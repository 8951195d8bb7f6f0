import { ICONS_OF_A_DECK, iconsOn } from '../box/cards.ts';
import type { CaveTroll } from '../position.ts';
import { type Tally, tally } from '../rules/scoring.ts';
import { type Survey, survey } from '../rules/survey.ts';

/** How much sooner or later the icons that are still to come lead to a scoring, the final one aside. */
const SCORINGS_TO_COME = 0.6;
/** What is counted once for a position. */
export interface Counted {
  readonly rooms: Tally;
  readonly there: Survey;
  readonly scorings: number;
}

export function count(p: CaveTroll): Counted {
  return { rooms: tally(p), there: survey(p), scorings: scoringsToCome(p) };
}

function scoringsToCome(p: CaveTroll): number {
  const gone = iconsOn(p.removed);
  return 1 + (SCORINGS_TO_COME * (ICONS_OF_A_DECK * p.seats - gone)) / p.options.iconThreshold;
}
