import { ICONS_OF_A_DECK, iconsOn } from '../box/cards.ts';
import { FIGURES_OF_A_PLAYER } from '../box/figures.ts';
import { type Area, isOnBoard } from '../box/map.ts';
import { type CaveTroll, kindsOf } from '../position.ts';
import { type Tally, tally } from '../rules/scoring.ts';
import { type Survey, survey } from '../rules/survey.ts';

/** How much sooner or later the icons that are still to come lead to a scoring, the final one aside. */
const SCORINGS_TO_COME = 0.6;

/** What is counted once for a position: good until the next is counted. */
export interface Counted {
  readonly rooms: Tally;
  readonly there: Survey;
  readonly scorings: number;
  /** The part of all icons that is still to come. */
  readonly time: number;
  /** How much of the next scoring lies on the pile. */
  readonly near: number;
  /** For each area the seats whose monsters stand there, a bit for each. */
  readonly monsters: Uint8Array;
}

const monsters = new Uint8Array(64);

export function count(p: CaveTroll): Counted {
  const { seats, options } = p;
  const all = ICONS_OF_A_DECK * seats;
  const gone = iconsOn(p.removed);
  markMonsters(p);
  return {
    rooms: tally(p),
    there: survey(p),
    scorings: 1 + (SCORINGS_TO_COME * (all - gone)) / options.iconThreshold,
    time: 1 - gone / all,
    near: iconsOn(p.pile) / options.iconThreshold,
    monsters,
  };
}

function markMonsters(p: CaveTroll): void {
  const kinds = kindsOf(p);
  monsters.fill(0);
  for (let seat = 0; seat < p.seats; seat++) {
    for (let slot = 0; slot < FIGURES_OF_A_PLAYER; slot++) {
      const area = p.where[seat * FIGURES_OF_A_PLAYER + slot] as Area;
      if (isOnBoard(area) && kinds[slot]?.class === 'monster')
        monsters[area] = (monsters[area] as number) | (1 << seat);
    }
  }
}
