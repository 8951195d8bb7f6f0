import type { BoardProps } from '../../../../src/web/board-kit/tabletop.ts';
import type { SealedBids } from '../position.ts';

/** Every seat in one line: its hand and its plan, as far as the viewer may know them. */
export function Board({ view, seats }: BoardProps<SealedBids>) {
  return (
    <ul className="toy-bids paper">
      {seats.map(({ seat, name }) => {
        const plan = view.plans[seat] ?? 'none';
        const planned = typeof plan === 'string' ? plan : `${plan.card}${plan.backed ? ' backed' : ''}`;
        return (
          <li
            key={seat}
          >{`${name}: hand ${view.hands[seat]?.join(' ')}, plan ${planned}, coins ${view.coins[seat]}`}</li>
        );
      })}
    </ul>
  );
}
