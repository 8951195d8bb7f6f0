import type { Seat } from '../../../../kernel/game.ts';
import { HEX_COUNT, NOWHERE } from '../../box/hexes.ts';
import { HOVEL_LABOUR, PILE_LABOUR } from '../../box/pieces.ts';
import { hutOf, NO_PLAN, type Plan, type TrollNumber, type TrollTown, trollOf } from '../../position.ts';
import { canBurn, crackedJoins, intimidationVictims, whyNot } from '../../rules/deeds.ts';
import { addOnSites, era, freePrivateBeds, hostsFor, levelOf } from '../../rules/levels.ts';
import { tearingPromise } from '../../rules/tearing.ts';
import type { Temper } from '../../rules/tempers.ts';
import { chanceInDuel, chanceInFight } from './chances.ts';
import type { Draft } from './draft.ts';
import { leastWanted } from './grounds.ts';

/** What a Troll does for itself before it thinks of the town. */
export function ownDeed(draft: Draft, seat: Seat, temper: Temper): Plan | undefined {
  const { p } = draft;
  if (!temper.isSelfish) return undefined;
  if (p.title === seat) {
    const victims = intimidationVictims(p, seat);
    const prey = trollsAfter(p, seat).find((troll) => victims.includes(troll) && trollOf(p, troll).minions > 0);
    if (prey !== undefined && freePrivateBeds(p, seat) > 0) return { ...NO_PLAN, deed: 'intimidate', victim: prey };
  } else if (p.options.biggest && hutOf(p, seat) !== undefined && whyNot(p, seat, 'challenge') === undefined) {
    if (p.turn >= temper.daresFrom && chanceInDuel(p, seat, p.title) >= temper.daresBoss)
      return { ...NO_PLAN, deed: 'challenge' };
  }
  const victim = preyOf(p, seat, temper);
  if (victim !== undefined) return { ...NO_PLAN, deed: 'fight', victim };
  const spite = worstSpite(p, seat, temper);
  if (spite !== undefined && spite.promise > WORTH_A_MINION) return spite.plan;
  if (freePrivateBeds(p, seat) > 0 && draft.herd > 0) {
    draft.herd--;
    return { ...NO_PLAN, deed: 'get-minion', bed: 'private' };
  }
  return homeUpgrade(draft, seat) ?? (spite !== undefined && spite.promise > WORTH_A_TURN ? spite.plan : undefined);
}

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
  return best && { plan: best, promise: most };
}
