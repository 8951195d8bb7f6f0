import { isOver } from '../../../../kernel/steps.ts';
import { GuestBand } from '../../../../web/board-kit/homes/GuestBand.tsx';
import { pointsOf } from '../../score.ts';
import { CrownCoin } from '../art/Tokens.tsx';
import { useTable } from '../table.ts';

/** Where the banners hang over one's own board: whose board it is, their points, and the way back. */
export function Visit({ back }: { readonly back: () => void }) {
  const { view, seats, shown, speak } = useTable();
  const points = pointsOf(view, shown);
  const isCounted = view.options.runningScore || isOver(view);
  return (
    <GuestBand seat={shown} name={seats[shown]?.name ?? ''} back={back}>
      {isCounted && (
        <span className="tp-visit-points">
          <CrownCoin />
          <b aria-hidden="true">{points}</b>
          <span className="sr-only">{speak('board.score-so-far', { points })}</span>
        </span>
      )}
    </GuestBand>
  );
}
