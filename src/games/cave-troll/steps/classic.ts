import { push as pushFrame } from '../../../kernel/steps.ts';
import { type Figure, figureNumber } from '../box/figures.ts';
import { moveAt, PICK, type Pick } from '../moves.ts';
import { areaOf, type CaveTroll, isSpare, kindOf, nextIn } from '../position.ts';
import { canPushSomebody } from '../rules/entering.ts';
import { describe, discard } from '../rules/events.ts';
import { label } from '../rules/labels.ts';
import { heroesIn } from '../rules/survey.ts';
import type { Ask } from './step.ts';
import type { Use } from './use.ts';

/** CT-6.4: an entrance is always free, so there is always somewhere to leap to. */
export const leap: Use = {
  rule: 'CT-6.4',
  onEntrances: true,
  obstacle: () => undefined,
  begin: (p, seat, figure) => pushFrame(p, { step: 'leap-to', seat, figure }),
};

/** CT-6.12 */
export const kill: Use = {
  rule: 'CT-6.12',
  onEntrances: false,
  obstacle: (there, orc) => (heroesIn(there, areaOf(there.p, orc)) > 0 ? undefined : 'blocked.nobody-to-kill'),
  begin: (p, seat, figure) => pushFrame(p, { step: 'orc-victim', seat, figure }),
};

/** CT-6.18 */
export const push: Use = {
  rule: 'CT-6.18',
  onEntrances: false,
  obstacle: (there, wraith) =>
    canPushSomebody(there, areaOf(there.p, wraith)) ? undefined : 'blocked.nobody-to-push-out',
  begin: (p, seat, figure) => pushFrame(p, { step: 'push-hero', seat, figure, push: 'action' }),
};

/** CT-6.12, CT-6.13 */
export const orcVictim: Ask<'orc-victim', Pick> = {
  rule: 'CT-6.12',
  completes: true,
  label,
  ask: (p, { figure }) => ({ say: 'ask.orc-victim', ...describe(p, figure) }),
  offer(p, { figure: orc }, _seat, offers) {
    const room = areaOf(p, orc);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (isSpare(p, other)) continue;
      if (kindOf(p, other).class === 'hero') offers.add(moveAt(PICK, other));
      else if (offers.explain && isOtherMonster(p, other, orc)) {
        offers.block(moveAt(PICK, other), 'CT-6.13', 'blocked.only-heroes-killed');
      }
    }
  },
  take(p, _frame, seat, { figure }) {
    discard(p, 'told.killed', seat, figureNumber(figure));
  },
};

function isOtherMonster(p: CaveTroll, figure: Figure, than: Figure): boolean {
  return figure !== than && kindOf(p, figure).class === 'monster';
}
