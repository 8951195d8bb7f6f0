import type { PictureProps } from './Picture.tsx';
import { Picture } from './Picture.tsx';

export const SEATS = [1, 2, 3, 4, 5, 6, 7] as const;
export type SeatNumber = (typeof SEATS)[number];

interface Mark {
  /** The same mark as a character, for plain text such as page titles and logs. */
  text: string;
  /** Drawn around the middle of a box from -10 to 10. */
  path: string;
}

/** Every seat has a shape of its own, so that colour is not the only difference. */
export const SEAT_MARKS: Record<SeatNumber, Mark> = {
  1: { text: '●', path: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' },
  2: { text: '▲', path: 'M0-9L9 7H-9z' },
  3: { text: '■', path: 'M-7.4-7.4H7.4V7.4H-7.4z' },
  4: { text: '◆', path: 'M0-9.6L9 0L0 9.6L-9 0z' },
  5: { text: '★', path: 'M0-10L2.6-3.4L9.6-3L4.2 1.6L6 8.4L0 4.6L-6 8.4L-4.2 1.6L-9.6-3L-2.6-3.4z' },
  6: { text: '✚', path: 'M-3.2-8.6H3.2V-3.2H8.6V3.2H3.2V8.6H-3.2V3.2H-8.6V-3.2H-3.2z' },
  7: { text: '⬟', path: 'M0-9.2L8.8-2.8L5.4 7.6H-5.4L-8.8-2.8z' },
};

/** Seats are numbered from 0 in a match and from 1 in style sheets. */
export function seatNumber(seat: number): SeatNumber {
  return SEATS[seat % SEATS.length] ?? 1;
}

/** CSS colours of a seat: its ground, what is printed on it, and the line its figures are cut with. */
export function seatColours(seat: SeatNumber): { ground: string; on: string; line: string } {
  return { ground: `var(--seat-${seat})`, on: `var(--seat-${seat}-on)`, line: `var(--seat-${seat}-line)` };
}

interface SeatMarkProps extends PictureProps {
  seat: SeatNumber;
}

/** A disc in the seat's colour with its mark and a birch rim; as large as the text beside it unless a class says otherwise. */
export function SeatMark({ seat, title, className = 'seat-mark' }: SeatMarkProps) {
  const { ground, on } = seatColours(seat);
  return (
    <Picture width={40} height={40} title={title} className={className}>
      <circle cx="20" cy="20" r="19" fill="var(--ink)" />
      <circle cx="20" cy="20" r="17.6" fill="var(--birch)" />
      <circle cx="20" cy="20" r="14.6" fill={ground} />
      <path d={SEAT_MARKS[seat].path} fill={on} transform="translate(20 20) scale(0.86)" />
    </Picture>
  );
}
