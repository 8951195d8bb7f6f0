import type { Seat } from '../../kernel/game.ts';
import type { Colours } from './picture.ts';

interface SeatLook {
  readonly name: string;
  /** Nobody needs to tell seats apart by colour alone. */
  readonly mark: string;
  readonly colour: 'green' | 'red' | 'magenta' | 'cyan' | 'yellow' | 'magentaBright' | 'white';
}

const SEAT_LOOKS: readonly SeatLook[] = [
  { name: 'Moss', mark: '●', colour: 'green' },
  { name: 'Ember', mark: '▲', colour: 'red' },
  { name: 'Dusk', mark: '■', colour: 'magenta' },
  { name: 'Frost', mark: '◆', colour: 'cyan' },
  { name: 'Ochre', mark: '★', colour: 'yellow' },
  { name: 'Heather', mark: '✚', colour: 'magentaBright' },
  { name: 'Slate', mark: '⬟', colour: 'white' },
];

function lookOf(seat: Seat): SeatLook {
  const look = SEAT_LOOKS[seat];
  if (look === undefined) throw new Error(`no look for seat ${seat}`);
  return look;
}

export function seatName(seat: Seat): string {
  return lookOf(seat).name;
}

export function seatMark(seat: Seat): string {
  return lookOf(seat).mark;
}

export function inSeatColour(colours: Colours, seat: Seat, text: string): string {
  return colours[lookOf(seat).colour](text);
}
