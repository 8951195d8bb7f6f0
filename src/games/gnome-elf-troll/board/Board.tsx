import './art/art.css';
import './board.css';
import './row.css';
import './moods.css';
import './bench.css';
import './low.css';
import './narrow.css';
import type { CSSProperties } from 'react';
import type { BoardProps } from '../../../web/board-kit/tabletop.ts';
import type { GnomeElfTroll } from '../position.ts';
import { Garden } from './Garden.tsx';
import { Shop } from './Shop.tsx';
import { Hand, Pile, PurseOfTurn } from './Workbench.tsx';
import type { BoardWord } from './words.ts';

/** Others' gardens across the table, one's own in front, hand, purse and shop within reach. */
export function Board({ view, viewer, seats, over, speak }: BoardProps<GnomeElfTroll, BoardWord>) {
  const me = viewer === 'spectator' ? undefined : viewer;
  const front = me ?? 0;
  const around = seats.map((_, index) => seats[(front + 1 + index) % seats.length]);
  return (
    <div
      className="get-board"
      data-watching={me === undefined || undefined}
      data-seats={seats.length}
      style={{ '--seats': seats.length } as CSSProperties}
    >
      {around.map(
        (seat) =>
          seat && <Garden key={seat.seat} view={view} seat={seat} mine={seat.seat === me} over={over} speak={speak} />,
      )}
      {(me !== undefined || !over) && (
        <div className="get-bench">
          <Pile count={view.pile.length} speak={speak} />
          {me !== undefined && <Hand view={view} seat={me} speak={speak} />}
          <div className="get-market">
            <PurseOfTurn view={view} viewer={me} speak={speak} />
            {me !== undefined && <Shop view={view} seat={me} speak={speak} />}
          </div>
        </div>
      )}
    </div>
  );
}
