import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { BUILDING_IDS, type BuildingId, isPathPiece, PATH_IDS, type PieceId } from '../box/pieces.ts';
import { SITES } from '../box/sites.ts';
import { isWithinLimit } from '../building.ts';
import type { Reason } from '../deeds.ts';
import {
  hasSite,
  isHutPiece,
  isRebuild,
  nextSite,
  OBSTACLE_RULES,
  obstacleOn,
  plannedLand,
  supportsOf,
  survey,
} from '../ground.ts';
import { BUILD, type Build, GRUNT, type Grunt, type Lay, lay, NONE, type None, siteIn } from '../moves.ts';
import { labourOf } from '../orders.ts';
import { plannedOf, planOrderAt, plansHut, takeOrderOut } from '../planning.ts';
import { type Crew, hutOf, planOf, REBUILDS, type TrollTown, trollOf, type Work } from '../position.ts';
import { grunt, offerGrunt } from './plan-deed.ts';
import type { Ask } from './step.ts';

const WORKS: readonly Work[] = [...PATH_IDS, ...BUILDING_IDS, ...REBUILDS];

function isInGame(p: TrollTown, work: Work): boolean {
  return p.options.clayHut || (work !== 'hut-clay' && work !== 'rebuild-clay');
}

/** Why nothing of the kind can be ordered; the land as planned is surveyed. */
function whyNoWork(p: TrollTown, seat: Seat, order: number, work: Work): Reason | undefined {
  const hope = p.communal + trollOf(p, seat).minions + p.seats;
  if (labourOf(p, seat, work) > hope) return ['TT-5.11', 'blocked.labour'];
  if (isRebuild(work)) return whyNoRebuild(p, seat, work);
  if (isHutPiece(work) && plansHut(p, seat, order)) return ['TT-5.9', 'blocked.has-hut'];
  if (!isPathPiece(work) && !isWithinLimit(p, work, plannedOf(p, seat, order, work)))
    return ['TT-5.11', 'blocked.limit'];
  return hasSite(work) ? undefined : ['TT-5.11', 'blocked.no-site'];
}

function whyNoRebuild(p: TrollTown, seat: Seat, work: Work): Reason | undefined {
  const hut = hutOf(p, seat);
  if (hut === undefined) return ['TT-4.31', 'blocked.no-hut'];
  const isDone = work === 'rebuild' ? hut.material !== 'mud' : hut.material === 'clay';
  return isDone ? ['TT-4.31', 'blocked.rebuilt'] : undefined;
}

/** TT-4.30 */
export const planOrder: Ask<'plan-order', Build | None | Grunt> = {
  rule: 'TT-4.30',
  anytime: true,
  offer(p, { order }, seat, offers) {
    survey(p, plannedLand(p, seat, order));
    const hasOwn = trollOf(p, seat).minions > 0;
    for (const work of WORKS) {
      if (!isInGame(p, work)) continue;
      const why = whyNoWork(p, seat, order, work);
      if (why !== undefined) offers.block(BUILD['communal-first'][work], ...why);
      else {
        offers.add(BUILD['communal-first'][work]);
        // Without Minions of one's own there is nothing to choose (TT-4.32).
        if (hasOwn) offers.add(BUILD['private-first'][work]);
      }
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

function offerSites(p: TrollTown, { order, piece }: Laying, seat: Seat, offers: Offers<Lay | Grunt>): void {
  survey(p, plannedLand(p, seat, order));
  for (let site = nextSite(piece, -1); site >= 0; site = nextSite(piece, site)) offers.add(lay(piece, site));
  if (offers.explain) blockSites(piece, offers);
  offers.add(GRUNT);
}

/** People look for sites along the roads; what lies in the open or on something needs no word. */
function blockSites(piece: PieceId, offers: Offers<Lay | Grunt>): void {
  for (const site of SITES[piece]) {
    const obstacle = obstacleOn(piece, site);
    if (obstacle === undefined || obstacle === 'not-empty' || obstacle === 'not-linked') continue;
    if (supportsOf(site.hexes) === 0) continue;
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
