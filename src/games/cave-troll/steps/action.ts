import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { FIGURES_OF_A_PLAYER, type Figure, figureNumber } from '../box/figures.ts';
import { areaId, isOnBoard } from '../box/map.ts';
import { MOVE } from '../box/ways.ts';
import { ABILITY_OF, type Action, type CaveTrollMove, DRAW, END_TURN, FROM_HAND, MOVE_WITH, moveAt } from '../moves.ts';
import { areaOf, type CaveTroll, isSpare, kindOf } from '../position.ts';
import { hasWay } from '../rules/entering.ts';
import { label } from '../rules/labels.ts';
import { type Survey, survey } from '../rules/survey.ts';
import { tell, type Word } from '../words.ts';
import { beginAbility, offerAbility } from './abilities.ts';
import { offerArtifact, playArtifact } from './artifacts/use.ts';
import { drawCard, playFromHand } from './cards.ts';
import type { Ask } from './step.ts';
import { FINISH_ACTION, NEXT_SEAT, turnsToWarnOf } from './turn.ts';

/** CT-4.1, CT-11.5 */
export const action: Ask<'action', Action> = {
  rule: 'CT-4.1',
  endsTurn: (move) => move.do === 'end-turn',
  label,
  ask(p) {
    const turns = turnsToWarnOf(p);
    return turns === undefined
      ? { say: 'ask.action', actions: p.actions }
      : { say: 'ask.action-or-end', actions: p.actions, turns };
  },
  offer(p, _frame, seat, offers) {
    offerCards(p, seat, offers);
    const there = survey(p);
    const first = seat * FIGURES_OF_A_PLAYER;
    for (let figure = first; figure < first + FIGURES_OF_A_PLAYER; figure++) {
      if (isOnBoard(areaOf(p, figure)) && !isSpare(p, figure)) offerFigure(there, figure, offers);
    }
    offerArtifact(there, seat, offers);
    offers.add(END_TURN);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'end-turn') {
      tell({ say: 'told.ended-turn', seat, actions: p.actions });
      push(p, NEXT_SEAT);
      return;
    }
    push(p, FINISH_ACTION);
    switch (move.do) {
      case 'draw':
        drawCard(p, seat);
        return;
      case 'from-hand':
        playFromHand(p, seat);
        return;
      case 'move':
        push(p, { step: 'move-to', seat, figure: figureNumber(move.figure) });
        return;
      case 'ability':
        beginAbility(p, seat, figureNumber(move.figure));
        return;
      case 'artifact':
        playArtifact(p, seat);
    }
  },
};

/** CT-4.2, CT-4.3 */
function offerCards(p: CaveTroll, seat: Seat, offers: Offers<CaveTrollMove, Word>): void {
  if (p.decks[seat]?.length !== 0) offers.add(DRAW);
  const holdsCard = p.hands[seat]?.length === 1;
  if (holdsCard && p.options.playFromHand) offers.add(FROM_HAND);
  else if (!offers.explain) return;
  else if (holdsCard) offers.block(FROM_HAND, 'CT-4.2', 'blocked.must-draw');
  else offers.block(FROM_HAND, 'CT-4.3', 'blocked.no-card');
}

function offerFigure(there: Survey, figure: Figure, offers: Offers<CaveTrollMove, Word>): void {
  const { p } = there;
  const kind = kindOf(p, figure);
  const move = moveAt(MOVE_WITH, figure);
  if (kind.stride === 0) {
    if (offers.explain) offers.block(move, 'CT-4.16', 'blocked.never-moves', { kind: kind.id });
  } else if (kind.movesOnceATurn && p.trollMoved) {
    if (offers.explain) offers.block(move, 'CT-7.20', 'blocked.moved-already', { kind: kind.id });
  } else if (hasWay(there, figure, MOVE)) {
    offers.add(move);
  } else if (offers.explain) {
    offers.block(move, 'CT-4.14', 'blocked.no-way', { kind: kind.id, area: areaId(areaOf(p, figure)) });
  }
  if (kind.ability !== 'none') offerAbility(there, figure, moveAt(ABILITY_OF, figure), offers);
}
