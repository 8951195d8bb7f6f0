import type { Seat } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { Showings } from '../../../web/board-kit/changed/changes.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { AREAS } from '../box/areas.ts';
import { iconsOn } from '../box/cards.ts';
import { type FigureId, figureId } from '../box/figures.ts';
import { areaId, isOnBoard } from '../box/map.ts';
import type { CaveTroll } from '../position.ts';
import { appraiseBoard, shareOf } from '../rules/scoring.ts';
import { placeOf } from './places.ts';

/** Things that are looked at though nothing is done there. */
export const spotOf = {
  gold: (seat: Seat): PlaceId => `gold-${seat}`,
  hourglass: 'hourglass',
} as const;

/** Who would take the gold of each room, where each figure is, everybody's gold and the scoring pile. */
export function shows(view: CaveTroll): Showings {
  const { where, gold, pile } = view;
  const showings = new Map<PlaceId, number | string>();
  for (const [figure, area] of where.entries()) {
    if (!isOnBoard(area)) continue;
    showings.set(placeOf.figure(figureId(figure)), areaId(area));
  }
  for (const [area, appraisal] of appraiseBoard(view).entries()) {
    if (appraisal !== undefined) showings.set(placeOf.area(areaId(area)), holding(appraisal));
  }
  for (const [seat, coins] of gold.entries()) showings.set(spotOf.gold(seat), coins);
  showings.set(spotOf.hourglass, iconsOn(pile));
  return showings;
}

/** Who holds a room and what it pays, as its plaque says; '' where nobody stands. */
function holding(appraisal: NonNullable<ReturnType<typeof appraiseBoard>[number]>): string {
  const { heroes, controller, partner } = appraisal;
  if (heroes === 0) return '';
  return controller === undefined ? 'tied' : `${controller} ${partner ?? ''} ${shareOf(appraisal)}`;
}

/** Events that one has to be told about where they happened; walking is seen. */
export const captions: ReadonlySet<string> = new Set([
  'told.leapt',
  'told.hurried',
  'told.slipped',
  'told.raised',
  'told.pushed',
  'told.called',
  'told.banished',
  'told.fled',
  'told.rampaged',
  'told.slain-by-knight',
  'told.killed',
  'told.struck',
  'told.swept',
  'told.smitten',
  'told.slain-by-slayer',
  'told.sacrificed',
  'told.crushed',
  'told.trampled',
  'told.slayer-gold',
  'told.room-tied',
  'told.room-empty',
]);

const AREA_IDS: ReadonlySet<unknown> = new Set(AREAS.map(({ id }) => id));

/** The area in which it happened, then the figure and where that came from. */
export function spotsOf({ area, figure, from, say }: GameEvent): PlaceId[] {
  const areas = [area, from].filter((each) => AREA_IDS.has(each)).map((each) => `area-${each}`);
  const [here, ...others] = areas;
  const spots = here === undefined ? [] : [here];
  if (typeof figure === 'string') spots.push(placeOf.figure(figure as FigureId));
  if (say === 'told.pile') spots.push(spotOf.hourglass);
  return [...spots, ...others];
}
