import { Fragment, type ReactNode } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Speaker } from '../../kernel/messages.ts';

/** Characters of no language stand for the seats while a sentence is put together, and become names when it is shown. */
const FIRST = 0xe000;
const STANDING_FOR_SEATS = /([\ue000-\ue00f])/;

export const SEATS_AS_MARKS: Speaker = { name: (seat) => String.fromCharCode(FIRST + seat) };

interface SentenceProps {
  /** Spoken with `SEATS_AS_MARKS`. */
  readonly text: string;
  readonly nameOf: (seat: Seat) => string;
}

/** A sentence with its names set off from the rest. */
export function Sentence({ text, nameOf }: SentenceProps): ReactNode {
  let at = 0;
  return text.split(STANDING_FOR_SEATS).map((part) => {
    at += part.length;
    return STANDING_FOR_SEATS.test(part) ? (
      <b key={at} className="name">
        {nameOf(part.charCodeAt(0) - FIRST)}
      </b>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    );
  });
}
