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
import {
  BUILD,
  type Build,
  CHANGE,
  type Change,
  GRUNT,
  type Grunt,
  type Lay,
  lay,
  NONE,
  type None,
  type Part,
  siteIn,
} from '../moves.ts';
import { labourOf } from '../orders.ts';
import { afterOrder, amend, plannedOf, plansHut, SECOND_THOUGHTS, setOrder } from '../planning.ts';
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
    const { order, change } = frame;
    if (move.do === 'grunt') grunt(p, seat);
    else if (move.do === 'none') {
      if (change) setOrder(p, seat, order, undefined);
      // Without this order there is no later one either.
      if (change) afterOrder(p, seat, order, change);
      else push(p, { step: 'lock', seat });
    } else orderWork(p, seat, order, change, move);
  },
  ask: (_p, { order }) => ({ say: 'ask.plan-order', number: order + 1 }),
};

function orderWork(p: TrollTown, seat: Seat, order: number, change: boolean, { work, crew }: Build): void {
  if (isRebuild(work)) {
    setOrder(p, seat, order, { work, crew, site: 0 });
    afterOrder(p, seat, order, change);
  } else if (isPathPiece(work)) push(p, { step: 'plan-placement', seat, order, change, piece: work, crew });
  else push(p, { step: 'plan-building-site', seat, order, change, piece: work, crew });
}

interface Laying {
  readonly order: number;
  readonly change: boolean;
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

function takeSite(p: TrollTown, { order, change, piece, crew }: Laying, seat: Seat, move: Lay | Grunt): void {
  if (move.do === 'grunt') {
    grunt(p, seat);
    return;
  }
  setOrder(p, seat, order, { work: piece, site: siteIn(piece, move), crew });
  afterOrder(p, seat, order, change);
}

/** TT-5.3, TT-5.4 */
export const planPlacement: Ask<'plan-placement', Lay | Grunt> = {
  rule: 'TT-5.3',
  completes: true,
  offer: offerSites,
  take: takeSite,
};

/** TT-5.5 */
export const planBuildingSite: Ask<'plan-building-site', Lay | Grunt> = {
  rule: 'TT-5.5',
  completes: true,
  offer: (p, frame: Laying & { readonly piece: BuildingId }, seat, offers) => offerSites(p, frame, seat, offers),
  take: takeSite,
};

/** TT-3.4: all is planned; the plan can be locked, or a part of it be planned anew. */
export const lock: Ask<'lock', Grunt | Change> = {
  rule: 'TT-3.4',
  offer(p, _frame, seat, offers) {
    offers.add(GRUNT);
    const { changes, orders } = planOf(p, seat);
    const parts = 1 + Math.min(p.options.orders, orders.length + 1);
    for (let part = 0; part < parts; part++) {
      const change = CHANGE[part] as Change;
      if (changes < SECOND_THOUGHTS) offers.add(change);
      else offers.block(change, 'TT-3.4', 'blocked.second-thoughts');
    }
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') {
      grunt(p, seat);
      return;
    }
    amend(p, seat, { changes: planOf(p, seat).changes + 1 });
    const order = orderIn(move.part);
    if (order < 0) push(p, { step: 'plan-action', seat });
    else push(p, { step: 'plan-order', seat, order, change: true });
  },
};

/** Which order a part is, or -1 for the deed. */
function orderIn(part: Part): number {
  return CHANGE.findIndex((change) => change.part === part) - 1;
}
