import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { type Building, type Plan, type Troll, type TrollTown, trollOf } from '../position.ts';
import type { Temper } from '../rules/tempers.ts';
import { type Errand, makeAgenda } from './agenda/agenda.ts';

/** What can be said of a town while everybody plans: it is the same for every plan that a bot thinks of. */
export interface Outlook {
  readonly turn: number;
  readonly title: number;
  readonly communal: number;
  readonly herd: number;
  readonly tiles: number;
  readonly buildings: readonly Building[];
  readonly trolls: readonly Troll[];
  readonly cracks: number;
  readonly feasts: number;
  agenda: readonly Errand[] | undefined;
  /** By seat: what its standing is worth to it. */
  readonly standings: (number | undefined)[];
}

/** All positions of one turn share the list of the last turn's plans. */
const outlooks = new WeakMap<readonly Plan[], Outlook>();

export function outlookOf(p: TrollTown): Outlook {
  const known = outlooks.get(p.lastPlans);
  if (known !== undefined && isOf(known, p)) return known;
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
    agenda: undefined,
    standings: [],
  };
  outlooks.set(p.lastPlans, made);
  return made;
}

export function errandOf(p: TrollTown, seat: Seat, temperOf: (p: TrollTown, seat: Seat) => Temper): Errand {
  const outlook = outlookOf(p);
  outlook.agenda ??= makeAgenda(p, (each) => temperOf(p, each));
  return at(outlook.agenda, seat);
}

/** Whether nothing has happened since. */
function isOf(known: Outlook, p: TrollTown): boolean {
  return (
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
