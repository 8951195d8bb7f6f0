import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { type Figure, figureNumber } from '../box/figures.ts';
import { areaNumber } from '../box/map.ts';
import { type Banish, banishments, type CaveTrollMove, moveAt, PICK, type Pick } from '../moves.ts';
import { areaOf, type CaveTroll, isSpare, kindOf, nextIn } from '../position.ts';
import { areForeign, isLone, isProtected, isWith } from '../rules/company.ts';
import { describe, discard, tellMoved } from '../rules/events.ts';
import { label } from '../rules/labels.ts';
import type { Word } from '../words.ts';
import type { Ask } from './step.ts';
import type { Use } from './use.ts';

// The assassin

/** CT-7.7 */
export const strike: Use = {
  rule: 'CT-7.7',
  onEntrances: false,
  obstacle: ({ p }, assassin) => (isWith(p, assassin, isStruck) ? undefined : 'blocked.nobody-lone'),
  begin: (p, seat, figure) => push(p, { step: 'assassin-victim', seat, figure }),
};

function isStruck(p: CaveTroll, figure: Figure, assassin: Figure): boolean {
  return areForeign(figure, assassin) && kindOf(p, figure).struckWhenLone && isLone(p, figure);
}

/** CT-7.7, CT-7.8 */
export const assassinVictim: Ask<'assassin-victim', Pick> = {
  rule: 'CT-7.7',
  completes: true,
  label,
  ask: (p, { figure }) => ({ say: 'ask.assassin-victim', ...describe(p, figure) }),
  offer(p, { figure: assassin }, _seat, offers) {
    const room = areaOf(p, assassin);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (isStruck(p, other, assassin)) offers.add(moveAt(PICK, other));
      else if (offers.explain && areForeign(other, assassin) && !isSpare(p, other)) explainNoStrike(p, other, offers);
    }
  },
  take(p, _frame, seat, { figure }) {
    discard(p, 'told.struck', seat, figureNumber(figure));
  },
};

function explainNoStrike(p: CaveTroll, figure: Figure, offers: Offers<CaveTrollMove, Word>): void {
  const kind = kindOf(p, figure);
  const move = moveAt(PICK, figure);
  if (kind.class === 'chest') return;
  if (kind.struckWhenLone) offers.block(move, 'CT-7.6', 'blocked.not-lone', { kind: kind.id });
  else offers.block(move, 'CT-7.8', 'blocked.never-struck', { kind: kind.id });
}

// The paladin

/** CT-7.12 */
export const banish: Use = {
  rule: 'CT-7.12',
  onEntrances: false,
  obstacle: ({ p }, paladin) => (isWith(p, paladin, canBeBanished) ? undefined : 'blocked.nobody-to-banish'),
  begin: (p, seat, figure) => push(p, { step: 'banish-banshee', seat, figure }),
};

function canBeBanished(p: CaveTroll, figure: Figure, paladin: Figure): boolean {
  return areForeign(figure, paladin) && kindOf(p, figure).isBanished;
}

export const banishBanshee: Ask<'banish-banshee', Banish> = {
  rule: 'CT-7.12',
  completes: true,
  label,
  ask: (p, { figure }) => ({ say: 'ask.banish-banshee', ...describe(p, figure) }),
  offer(p, { figure: paladin }, _seat, offers) {
    const room = areaOf(p, paladin);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (canBeBanished(p, other, paladin)) for (const move of banishments(other)) offers.add(move);
    }
  },
  take(p, _frame, seat, { figure, area }) {
    const banished = figureNumber(figure);
    tellMoved(p, 'told.banished', seat, banished, areaNumber(area));
    p.where[banished] = areaNumber(area);
  },
};

// The giant slayer

/** CT-7.15 */
export const sacrifice: Use = {
  rule: 'CT-7.15',
  onEntrances: false,
  obstacle: ({ p }, slayer) => (isWith(p, slayer, canBeSlain) ? undefined : 'blocked.no-troll-here'),
  begin: (p, seat, figure) => push(p, { step: 'sacrifice-target', seat, figure }),
};

function canBeSlain(p: CaveTroll, figure: Figure): boolean {
  return kindOf(p, figure).isSlain;
}

export const sacrificeTarget: Ask<'sacrifice-target', Pick> = {
  rule: 'CT-7.15',
  completes: true,
  label,
  ask: (p, { figure }) => ({ say: 'ask.sacrifice-target', ...describe(p, figure) }),
  offer(p, { figure: slayer }, _seat, offers) {
    const room = areaOf(p, slayer);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (canBeSlain(p, other)) offers.add(moveAt(PICK, other));
    }
  },
  take(p, { figure: slayer }, seat, { figure }) {
    discard(p, 'told.slain-by-slayer', seat, figureNumber(figure));
    discard(p, 'told.sacrificed', seat, slayer);
  },
};

// The grunt

/** CT-7.21, CT-7.22: no choice, so it is done at once. */
export const sweep: Use = {
  rule: 'CT-7.22',
  onEntrances: false,
  obstacle: ({ p }, grunt) => (isWith(p, grunt, isSweptBy) ? undefined : 'blocked.nobody-to-sweep'),
  begin(p, seat, grunt) {
    const room = areaOf(p, grunt);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (isSweptBy(p, other, grunt)) discard(p, 'told.swept', seat, other);
    }
  },
};

function isSweptBy(p: CaveTroll, figure: Figure, grunt: Figure): boolean {
  return areForeign(figure, grunt) && kindOf(p, figure).isSwept && !isProtected(p, figure);
}
