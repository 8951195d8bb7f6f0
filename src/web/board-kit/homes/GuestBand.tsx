import './homes.css';
import type { ReactNode } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { Button } from '../../look/Button.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useWords } from '../words.ts';

interface GuestBandProps {
  readonly seat: Seat;
  readonly name: string;
  /** Shows the viewer's own board again; undefined for spectators. */
  readonly back: (() => void) | undefined;
  /** The changes on this board since the viewer's last turn. */
  readonly children?: ReactNode;
}

/** The band above another player's board. */
export function GuestBand({ seat, name, back, children }: GuestBandProps) {
  const say = useWords();
  return (
    <div className="guest-band" style={{ '--guest': `var(--seat-${seatNumber(seat)})` } as React.CSSProperties}>
      <SeatMark seat={seatNumber(seat)} />
      <b className="guest-name">{say('kit.board-of', { name })}</b>
      {children !== undefined && <span className="guest-news">{children}</span>}
      {back && (
        <Button size="small" kind="primary" icon="undo" onClick={back}>
          {say('kit.own-board')}
        </Button>
      )}
    </div>
  );
}
