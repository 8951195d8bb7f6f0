import type { Seat, Viewer } from '../../../kernel/game.ts';
import { type Catalogue, type Params, type Speaker, speak } from '../../../kernel/messages.ts';
import type { Speak } from '../../board-kit/tabletop.ts';
import { SEATS_AS_MARKS } from '../../messages/Sentence.tsx';

/** What can be said at this table: the game's words, with the names of those who sit here. */
export interface Speech {
  /** Plain text. */
  readonly say: Speak;
  /** Text in which seats are marks, for `Sentence`. */
  readonly sayMarked: Speak;
  nameOf(seat: Seat): string;
  /** Whether the reader sits there, and so is called 'You'. */
  isReader(seat: Seat): boolean;
}

function sayWith(catalogue: Catalogue, speaker: Speaker): Speak {
  // A newer server may tell what this page has no words for yet; its id is better than an empty screen.
  return (id, params: Params = {}) => (catalogue[id] === undefined ? id : speak(catalogue, id, params, speaker));
}

/** The reader's own seat, and how the reader is called there: 'You'. */
interface Reader {
  readonly seat: Viewer;
  readonly name: string;
}

export function speechFor(catalogue: Catalogue, names: readonly string[], reader?: Reader): Speech {
  const own = (seat: Seat) => seat === reader?.seat;
  const nameOf = (seat: Seat) => (reader !== undefined && own(seat) ? reader.name : (names[seat] ?? String(seat + 1)));
  return {
    say: sayWith(catalogue, { name: nameOf, own }),
    sayMarked: sayWith(catalogue, { ...SEATS_AS_MARKS, own }),
    nameOf,
    isReader: own,
  };
}
