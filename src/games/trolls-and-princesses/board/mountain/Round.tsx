import { areaId } from '../../box/areas.ts';
import { isBack, NO_CARD, roundsOf, TIMES, TURN_CARDS, timeOf } from '../../box/turn-cards.ts';
import { playerAt } from '../../position.ts';
import { useTable } from '../table.ts';

/** The round, and what comes with one's next turn. */
export function Round() {
  const { view, me, speak } = useTable();
  const rounds = roundsOf(view.seats);
  const round = Math.min(rounds, Math.max(1, Math.ceil(view.turns / view.seats)));
  return (
    <div className="tp-round" data-about="round" data-guide="round">
      <b>{speak('board.round', { round, rounds })}</b>
      {me !== undefined && <NextCard />}
    </div>
  );
}

/** The turn card in hand: an item for a village, and where the King goes. */
function NextCard() {
  const { view, me, speak } = useTable();
  const player = playerAt(view, me ?? 0);
  const face = isBack(player.hand) ? undefined : TURN_CARDS[player.hand];
  if (player.hand !== NO_CARD && face !== undefined) {
    const village = `village-${face.village + 1}`;
    return <span>{speak('board.hand', { item: face.item, village, king: areaId(face.king) })}</span>;
  }
  if (player.deck.length === 0) return <span>{speak('board.last-card')}</span>;
  const time = TIMES[timeOf(player.deck.at(-1) ?? -1)] ?? 'morning';
  return <span>{speak('board.next-card', { time: speak(`time.${time}`), count: player.deck.length })}</span>;
}
