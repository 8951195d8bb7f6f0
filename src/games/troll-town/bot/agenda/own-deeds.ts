import type { Seat } from '../../../../kernel/game.ts';
import { HEX_COUNT, NOWHERE } from '../../box/hexes.ts';
import { HOVEL_LABOUR, PILE_LABOUR } from '../../box/pieces.ts';
import { hutOf, landAt, NO_PLAN, type Plan, type TrollNumber, type TrollTown, trollOf } from '../../position.ts';
import { storedChildren } from '../../rules/children.ts';
import { canBurn, crackedJoins, intimidationVictims, tilesToTearDown, whyNot } from '../../rules/deeds.ts';
import { kitchens, required } from '../../rules/feast.ts';
import { addOnSites, era, freePrivateBeds, hostsFor, levelOf } from '../../rules/levels.ts';
import { hasStorageRoom } from '../../rules/supplies.ts';
import { tearingPromise } from '../../rules/tearing.ts';
import type { Temper } from '../../rules/tempers.ts';
import { chanceInDuel, chanceInFight } from './chances.ts';
import type { Draft } from './draft.ts';
import { leastWanted } from './grounds.ts';

/** What a Troll does for itself before it thinks of the town. */
export function ownDeed(draft: Draft, seat: Seat, temper: Temper): Plan | undefined {
  const { p } = draft;
  if (p.title === seat && feedsTonight(p)) return { ...NO_PLAN, deed: 'call-feast' };
  if (!temper.isSelfish) return undefined;
  if (p.title === seat) {
    const victims = intimidationVictims(p, seat);
    const prey = trollsAfter(p, seat).find((troll) => victims.includes(troll) && trollOf(p, troll).minions > 0);
    if (prey !== undefined && freePrivateBeds(p, seat) > 0) return { ...NO_PLAN, deed: 'intimidate', victim: prey };
    if (p.options.grift && temper.daresOthers >= 1 && hasStorageRoom(p, seat)) {
      const most = p.income.indexOf(Math.max(...p.income));
      if ((p.income[most] ?? 0) > 2) return { ...NO_PLAN, deed: 'grift', supply: most };
    }
    const rival = strongestRival(p, seat);
    if (temper.daresOthers < 1 && rival !== undefined) return { ...NO_PLAN, deed: 'strike', victim: rival };
  } else if (p.options.biggest && hutOf(p, seat) !== undefined && whyNot(p, seat, 'challenge') === undefined) {
    if (p.turn >= temper.daresFrom && chanceInDuel(p, seat, p.title) >= temper.daresBoss)
      return { ...NO_PLAN, deed: 'challenge' };
  }
  const victim = preyOf(p, seat, temper);
  if (victim !== undefined) return { ...NO_PLAN, deed: 'fight', victim };
  const spite = worstSpite(p, seat, temper);
  if (spite !== undefined && spite.promise > WORTH_A_MINION) return spite.plan;
  if (schmoozes(draft, seat)) return { ...NO_PLAN, deed: 'schmooze' };
  if (freePrivateBeds(p, seat) > 0 && draft.herd > 0) {
    draft.herd--;
    return { ...NO_PLAN, deed: 'get-minion', bed: 'private' };
  }
  return homeUpgrade(draft, seat) ?? (spite !== undefined && spite.promise > WORTH_A_TURN ? spite.plan : undefined);
}

/** TT-4.27: a Boss who can call the Feast does so while all is there; what is caught later will do for the next one. */
function feedsTonight(p: TrollTown): boolean {
  const wanted = required(p);
  return p.feasted < era(p) && storedChildren(p) >= wanted && kitchens(p, p.communal).capacity >= wanted;
}

/** The one who might take the title away. */
function strongestRival(p: TrollTown, seat: Seat): Seat | undefined {
  let strongest: Seat | undefined;
  for (const other of trollsAfter(p, seat)) {
    if (other >= p.seats || chanceInDuel(p, other, seat) < A_THREAT) continue;
    if (strongest === undefined || chanceInDuel(p, other, seat) > chanceInDuel(p, strongest, seat)) strongest = other;
  }
  return strongest;
}

