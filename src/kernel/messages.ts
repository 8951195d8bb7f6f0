import type { Seat } from './game.ts';

export type Param = string | number | boolean | readonly Seat[] | undefined;

/** What a text is composed from; a parameter may be missing. */
export interface Params {
  readonly [name: string]: Param;
}

/** What a message carries with it: nothing that is lost on the way through JSON. */
export interface MessageParams {
  readonly [name: string]: Exclude<Param, undefined>;
}

/** How a reader wants names put: 'You', a bold name, a coloured one. */
export interface Speaker {
  /** As it stands at the head of a sentence. */
  name(seat: Seat): string;
  /** Whether the reader sits there, for the languages whose words change with it. */
  own?(seat: Seat): boolean;
  /** Whether there is no picture beside the words: then places are named exactly. */
  readonly exact?: boolean;
  /** The language in which several names are listed; English unless said. */
  readonly language?: string;
}

interface Composed {
  compose(params: Params, speaker: Speaker): string;
}

/** A text with {placeholders}, or a function where plain text cannot say it (plurals, word order). */
export type Message = string | Composed['compose'];

export type Catalogue = Readonly<Record<string, Message>>;

/** Parameters that hold a seat, and so are read out as a name. */
const SEAT_PARAMS: readonly string[] = ['seat', 'owner'];

/** The text of a message id. A placeholder {kind} with value 'bean' reads 'kind.bean' if the catalogue has it. */
export function speak(catalogue: Catalogue, id: string, params: Params, speaker: Speaker): string {
  const message = catalogue[id];
  if (message === undefined) throw new Error(`no message '${id}' in the catalogue`);
  if (typeof message === 'function') return message(params, speaker);
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (Array.isArray(value)) return listNames(value, speaker);
    if (typeof value === 'number' && SEAT_PARAMS.includes(name)) return speaker.name(value);
    const worded = catalogue[`${name}.${value}`];
    return worded === undefined ? String(value) : speak(catalogue, `${name}.${value}`, params, speaker);
  });
}

/** 'Anna, Bert and Cleo' */
function listNames(seats: readonly Seat[], { name, language = 'en' }: Speaker): string {
  return new Intl.ListFormat(language).format(seats.map((seat) => name(seat)));
}

/** What the kernel itself has to say to a player; every game's catalogue is read together with it. */
export const KERNEL_MESSAGES: Catalogue = {
  'told.resigned': '{seat} resigned.',
  'refused.not-on-offer': 'That isn’t one of your choices right now.',
  'refused.not-your-turn': 'It isn’t your turn.',
  'refused.match-over': 'The match is over.',
  'refused.nothing-to-undo': 'There’s nothing to undo.',
  'refused.resigned': 'That seat has already resigned.',
  'refused.no-such-seat': 'There is no seat {number} at this table; seats are numbered from 1 to {seats}.',
};
