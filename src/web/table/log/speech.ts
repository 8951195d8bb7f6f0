import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { LanguageId } from '../../../kernel/languages.ts';
import { type Catalogue, type Params, type Speaker, speak } from '../../../kernel/messages.ts';
import type { Speak } from '../../board-kit/tabletop.ts';
import { named } from '../../messages/naming.ts';
import { SEATS_AS_MARKS } from '../../messages/Sentence.tsx';

/** The game's texts with the names of the players at this table. */
export interface Speech {
  /** Plain text. */
  readonly say: Speak;
  /** Text with placeholders for seats, for `Sentence`. */
  readonly sayMarked: Speak;
  nameOf(seat: Seat): string;
  /** Whether the seat is the reader's own and is called 'You'. */
  isReader(seat: Seat): boolean;
}

function sayWith(catalogue: Catalogue, speaker: Speaker): Speak {
  // A newer server may send ids that this page has no text for: showing the id is better than nothing.
  return (id, params: Params = {}) =>
    catalogue[id] === undefined ? id : named(id, speak(catalogue, id, params, speaker));
}

/** The reader's seat, and the word for 'You'. */
interface Reader {
  readonly seat: Viewer;
  readonly name: string;
}

export function speechFor(
  catalogue: Catalogue,
  names: readonly string[],
  language: LanguageId,
  reader?: Reader,
): Speech {
  const own = (seat: Seat) => seat === reader?.seat;
  const nameOf = (seat: Seat) => (reader !== undefined && own(seat) ? reader.name : (names[seat] ?? String(seat + 1)));
  return {
    say: sayWith(catalogue, { name: nameOf, own, language }),
    sayMarked: sayWith(catalogue, { ...SEATS_AS_MARKS, spelled: nameOf, own, language }),
    nameOf,
    isReader: own,
  };
}
