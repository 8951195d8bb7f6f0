import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { BUILDING_IDS, type BuildingId, buildingPiece, isPathPiece, PATH_IDS, type PieceId } from '../box/pieces.ts';
import { sitesOf } from '../box/sites.ts';
import { BUILD, type Build, GRUNT, type Grunt, type Lay, lay, laysOf, NONE, type None, siteIn } from '../moves.ts';
import { type Crew, planOf, REBUILDS, type Rebuild, type TrollTown, trollOf, type Work } from '../position.ts';
import { isWithinLimit } from '../rules/building.ts';
import type { Reason } from '../rules/deeds.ts';
import { OBSTACLE_RULES, obstacleOn } from '../rules/ground/obstacles.ts';
import { hasSite, openSites } from '../rules/ground/open-sites.ts';
import { plannedLand } from '../rules/ground/planned-land.ts';
import { type Survey, supportsOf, survey } from '../rules/ground/survey.ts';
import { labourOf } from '../rules/orders.ts';
import { plannedHut, plannedOf, planOrderAt, plansHut, takeOrderOut } from '../rules/planning.ts';
import { canBeRebuilt, isHutPiece, isRebuild } from '../rules/works.ts';
import type { Word } from '../words.ts';
import { grunt, offerGrunt } from './plan-deed.ts';
import type { Ask } from './step.ts';

/** What can be ordered, with what is asked of it over and over. */
interface Choice {
  readonly work: Work;
  readonly isRebuild: boolean;
  readonly isHut: boolean;
  readonly isLimited: boolean;
  readonly isOfClay: boolean;
  readonly communalFirst: Build;
  readonly privateFirst: Build;
}

const CHOICES: readonly Choice[] = [...PATH_IDS, ...BUILDING_IDS, ...REBUILDS].map((work) => ({
  work,
  isRebuild: isRebuild(work),
  isHut: isHutPiece(work),
  isLimited: !isRebuild(work) && !isPathPiece(work) && buildingPiece(work).limit !== undefined,
  isOfClay: work === 'hut-clay' || work === 'rebuild-clay',
  communalFirst: BUILD['communal-first'][work],
  privateFirst: BUILD['private-first'][work],
}));

/** Why nothing of the kind can be ordered; what is surveyed is the land as planned. */
function whyNoWork(
  p: TrollTown,
  seat: Seat,
  order: number,
  { work, isRebuild, isHut, isLimited }: Choice,
  there: Survey,
): Reason | undefined {
  const hope = p.communal + trollOf(p, seat).minions + p.seats;
  if (labourOf(p, seat, work) > hope) return ['TT-5.11', 'blocked.labour'];
  if (isRebuild) return whyNoRebuild(p, seat, order, work as Rebuild);
  if (isHut && plansHut(p, seat, order)) return ['TT-5.9', 'blocked.has-hut'];
  if (isLimited && !isWithinLimit(p, work as BuildingId, plannedOf(p, seat, order, work)))
    return ['TT-5.11', 'blocked.limit'];
  return hasSite(there, work as PieceId) ? undefined : ['TT-5.11', 'blocked.no-site'];
}

function whyNoRebuild(p: TrollTown, seat: Seat, order: number, work: Rebuild): Reason | undefined {
  const hut = plannedHut(p, seat, order);
  if (hut === undefined) return ['TT-4.31', 'blocked.no-hut'];
  return canBeRebuilt(hut, work) ? undefined : ['TT-4.31', 'blocked.rebuilt'];
}

/** TT-4.30 */
export const planOrder: Ask<'plan-order', Build | None | Grunt> = {
  rule: 'TT-4.30',
  anytime: true,
  offer(p, { order }, seat, offers) {
    const there = survey(p, plannedLand(p, seat, order));
    const hasOwn = trollOf(p, seat).minions > 0;
    for (const choice of CHOICES) {
      if (choice.isOfClay && !p.options.clayHut) continue;
      const why = whyNoWork(p, seat, order, choice, there);
      if (why !== undefined) {
        if (offers.explain) offers.block(choice.communalFirst, ...why);
        continue;
      }
      offers.add(choice.communalFirst);
      // Without Minions of one's own there is nothing to choose (TT-4.32).
      if (hasOwn) offers.add(choice.privateFirst);
    }
    offers.add(NONE);
    offerGrunt(offers);
  },
  take(p, frame, seat, move) {
    const { order } = frame;
    if (move.do === 'grunt') grunt(p, seat);
    else if (move.do !== 'none') orderWork(p, seat, order, move);
    else if (order < planOf(p, seat).orders.length) takeOrderOut(p, seat, order);
    else push(p, { step: 'lock', seat });
  },
  ask: (_p, { order }) => ({ say: 'ask.plan-order', number: order + 1 }),
};

function orderWork(p: TrollTown, seat: Seat, order: number, { work, crew }: Build): void {
  if (isRebuild(work)) planOrderAt(p, seat, order, { work, crew, site: 0 });
  else if (isPathPiece(work)) push(p, { step: 'plan-placement', seat, order, piece: work, crew });
  else push(p, { step: 'plan-building-site', seat, order, piece: work, crew });
}

interface Laying {
  readonly order: number;
  readonly piece: PieceId;
  readonly crew: Crew;
}

function offerSites(p: TrollTown, { order, piece }: Laying, seat: Seat, offers: Offers<Lay | Grunt, Word>): void {
  const there = survey(p, plannedLand(p, seat, order));
  const moves = laysOf(piece);
  for (const site of openSites(there, piece)) offers.add(moves[site] as Lay);
  if (offers.explain) blockSites(there, piece, offers);
  offers.add(GRUNT);
}

/** People look for sites along the roads; what lies in the open or on something needs no word. */
function blockSites(there: Survey, piece: PieceId, offers: Offers<Lay | Grunt, Word>): void {
  for (const site of sitesOf(piece)) {
    const obstacle = obstacleOn(there, piece, site);
    if (obstacle === undefined || obstacle === 'not-empty' || obstacle === 'not-linked') continue;
    if (supportsOf(there, site.hexes) === 0) continue;
    offers.block(lay(piece, site.number), OBSTACLE_RULES[obstacle], `blocked.${obstacle}`);
  }
}

function takeSite(p: TrollTown, { order, piece, crew }: Laying, seat: Seat, move: Lay | Grunt): void {
  if (move.do === 'grunt') grunt(p, seat);
  else planOrderAt(p, seat, order, { work: piece, site: siteIn(piece, move), crew });
}

/** TT-5.3, TT-5.4 */
export const planPlacement: Ask<'plan-placement', Lay | Grunt> = {
  rule: 'TT-5.3',
  anytime: true,
  completes: true,
  offer: offerSites,
  take: takeSite,
};

/** TT-5.5 */
export const planBuildingSite: Ask<'plan-building-site', Lay | Grunt> = {
  rule: 'TT-5.5',
  anytime: true,
  completes: true,
  ask: (_p, { piece }) => ({ say: 'ask.plan-building-site', work: piece }),
  offer: (p, frame: Laying & { readonly piece: BuildingId }, seat, offers) => offerSites(p, frame, seat, offers),
  take: takeSite,
};

/** TT-3.4: all is planned; what can be changed still is changed by a free action. */
export const lock: Ask<'lock', Grunt> = {
  rule: 'TT-3.4',
  anytime: true,
  offer: (_p, _frame, _seat, offers) => offerGrunt(offers),
  take: (p, _frame, seat) => grunt(p, seat),
};
