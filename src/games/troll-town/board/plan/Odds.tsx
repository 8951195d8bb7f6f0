import type { Odds as OddsOfFight } from '../../rules/odds.ts';
import { useTable } from '../town/table.ts';

interface OddsProps {
  readonly odds: OddsOfFight;
  /** Whether words beside it say the same. */
  readonly isWorded?: boolean;
}

/** In how many stats one is ahead in a fight, and in how many behind. */
export function Odds({ odds: { ahead, behind }, isWorded = false }: OddsProps) {
  const { speak } = useTable();
  return (
    <span className="tt-odds" data-bad={ahead < behind || undefined}>
      <span aria-hidden="true">
        {ahead} : {behind}
      </span>
      {!isWorded && <span className="sr-only">{speak('plan.odds', { ahead, behind })}</span>}
    </span>
  );
}
