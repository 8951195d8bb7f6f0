import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import type { Figure } from '../box/figures.ts';
import type { Ability } from '../box/kinds.ts';
import { isEntrance, isRoom } from '../box/map.ts';
import type { Action, CaveTrollMove } from '../moves.ts';
import { areaOf, type CaveTroll, kindOf } from '../position.ts';
import type { Survey } from '../rules/survey.ts';
import type { Word } from '../words.ts';
import { banish, sacrifice, strike, sweep } from './alternate.ts';
import { call } from './calls.ts';
import { kill, leap, push } from './classic.ts';
import { rampage } from './rampage.ts';
import type { Use } from './use.ts';

/** CT-4.17 */
const USES: Readonly<Record<Exclude<Ability, 'none'>, Use>> = {
  leap,
  kill,
  push,
  strike,
  banish,
  sacrifice,
  rampage,
  sweep,
  call,
};

function abilityOf(p: CaveTroll, figure: Figure): Use {
  const { ability, id } = kindOf(p, figure);
  if (ability === 'none') throw new Error(`a ${id} has no ability`);
  return USES[ability];
}

export function offerAbility(there: Survey, figure: Figure, move: Action, offers: Offers<CaveTrollMove, Word>): void {
  const { p } = there;
  const use = abilityOf(p, figure);
  const area = areaOf(p, figure);
  if (!isRoom(area) && !(use.onEntrances && isEntrance(area))) {
    if (offers.explain) offers.block(move, 'CT-4.18', 'blocked.only-in-rooms', { kind: kindOf(p, figure).id });
    return;
  }
  const obstacle = use.obstacle(there, figure);
  if (obstacle === undefined) offers.add(move);
  else if (offers.explain) offers.block(move, use.rule, obstacle, { kind: kindOf(p, figure).id });
}

export function beginAbility(p: CaveTroll, seat: Seat, figure: Figure): void {
  abilityOf(p, figure).begin(p, seat, figure);
}
