import type { Game, Move, Position, Score, ScoreLine, Seat } from '../kernel/game.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, type Speaker, speak } from '../kernel/messages.ts';
import { labelFor } from '../kernel/steps.ts';
import { text } from './messages.ts';
import type { Colours } from './picture-kit/picture.ts';
import { inSeatColour, seatName } from './picture-kit/seats.ts';

/** Puts a game's messages into words for the terminal. */
export interface Voice {
  name(seat: Seat): string;
  /** A question, an event, a refusal: whatever names its message. */
  say(message: Params & { readonly say: string }): string;
  /** An answer that the seat may give, or might look for. */
  move(position: Position, seat: Seat, move: Move): string;
  points(score: Score): string;
  line(line: ScoreLine): string;
}

/** With a seat of your own you are spoken to; without, everybody is spoken about. */
export function voiceOf(game: Game, colours: Colours, own?: Seat): Voice {
  const catalogue: Catalogue = { ...KERNEL_MESSAGES, ...game.messages };
  const isYou = (seat: Seat) => seat === own;
  const name = (seat: Seat) => inSeatColour(colours, seat, isYou(seat) ? text('seat.you') : seatName(seat));
  const speaker: Speaker = { name, own: isYou, exact: true };
  const say = (id: string, params: Params) => speak(catalogue, id, params, speaker);
  return {
    name,
    say: (message) => say(message.say, message),
    move(position, seat, move) {
      const label = labelFor(game, position, seat, move);
      return say(label.say, label);
    },
    points: ({ points }) => say('score.points', { points }),
    line: (line) => say(line.say, line),
  };
}
