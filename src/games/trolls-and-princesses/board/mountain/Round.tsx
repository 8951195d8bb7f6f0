import { isOver } from '../../../../kernel/steps.ts';
import { roundsOf } from '../../box/turn-cards.ts';
import { sayNextCard } from '../next-card.ts';
import { useTable } from '../table.ts';

/** The round, and what comes with one's next turn. */
export function Round() {
  const { view, me, speak } = useTable();
  const rounds = roundsOf(view.seats);
  const round = Math.min(rounds, Math.max(1, Math.ceil(view.turns / view.seats)));
  return (
    <div className="tp-round" data-about="round" data-guide="round">
      <b>{speak('board.round', { round, rounds })}</b>
      {isOver(view) ? (
        <span>{speak('board.over')}</span>
      ) : (
        me !== undefined && <span>{sayNextCard(view, me, speak)}</span>
      )}
    </div>
  );
}
