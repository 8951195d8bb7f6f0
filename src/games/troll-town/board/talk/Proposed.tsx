import type { Seat } from '../../../../kernel/game.ts';
import { Icon } from '../../../../web/look/Icon.tsx';
import { useTable } from '../town/table.ts';

/** All that a Troll has proposed in this turn: read here where the map has no room for it. */
export function Proposed({ seat }: { seat: Seat }) {
  const { proposals } = useTable();
  const own = proposals.filter((each) => each.seat === seat);
  if (own.length === 0) return null;
  return (
    <span className="tt-proposed" data-about="talk">
      <Icon name="chat" />
      <span>{own.map(({ text }) => text).join(' ')}</span>
    </span>
  );
}
