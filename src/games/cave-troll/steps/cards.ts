import type { Seat } from '../../../kernel/game.ts';
import { learn, push } from '../../../kernel/steps.ts';
import { CARD, type Card, type Effect, iconsOf, iconsOn, slotBroughtBy } from '../box/cards.ts';
import { FIGURES_OF_A_PLAYER, type Figure } from '../box/figures.ts';
import { type Play, playOf } from '../moves.ts';
import type { CaveTroll } from '../position.ts';
import { scoreBoard } from '../rules/scoring.ts';
import { tell, type Word } from '../words.ts';
import type { Ask, Auto } from './step.ts';

const LAY_CARD = { step: 'lay-card' } as const;

/** CT-4.2, CT-4.4: the drawn card is seen, and there is no way back. */
export function drawCard(p: CaveTroll, seat: Seat): void {
  const card = p.decks[seat]?.pop() as Card;
  p.hands[seat]?.push(card);
  p.quietTurns = 0;
  learn(p);
  tell({ say: 'told.drew', seat, card }, { only: seat });
  tell({ say: 'told.drew-a-card', seat }, { except: seat });
  push(p, { step: 'choose-card', seat });
}

export function playFromHand(p: CaveTroll, seat: Seat): void {
  playCard(p, seat, p.hands[seat]?.pop() as Card, 'told.played-from-hand');
}

/** CT-4.4, CT-4.7 */
export const chooseCard: Ask<'choose-card', Play> = {
  rule: 'CT-4.4',
  completes: true,
  offer(p, _frame, seat, offers) {
    for (const card of p.hands[seat] ?? []) offers.add(playOf(card as Card));
  },
  take(p, _frame, seat, { card }) {
    const hand = p.hands[seat] ?? [];
    hand.splice(hand.indexOf(card), 1);
    playCard(p, seat, card, 'told.played');
  },
};

/** CT-4.6: its effect first, then it is laid down. */
function playCard(p: CaveTroll, seat: Seat, card: Card, say: Word): void {
  tell({ say, seat, card });
  p.played = card;
  push(p, LAY_CARD);
  EFFECTS[CARD[card].effect](p, seat, card);
}

const EFFECTS: Readonly<Record<Effect, (p: CaveTroll, seat: Seat, card: Card) => void>> = {
  'place-hero': (p, seat, card) => push(p, { step: 'place-hero', seat, figure: broughtBy(seat, card) }),
  'place-monster': (p, seat, card) => push(p, { step: 'place-monster', seat, figure: broughtBy(seat, card) }),
  'place-troll': (p, seat, card) => push(p, { step: 'place-troll', seat, figure: broughtBy(seat, card) }),
  'place-chest': (p, seat, card) => push(p, { step: 'place-chest', seat, figure: broughtBy(seat, card) }),
  'score-room': (p, seat) => push(p, { step: 'pick-score-room', seat }),
  'find-artifact': findArtifact,
};

function broughtBy(seat: Seat, card: Card): Figure {
  return seat * FIGURES_OF_A_PLAYER + slotBroughtBy(card);
}

/** CT-4.12 */
function findArtifact(p: CaveTroll, seat: Seat): void {
  const found = p.artifactDeck.pop();
  if (found === undefined) throw new Error('there is an artifact for every player');
  p.artifacts[seat]?.push(found);
  learn(p);
  if (p.options.artifactsOpen) {
    tell({ say: 'told.found', seat, artifact: found });
  } else {
    tell({ say: 'told.found', seat, artifact: found }, { only: seat });
    tell({ say: 'told.found-something', seat }, { except: seat });
  }
}

/** CT-4.6, CT-9.7, CT-9.8 */
export const layCard: Auto<'lay-card'> = {
  auto(p) {
    const card = p.played;
    if (card === 'none') throw new Error('no card is being played');
    p.played = 'none';
    if (iconsOf(card) === 0) {
      p.discards[p.active]?.push(card);
      return;
    }
    p.pile.push({ seat: p.active, card });
    const icons = iconsOn(p.pile);
    tell({ say: 'told.pile', icons, threshold: p.options.iconThreshold });
    if (icons >= p.options.iconThreshold) scorePile(p);
  },
};

function scorePile(p: CaveTroll): void {
  p.scorings++;
  tell({ say: 'told.board-scored', scoring: p.scorings });
  scoreBoard(p, 'pile');
  p.removed.push(...p.pile);
  p.pile.length = 0;
}
