import type { Seat } from '../../kernel/game.ts';
import { SEAT_MARKS, seatColours, seatNumber } from '../look/SeatMark.tsx';

/**
 * A game's `board/Miniature.tsx` draws the board as it lies now, small and without words, from the view of one seat: for the cards
 * of matches on the home page. It is loaded alone, without the rest of the board.
 */
export interface MiniatureProps<View> {
  readonly view: View;
  /** Whose view it is. */
  readonly seat: Seat;
  readonly className?: string | undefined;
}

interface PieceProps {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Another colour than the seat's, where players have colours of the game's own. */
  readonly ground?: string;
  readonly on?: string;
}

/** A piece of a seat: its colour and mark with a birch rim. */
export function MiniaturePiece({ seat, x, y, size, ground, on }: PieceProps) {
  const number = seatNumber(seat);
  const colours = seatColours(number);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <circle r="20" fill="#12181b" />
      <circle r="17.5" fill="#f3e7cc" />
      <circle r="14.5" fill={ground ?? colours.ground} />
      <path d={SEAT_MARKS[number].path} fill={on ?? colours.on} transform="scale(0.8)" />
    </g>
  );
}
