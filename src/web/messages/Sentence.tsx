import { Fragment, type ReactNode } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Speaker } from '../../kernel/messages.ts';

/** Private-use characters stand for the seats in a sentence until they are rendered as names. */
const FIRST = 0xe000;
const STANDING_FOR_SEATS = /([\ue000-\ue00f])/;

export const SEATS_AS_MARKS: Speaker = { name: (seat) => String.fromCharCode(FIRST + seat) };

interface SentenceProps {
  /** A text made with `SEATS_AS_MARKS`. */
  readonly text: string;
  readonly nameOf: (seat: Seat) => string;
}

/** A sentence with its names emphasised. */
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
