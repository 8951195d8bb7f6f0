import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Company } from '../../../kernel/talk.ts';
import { type Building, type Plan, type Troll, type TrollTown, trollOf } from '../position.ts';
import type { Temper } from '../rules/tempers.ts';
import { type Errand, makeAgenda } from './agenda/agenda.ts';
import { expectedIn } from './company.ts';

/** What can be said of a town while everybody plans: it is the same for every plan that a bot thinks of. */
interface Outlook {
  readonly turn: number;
  readonly title: number;
  readonly communal: number;
  readonly herd: number;
  readonly tiles: number;
  readonly buildings: readonly Building[];
  readonly trolls: readonly Troll[];
  readonly cracks: number;
  readonly feasts: number;
  /** Plans that somebody shows, by seat. */
  readonly shown: readonly TrollTown['plans'][number][];
  /** The agenda by the seat that makes it; all that are shown nothing share the last one. */
  readonly agendas: (readonly Errand[] | undefined)[];
  /** By seat: what its standing is worth to it. */
  readonly standings: (number | undefined)[];
}

/** The outlooks of the bots that play in one company. */
export interface Outlooks {
  of(p: TrollTown): Outlook;
  /** What the seat is to do this turn, as the agenda that it makes itself has it. */
  errandOf(p: TrollTown, seat: Seat): Errand;
}

export function outlooksIn(company: Company, temperOf: (p: TrollTown, seat: Seat) => Temper): Outlooks {
  /** All positions of one turn share the list of the last turn's plans. */
  const outlooks = new WeakMap<readonly Plan[], Outlook>();

  function of(p: TrollTown): Outlook {
    const known = outlooks.get(p.lastPlans);
    if (known !== undefined && isOf(known, p, company)) return known;
    const made: Outlook = {
      turn: p.turn,
      title: p.title,
      communal: p.communal,
      herd: p.herd,
      tiles: p.tiles,
      buildings: p.buildings.slice(),
      trolls: p.trolls.map((troll) => ({ ...troll, stats: troll.stats.slice(), injuries: troll.injuries.slice() })),
      cracks: p.cracks.length,
      feasts: p.feasts.length,
      shown: shownPlans(p, company),
      agendas: [],
      standings: [],
    };
    outlooks.set(p.lastPlans, made);
    return made;
  }

  return {
    of,
    errandOf(p, seat) {
      const { agendas, shown } = of(p);
      const viewer = shown.length > 0 ? seat : p.seats;
      agendas[viewer] ??= makeAgenda(
        p,
        (each) => temperOf(p, each),
        expectedIn(p, shown.length > 0 ? seat : 'spectator', company),
      );
      return at(agendas[viewer] ?? [], seat);
    },
  };
}

/** What people show of their plans. */
function shownPlans(p: TrollTown, { people }: Company): TrollTown['plans'][number][] {
  const shown: TrollTown['plans'][number][] = [];
  for (const seat of people) if (p.slates[seat] !== 0 && p.plans[seat] !== 'secret') shown.push(at(p.plans, seat));
  return shown;
}

/** Whether nothing has happened since. */
function isOf(known: Outlook, p: TrollTown, company: Company): boolean {
  return (
    isSame(known.shown, shownPlans(p, company)) &&
    known.turn === p.turn &&
    known.title === p.title &&
    known.communal === p.communal &&
    known.herd === p.herd &&
    known.cracks === p.cracks.length &&
    known.feasts === p.feasts.length &&
    known.tiles === p.tiles &&
    isSame(known.buildings, p.buildings) &&
    known.trolls.every((troll, number) => isSameTroll(troll, trollOf(p, number)))
  );
}

function isSameTroll(one: Troll, other: Troll): boolean {
  return one.minions === other.minions && isSame(one.injuries, other.injuries) && isSame(one.stats, other.stats);
}

function isSame<T>(some: readonly T[], others: readonly T[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
