import type { Crew, TrollNumber, TrollTown } from '../position.ts';
import { trollOf } from '../position.ts';

/** TT-6.1 */
export function idleCommunal(p: TrollTown): number {
  return p.communal - p.communalWorked;
}

function idlePrivate(p: TrollTown, troll: TrollNumber): number {
  const { minions, worked } = trollOf(p, troll);
  return minions - worked;
}

/** A crew that was drawn: how many of whose Minions. */
export interface Drawn {
  communal: number;
  private: number;
}

/** TT-6.8: takes a crew of so many, if so many are idle; otherwise nobody, and says how many are short. */
export function drawCrew(p: TrollTown, troll: TrollNumber, crew: Crew, need: number, drawn: Drawn): number {
  const communal = idleCommunal(p);
  const own = idlePrivate(p, troll);
  if (need > communal + own) return need - communal - own;
  const first = Math.min(need, crew === 'communal-first' ? communal : own);
  take(
    p,
    troll,
    drawn,
    crew === 'communal-first' ? first : need - first,
    crew === 'communal-first' ? need - first : first,
  );
  return 0;
}

function take(p: TrollTown, troll: TrollNumber, drawn: Drawn, communal: number, own: number): void {
  p.communalWorked += communal;
  trollOf(p, troll).worked += own;
  drawn.communal += communal;
  drawn.private += own;
}

/** Takes one private Minion of the Troll: whether there is an idle one. */
export function drawPrivate(p: TrollTown, troll: TrollNumber, drawn: Drawn, number = 1): boolean {
  if (idlePrivate(p, troll) < number) return false;
  take(p, troll, drawn, 0, number);
  return true;
}

/** TT-6.12: all of them are idle again. */
export function freeCrew(p: TrollTown, troll: TrollNumber, drawn: Drawn): void {
  take(p, troll, drawn, -drawn.communal, -drawn.private);
}

export function nobodyDrawn(): Drawn {
  return { communal: 0, private: 0 };
}

/** A private Minion of the Troll goes back to the herd: an idle one, if there is one. */
export function loseMinion(p: TrollTown, troll: TrollNumber): void {
  const loser = trollOf(p, troll);
  loser.minions--;
  if (loser.worked > loser.minions) loser.worked = loser.minions;
}
