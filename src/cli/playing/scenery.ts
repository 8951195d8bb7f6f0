import type { Move, Position, Seat } from '../../kernel/game.ts';
import type { Picture } from '../picture-kit/picture.ts';
import { inSeatColour, seatMark } from '../picture-kit/seats.ts';
import type { Terminal } from '../terminal.ts';
import type { Voice } from '../voice.ts';

/** How seats are put before a reader: by whose voice, and who plays them. */
export interface Cast {
  readonly picture: Picture;
  readonly terminal: Terminal;
  readonly voice: Voice;
  /** 'greedy bot'; undefined where nothing needs to be said. */
  readonly players: readonly (string | undefined)[];
}

/** The picture of a position, each seat with its mark, its name and who plays it. */
export function drawn(cast: Cast, position: Position, offers: readonly Move[] = []): string[] {
  const { colours, columns } = cast.terminal;
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return cast.picture.draw(position, {
    colours,
    columns,
    names: seats.map((seat) => labelled(cast, seat)),
    marks: seats.map(seatMark),
    offers,
  });
}

export function labelled({ terminal, voice, players }: Cast, seat: Seat): string {
  const { colours } = terminal;
  const name = `${inSeatColour(colours, seat, seatMark(seat))} ${colours.bold(voice.name(seat))}`;
  const player = players[seat];
  return player === undefined ? name : `${name}${colours.dim(`, ${player}`)}`;
}