const A_THREAT = 0.4;

/** All others clockwise: of equals the nearest is picked on, so that no seat is by its number. */
function trollsAfter({ trolls }: TrollTown, seat: Seat): TrollNumber[] {
  return Array.from({ length: trolls.length - 1 }, (_, after) => (seat + 1 + after) % trolls.length);
}

/** The Troll with most Minions that this one dares to fight. */
function preyOf(p: TrollTown, seat: Seat, { daresOthers }: Temper): Seat | undefined {
  if (daresOthers >= 1 || era(p) < 3 || p.title === seat) return undefined;
  let best: Seat | undefined;
  for (const other of trollsAfter(p, seat)) {
    if (other >= p.seats || other === p.title || trollOf(p, other).minions === 0) continue;
    if (chanceInFight(p, seat, other) < daresOthers) continue;
    if (best === undefined || trollOf(p, other).minions > trollOf(p, best).minions) best = other;
  }
  return best;
}

/** A hovel or a pile on the own Hut. */
function homeUpgrade(draft: Draft, seat: Seat): Plan | undefined {
  const { p, taken } = draft;
  const hut = hutOf(p, seat);
  if (hut === undefined || era(p) < 2 || freePrivateBeds(p, seat) > 0) return undefined;
  const addOn = levelOf(hut) === 2 && era(p) >= 3 ? 'pile' : 'addon';
  const deed = addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel';
  if (whyNot(p, seat, deed) !== undefined) return undefined;
  const labour = addOn === 'pile' ? PILE_LABOUR : HOVEL_LABOUR;
  if (labour > draft.labour || !hostsFor(p, seat, addOn).includes(hut)) return undefined;
  const hex = leastWanted(draft, addOnSites(p, hut, addOn));
  if (hex === NOWHERE) return undefined;
  taken[hex] = 1;
  draft.labour -= labour - 1;
  return { ...NO_PLAN, deed, host: hut.number, hex };
}

/** Spite that is better than a Minion more, or than to help the town. */
const WORTH_A_MINION = 4;
const WORTH_A_TURN = 1;

/** The road whose end would hurt the others most. */
function worstSpite(p: TrollTown, seat: Seat, temper: Temper): { plan: Plan; promise: number } | undefined {
  let best: Plan | undefined;
  let most = 0;
  const weigh = (plan: Plan) => {
    const promise = tearingPromise(p, seat, plan, temper);
    if (promise <= most) return;
    most = promise;
    best = plan;
  };
  if (whyNot(p, seat, 'smash') === undefined) {
    for (const join of crackedJoins(p)) weigh({ ...NO_PLAN, deed: 'smash', join });
  }
  if (whyNot(p, seat, 'fire') === undefined) {
    for (let hex = 0; hex < HEX_COUNT; hex++) if (canBurn(p, hex)) weigh({ ...NO_PLAN, deed: 'fire', hex });
  }
  // Whoever tears down is met by the nearest neighbour (TT-4.16): that is for those who like to fight.
  if (temper.daresOthers < 1 && whyNot(p, seat, 'destroy') === undefined) {
    for (const { hex, size } of tilesToTearDown(p))
      if (size <= trollOf(p, seat).minions) weigh({ ...NO_PLAN, deed: 'destroy', target: landAt(p.land, hex) });
  }
  return best && { plan: best, promise: most };
}

/** A private Minion that is to spare buys the first choice of labour (TT-4.10). */
function schmoozes({ p, own, labour }: Draft, seat: Seat): boolean {
  if (era(p) < 2 || p.title === seat || whyNot(p, seat, 'schmooze') !== undefined) return false;
  const { minions } = trollOf(p, seat);
  const isAhead = trollsAfter(p, seat).every((other) => other >= p.seats || trollOf(p, other).minions + 2 <= minions);
  return isAhead && minions >= TO_SPARE && freePrivateBeds(p, seat) === 0 && labour + (own[seat] ?? 0) >= A_LARGE_CREW;
}

const TO_SPARE = 4;
const A_LARGE_CREW = 6;
