import type { Question, Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { spaceAt } from '../box/spaces.ts';
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
import { isUsable, whyUnusable } from '../parts/parts.ts';
import { type Caverna, type Person, type Player, personAt, playerAt, spaceStateAt } from '../position.ts';
import { nextPerson, personOfStrength } from '../rules/family.ts';
import { isImitable, isOpen } from '../rules/spaces.ts';
import { tell, type Word } from '../words.ts';
import { startSpace } from './effects.ts';
import { sendTo } from './round.ts';
import type { Ask } from './step.ts';

function addSpaces(p: Caverna, seat: Seat, person: Person, offers: Offers<CavernaMove, Word>): void {
  const player = playerAt(p, seat);
  for (let at = 0; at < p.spaces.length; at++) {
    const state = spaceStateAt(p, at);
    const move = moveAt(USE, state.space);
    if (!isOpen(player, seat, state)) {
      if (offers.explain) offers.block(move, 'CV-3.10', 'blocked.occupied', { seats: state.by });
    } else if (isUsable(p, seat, at, person)) {
      offers.add(move);
    } else if (offers.explain) {
      const { rule, say, ...params } = whyUnusable(p, seat, at, person);
      offers.block(move, rule, say, params);
    }
  }
}

function hasSpace(p: Caverna, seat: Seat, person: Person): boolean {
  const player = playerAt(p, seat);
  return p.spaces.some((state, at) => isOpen(player, seat, state) && isUsable(p, seat, at, person));
}

/** CV-3.13, FF-6.9: each other strength once, of the same kind. */
function addOthers(p: Caverna, seat: Seat, player: Player, next: Person, offers: Offers<CavernaMove, Word>): void {
  const { people, goods } = player;
  for (let person = 0; person < people.length; person++) {
    const { strength } = personAt(player, person);
    if (strength <= next.strength || personOfStrength(p, player, strength, next.kind) !== person) continue;
    const move = moveAt(INSTEAD, strength);
    if (goods.ruby === 0) offers.block(move, 'CV-3.13', 'blocked.no-ruby');
    else if (hasSpace(p, seat, personAt(player, person))) offers.add(move);
    else offers.block(move, 'CV-3.11', 'blocked.no-space');
  }
}

function use(p: Caverna, seat: Seat, person: number, { space }: Use): void {
  const at = p.spaces.findIndex((state) => spaceAt(state.space).id === space);
  sendTo(p, seat, person, at);
  tell({ say: 'told.placed', seat, space, strength: personAt(playerAt(p, seat), person).strength });
  startSpace(p);
}

/** A Goblin is named as one. */
function askedToPlace(say: Word, { strength, kind }: Person): Question<Word> {
  return kind === 'goblin' ? { say, strength, kind } : { say, strength };
}

/** CV-3.9 to CV-3.15 */
export const placePerson: Ask<'place-person', Use | Instead | Plain> = {
  rule: 'CV-3.11',
  anytime: true,
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    const next = personAt(player, nextPerson(p, player));
    addSpaces(p, seat, next, offers as Offers<CavernaMove, Word>);
    const canPlace = offers.count > 0;
    addOthers(p, seat, player, next, offers as Offers<CavernaMove, Word>);
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
      const { kind } = personAt(player, nextPerson(p, player));
      push(p, { step: 'choose-space', seat, person: personOfStrength(p, player, move.strength, kind) });
    } else {
      player.passed = true;
      tell({ say: 'told.passed', seat });
    }
  },
  endsTurn: (move) => move.do === 'pass',
  ask: (p, _frame, seat) => {
    const player = playerAt(p, seat);
    return askedToPlace('ask.place-person', personAt(player, nextPerson(p, player)));
  },
};

/** CV-3.13 */
export const chooseSpace: Ask<'choose-space', Use> = {
  rule: 'CV-3.11',
  completes: true,
  offer(p, { person }, seat, offers) {
    addSpaces(p, seat, personAt(playerAt(p, seat), person), offers as Offers<CavernaMove, Word>);
  },
  take(p, { person }, seat, move) {
    use(p, seat, person, move);
  },
  ask: (p, { person }, seat) => askedToPlace('ask.choose-space', personAt(playerAt(p, seat), person)),
};

/** CV-4.31 to CV-4.34 */
export const imitateTarget: Ask<'imitate-target', Imitate> = {
  rule: 'CV-4.31',
  completes: true,
  offer(p, _frame, seat, offers) {
    const person = personAt(playerAt(p, seat), p.person);
    for (let at = 0; at < p.spaces.length; at++) {
      const { space } = spaceStateAt(p, at);
      if (isImitable(p, seat, at) && isUsable(p, seat, at, person)) offers.add(moveAt(IMITATE, space));
      else if (offers.explain) blockTarget(p, seat, at, person, offers);
    }
  },
  take(p, _frame, seat, { space }) {
    p.used = p.spaces.findIndex((state) => spaceAt(state.space).id === space);
    tell({ say: 'told.imitated', seat, space });
    startSpace(p);
  },
};

function blockTarget(p: Caverna, seat: Seat, at: number, person: Person, offers: Offers<Imitate, Word>): void {
  const { space, by } = spaceStateAt(p, at);
  const move = moveAt(IMITATE, space);
  if (by.length === 0) return;
  if (!spaceAt(space).imitable) offers.block(move, 'CV-4.32', 'blocked.not-imitable');
  else if (by.includes(seat)) offers.block(move, 'CV-4.31', 'blocked.own-space');
  else {
    const { rule, say, ...params } = whyUnusable(p, seat, at, person);
    offers.block(move, rule, say, params);
  }
}
