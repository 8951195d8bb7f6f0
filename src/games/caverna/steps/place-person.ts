import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { tell } from '../../../kernel/tell.ts';
import { spaceAt } from '../box/spaces.ts';
import { nextPerson, personOfStrength } from '../family.ts';
import {
  type CavernaMove,
  IMITATE,
  type Imitate,
  INSTEAD,
  type Instead,
  moveAt,
  PASS,
  type Plain,
  USE,
  type Use,
} from '../moves.ts';
import { type Caverna, type Player, personAt, playerAt, type SpaceState } from '../position.ts';
import { whyUnusable } from '../unusable.ts';
import { isImitable, isOpen, isUsable } from '../usable.ts';
import { startEffect } from './effects.ts';
import { sendTo } from './round.ts';
import type { Ask } from './step.ts';

function addSpaces(p: Caverna, seat: Seat, strength: number, offers: Offers<CavernaMove>): void {
  for (let at = 0; at < p.spaces.length; at++) {
    const state = p.spaces[at] as SpaceState;
    const move = moveAt(USE, state.space);
    if (!isOpen(state)) {
      if (offers.explain) offers.block(move, 'CV-3.10', 'blocked.occupied', { seats: state.by });
    } else if (isUsable(p, seat, at, strength)) {
      offers.add(move);
    } else if (offers.explain) {
      const { rule, say, ...params } = whyUnusable(p, seat, at, strength);
      offers.block(move, rule, say, params);
    }
  }
}

function hasSpace(p: Caverna, seat: Seat, strength: number): boolean {
  return p.spaces.some((state, at) => isOpen(state) && isUsable(p, seat, at, strength));
}

/** CV-3.13: each other strength once. */
function addOthers(p: Caverna, seat: Seat, player: Player, lowest: number, offers: Offers<CavernaMove>): void {
  const { people, goods } = player;
  for (let person = 0; person < people.length; person++) {
    const { strength } = personAt(player, person);
    if (strength <= lowest || personOfStrength(p, player, strength) !== person) continue;
    const move = moveAt(INSTEAD, strength);
    if (goods.ruby === 0) offers.block(move, 'CV-3.13', 'blocked.no-ruby');
    else if (hasSpace(p, seat, strength)) offers.add(move);
    else offers.block(move, 'CV-3.11', 'blocked.no-space');
  }
}

function use(p: Caverna, seat: Seat, person: number, { space }: Use): void {
  const at = p.spaces.findIndex((state) => spaceAt(state.space).id === space);
  sendTo(p, seat, person, at);
  tell({ say: 'told.placed', seat, space, strength: personAt(playerAt(p, seat), person).strength });
  startEffect(p, spaceAt((p.spaces[at] as SpaceState).space).effect, false);
}

/** CV-3.9 to CV-3.15 */
export const placePerson: Ask<'place-person', Use | Instead | Plain> = {
  rule: 'CV-3.11',
  anytime: true,
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    const { strength } = personAt(player, nextPerson(p, player));
    addSpaces(p, seat, strength, offers as Offers<CavernaMove>);
    const canPlace = offers.count > 0;
    addOthers(p, seat, player, strength, offers as Offers<CavernaMove>);
    if (canPlace) offers.block(PASS, 'CV-3.15', 'blocked.must-place');
    else offers.add(PASS);
  },
  take(p, _frame, seat, move) {
    const player = playerAt(p, seat);
    if (move.do === 'use') {
      use(p, seat, nextPerson(p, player), move);
    } else if (move.do === 'instead') {
      player.goods.ruby--;
      tell({ say: 'told.out-of-order', seat, strength: move.strength });
      push(p, { step: 'choose-space', seat, person: personOfStrength(p, player, move.strength) });
    } else {
      player.passed = true;
      tell({ say: 'told.passed', seat });
    }
  },
  endsTurn: (move) => move.do === 'pass',
  ask: (p, _frame, seat) => {
    const player = playerAt(p, seat);
    return { say: 'ask.place-person', strength: personAt(player, nextPerson(p, player)).strength };
  },
};

/** CV-3.13 */
export const chooseSpace: Ask<'choose-space', Use> = {
  rule: 'CV-3.11',
  completes: true,
  offer(p, { person }, seat, offers) {
    addSpaces(p, seat, personAt(playerAt(p, seat), person).strength, offers as Offers<CavernaMove>);
  },
  take(p, { person }, seat, move) {
    use(p, seat, person, move);
  },
  ask: (p, { person }, seat) => ({ say: 'ask.choose-space', strength: personAt(playerAt(p, seat), person).strength }),
};

/** CV-4.31 to CV-4.34 */
export const imitateTarget: Ask<'imitate-target', Imitate> = {
  rule: 'CV-4.31',
  completes: true,
  offer(p, _frame, seat, offers) {
    const { strength } = personAt(playerAt(p, seat), p.person);
    for (let at = 0; at < p.spaces.length; at++) {
      const { space } = p.spaces[at] as SpaceState;
      if (isImitable(p, seat, at) && isUsable(p, seat, at, strength)) offers.add(moveAt(IMITATE, space));
      else if (offers.explain) blockTarget(p, seat, at, strength, offers);
    }
  },
  take(p, _frame, seat, { space }) {
    p.used = p.spaces.findIndex((state) => spaceAt(state.space).id === space);
    tell({ say: 'told.imitated', seat, space });
    startEffect(p, spaceAt((p.spaces[p.used] as SpaceState).space).effect, false);
  },
};

function blockTarget(p: Caverna, seat: Seat, at: number, strength: number, offers: Offers<Imitate>): void {
  const { space, by } = p.spaces[at] as SpaceState;
  const move = moveAt(IMITATE, space);
  if (by.length === 0) return;
  if (!spaceAt(space).imitable) offers.block(move, 'CV-4.32', 'blocked.not-imitable');
  else if (by.includes(seat)) offers.block(move, 'CV-4.31', 'blocked.own-space');
  else {
    const { rule, say, ...params } = whyUnusable(p, seat, at, strength);
    offers.block(move, rule, say, params);
  }
}
