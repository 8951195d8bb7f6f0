import './curtain.css';
import type { Seat } from '../../../kernel/game.ts';
import { Button } from '../../look/Button.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useSay } from '../../messages/text.ts';

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly sitDown: (seat: Seat) => void;
}

/** Covers the board while the screen is handed to another player, so that neither sees the other's secrets. */
export function Curtain({ seat, name, sitDown }: CurtainProps) {
  const say = useSay();
  return (
    <section className="curtain paper" aria-label={say('curtain.title', { name })}>
      <SeatMark seat={seatNumber(seat)} className="curtain-mark" />
      <h2>{say('curtain.title', { name })}</h2>
      <p>{say('curtain.hint', { name })}</p>
      {/* The one thing to do here, for whoever was just handed the screen. */}
      <Button kind="primary" size="large" onClick={() => sitDown(seat)}>
        {say('curtain.here', { name })}
      </Button>
    </section>
  );
}
