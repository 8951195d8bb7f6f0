import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Company } from '../../../kernel/talk.ts';
import { hexNamed } from '../box/hexes.ts';
import { buildingOn, NO_BUILDING, NO_PLAN, type Order, type Plan, planOf, type TrollTown } from '../position.ts';
import { whyNot } from '../rules/deeds.ts';
import { labourOf } from '../rules/orders.ts';
import type { SaidAction, TownProposal } from '../rules/proposals.ts';
import { orderSaid, planSaid } from '../rules/said-plan.ts';
import { isShownTo } from '../rules/slates.ts';

/** Nobody but bots. */
export const ALONE: Company = { people: [], said: [] };

/** What is expected of a person's seat in this turn. */
interface Intent {
  /** NO_PLAN if nothing is known; details that are not known are as in a plan that is not made. */
  readonly deed: Plan;
  /** Orders that were shown or said. */
  readonly orders: readonly Order[];
  /** Labour for orders that nothing more is known of. */
  readonly labour: number;
}

/** What somebody asked of a seat. */
interface Request {
  readonly by: Seat;
  readonly to: Seat;
  readonly action: SaidAction;
}

/** All that decides what bots plan besides the town itself. */
export interface Expected {
  /** By seat; undefined for a bot's. */
  readonly intents: readonly (Intent | undefined)[];
  readonly requests: readonly Request[];
  /** Sites that people suggested for a piece. */
  readonly suggestions: readonly Order[];
}

/** What people said in this turn, the last word of each counting most. */
function wordsOf({ people, said }: Company, p: TrollTown): { seat: Seat; words: TownProposal }[] {
  return said.flatMap(({ seat, period, proposal }) =>
    period === p.turn && people.includes(seat) ? [{ seat, words: proposal as TownProposal }] : [],
  );
}

export function expectedIn(p: TrollTown, viewer: Seat | 'spectator', company: Company): Expected {
  const words = wordsOf(company, p);
  return {
    intents: Array.from({ length: p.seats }, (_, seat) =>
      company.people.includes(seat) ? intentOf(p, viewer, seat, words) : undefined,
    ),
    requests: words.flatMap(({ seat: by, words: said }) => {
      if (said.do !== 'please') return [];
      const { do: _, to, ...action } = said;
      return [{ by, to, action: action as SaidAction }];
    }),
    suggestions: words.flatMap(({ words: said }) =>
      said.do === 'mark' && said.work !== undefined ? [orderSaid({ work: said.work, on: said.on })] : [],
    ),
  };
}

/** An open slate shows it, else the person said it, else it is a habit. */
function intentOf(
  p: TrollTown,
  viewer: Seat | 'spectator',
  seat: Seat,
  words: readonly { readonly seat: Seat; readonly words: TownProposal }[],
): Intent {
  const shown = viewer !== 'spectator' && isShownTo(p, viewer, seat) ? planOf(p, seat) : NO_PLAN;
  const told = words.flatMap((each) => (each.seat === seat ? [each.words] : []));
  const habit = habitOf(p, seat);
  const deed = shown.deed !== 'none' ? shown : (deedTold(p, told) ?? habit.deed);
  const orders = shown.orders.length > 0 ? shown.orders : ordersTold(told);
  const left = told.reduce((most, said) => (said.do === 'leave-me' ? said.minions : most), 0);
  return { deed, orders, labour: orders.length > 0 ? 0 : Math.max(left, habit.labour) };
}

function deedTold(p: TrollTown, told: readonly TownProposal[]): Plan | undefined {
  for (const said of told.toReversed()) {
    if (said.do === 'i-will' && 'deed' in said) return planSaid(p, said);
    if (said.do === 'you-and-i') return { ...NO_PLAN, deed: said.deed };
    if (said.do === 'donate') {
      const shop = buildingOn(p, hexNamed(said.hex));
      if (shop !== undefined) return { ...NO_PLAN, deed: 'upgrade-hovel', host: shop.number };
    }
  }
  return undefined;
}

function ordersTold(told: readonly TownProposal[]): Order[] {
  return told.flatMap((said) => (said.do === 'i-will' && 'work' in said ? [orderSaid(said)] : []));
}

/** What the Troll did last turn, as everybody saw it, if it can do so again. */
function habitOf(p: TrollTown, seat: Seat): Pick<Intent, 'deed' | 'labour'> {
  const last = p.lastPlans[seat];
  if (last === undefined || last.deed === 'none') return { deed: NO_PLAN, labour: 0 };
  const labour = last.orders.reduce((sum, { work }) => sum + labourOf(p, seat, work), 0);
  const isRepeated = HABITS.has(last.deed) && whyNot(p, seat, last.deed) === undefined;
  const { deed, bed, gear, victim } = last;
  return { deed: isRepeated ? { ...NO_PLAN, deed, bed, gear, victim } : NO_PLAN, labour };
}

/** Deeds that are done turn after turn; others have an aim that is gone once they are done. */
const HABITS: ReadonlySet<Plan['deed']> = new Set([
  'get-minion',
  'capture-child',
  'challenge',
  'fight',
  'loaf',
  'heal',
]);

/** Told to nobody: all of it that bots heed, to see whether anything has changed. */
export function knownIn(view: TrollTown, seat: Seat, company: Company): string {
  const shown = company.people.flatMap((other) =>
    other !== seat && isShownTo(view, seat, other) ? [{ other, plan: at(view.plans, other) }] : [],
  );
  return JSON.stringify([wordsOf(company, view), shown]);
}

/** Whether the plan names a building to be extended. */
export function hasHost({ host }: Plan): boolean {
  return host !== NO_BUILDING;
}
