import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { STATS } from '../box/fights.ts';
import { hexName, joinName } from '../box/hexes.ts';
import { SUPPLIES } from '../box/supplies.ts';
import type { TrollTownFrame } from '../frames.ts';
import { laysOf, type TrollTownMove } from '../moves.ts';
import { NO_PLAN, type Plan, type TrollTown, trollOf, WAIT } from '../position.ts';
import { hasHerd } from '../rules/deeds.ts';
import { countStanding, freePrivateBeds } from '../rules/levels.ts';
import { TEMPERS, type Temper } from '../rules/tempers.ts';
import { isHutPiece, isRebuild } from '../rules/works.ts';
import { type Errand, makeAgenda } from './agenda/agenda.ts';

/** Points of those who stand up well to the Boss, and speed what is left. */
const SPREAD = [4, 3, 3, 1] as const;

/** The answer of somebody who plans just this. */
export function answerFor(p: TrollTown, seat: Seat, { deed, orders }: Errand): TrollTownMove {
  const frame = frameFor(p, seat) as TrollTownFrame;
  switch (frame.step) {
    case 'stats':
      return { do: 'spend', points: at(SPREAD, frame.stat) };
    case 'plan-action':
      return actionFor(deed);
    case 'plan-store':
      return deed.store < 0 ? { do: 'wait' } : { do: 'building', building: deed.store };
    case 'plan-scare':
      return { do: 'building', building: deed.store };
    case 'plan-host':
      return { do: 'building', building: deed.host };
    case 'plan-site':
    case 'plan-hex':
      return { do: 'hex', hex: hexName(deed.hex) };
    case 'plan-target':
      return { do: 'hex', hex: hexName(p.land.indexOf(deed.target)) };
    case 'plan-join':
      return { do: 'join', join: joinName(deed.join) };
    case 'plan-victim':
    case 'plan-strike':
    case 'plan-intimidate':
      return { do: 'victim', victim: deed.victim };
    case 'plan-resource':
      return { do: 'fetch', supply: at(SUPPLIES, deed.supply), to: deed.keeps ? 'hut' : 'hub' };
    case 'plan-trinkets':
      return { do: 'carve', trinkets: deed.trinkets.length };
    case 'plan-trinket-stat':
      return { do: 'adorn', stat: at(STATS, deed.trinkets[frame.given.length] ?? 0) };
    case 'plan-grift':
      return { do: 'pocket', supply: at(SUPPLIES, deed.supply) };
    case 'plan-order': {
      const wished = orders[frame.order];
      return wished === undefined ? { do: 'none' } : { do: 'build', work: wished.work, crew: wished.crew };
    }
    case 'plan-placement':
    case 'plan-building-site':
      return { do: 'lay', on: laysOf(frame.piece)[orders[frame.order]?.site ?? 0]?.on ?? '' };
    case 'lend':
      return { do: 'lend', minions: frame.most };
    default:
      return { do: 'grunt' };
  }
}

function actionFor({ deed, bed, gear }: Plan): TrollTownMove {
  if (deed === 'none') return { do: 'loaf' };
  if (deed === 'get-minion') return { do: deed, bed };
  return deed === 'capture-child' ? { do: deed, gear } : { do: deed };
}

type Scheme = (p: TrollTown, seat: Seat) => Errand;

const LOAF: Errand = { deed: { ...NO_PLAN, deed: 'loaf' }, orders: [] };

function alone(deed: Partial<Plan>): Errand {
  return { deed: { ...NO_PLAN, ...deed }, orders: [] };
}

const recruits: Scheme = (p) => (hasHerd(p) ? alone({ deed: 'get-minion' }) : LOAF);

/** What the agenda has for the seat, if it is of that temper and the others are helpful. */
function agendaFor(p: TrollTown, seat: Seat, temper: Temper): Errand {
  return at(
    makeAgenda(p, (each) => (each === seat ? temper : TEMPERS.helpful)),
    seat,
  );
}

const BOSS_TO_BE: Temper = { ...TEMPERS.brawling, daresFrom: 1, daresBoss: 0.4, daresOthers: 1 };

/** Ways to play that know of nothing else: what they come to beside bots shows what the town rewards. */
const SCHEMES = {
  hunter: (p) => alone({ deed: 'capture-child', gear: countStanding(p, 'shop') > 0 ? 'shop' : 'bare', store: WAIT }),
  recruiter: recruits,
  builder: (p, seat) => ({ ...recruits(p, seat), orders: agendaFor(p, seat, TEMPERS.helpful).orders }),
  loafer: () => LOAF,
  /** Builds for itself alone, and hoards. */
  'free-rider': (p, seat) => ({
    deed: {
      ...NO_PLAN,
      ...(freePrivateBeds(p, seat) > 0 && hasHerd(p) ? { deed: 'get-minion', bed: 'private' } : { deed: 'loaf' }),
    },
    orders: agendaFor(p, seat, TEMPERS.greedy).orders.filter(
      ({ work }) => isHutPiece(work) || isRebuild(work) || trollOf(p, seat).hut < 0,
    ),
  }),
  'early-boss': (p, seat) => agendaFor(p, seat, BOSS_TO_BE),
} satisfies Record<string, Scheme>;

export const SCRIPTS = Object.fromEntries(
  Object.entries(SCHEMES).map(([name, scheme]: [string, Scheme]) => [
    name,
    { answer: (view: TrollTown, seat: Seat) => answerFor(view, seat, scheme(view, seat)) },
  ]),
) as Readonly<Record<keyof typeof SCHEMES, { answer(view: TrollTown, seat: Seat): TrollTownMove }>>;
