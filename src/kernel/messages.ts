import type { Seat } from './game.ts';

export type Param = string | number | boolean | readonly Seat[] | undefined;

/** Parameters of a text; one may be missing. */
export interface Params {
  readonly [name: string]: Param;
}

/** Parameters of a message that is sent: only values that JSON preserves. */
export interface MessageParams {
  readonly [name: string]: Exclude<Param, undefined>;
}

/** How names are written for a reader: 'You', a bold name, a coloured one. */
export interface Speaker {
  /** As at the start of a sentence. */
  name(seat: Seat): string;
  /** The name letter by letter, where `name` gives something that stands for it: for endings that depend on its last letter. */
  spelled?(seat: Seat): string;
  /** Whether it is the reader's own seat, for languages whose words depend on that. */
  own?(seat: Seat): boolean;
  /** Set if there is no picture beside the text. Then places are named exactly. */
  readonly exact?: boolean;
  /** The language in which several names are listed; English unless said. */
  readonly language?: string;
}

interface Composed {
  compose(params: Params, speaker: Speaker): string;
}

/** A text with {placeholders}, or a function for what plain text cannot express (plurals, word order). */
export type Message = string | Composed['compose'];

/** All texts by message id. */
export type Catalogue<Id extends string = string> = Readonly<Record<Id, Message>>;

/** The same messages in another language: none is missing, and there is no other. */
export type Translation<English> = Readonly<Record<keyof English, Message>>;

/** Parameters that hold a seat, and are replaced by its name. */
const SEAT_PARAMS: readonly string[] = ['seat', 'owner'];

/** The text of a message id. A placeholder {kind} with value 'bean' reads 'kind.bean' if the catalogue has it. */
export function speak<Id extends string>(
  catalogue: Catalogue<Id>,
  id: NoInfer<Id>,
  params: Params,
  speaker: Speaker,
): string;
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

/** The message ids of the kernel itself. */
export type KernelWord = keyof typeof KERNEL_MESSAGES;

/** The kernel's own messages. They are merged into every game's catalogue. */
export const KERNEL_MESSAGES = {
  'told.resigned': '{seat} resigned.',
  'told.rules-changed': 'The rules were updated to version {version}. The match continues under the new ones.',
  'told.rules-changed-lost': ({ version, moves }) =>
    `The rules were updated to version ${version}. ${moves === 1 ? 'The last move isn’t' : `The last ${moves} moves aren’t`} possible under them, so the match continues from before.`,
  'told.time-up': '{seat} ran out of time.',
  'told.adjourned': ({ until }) =>
    `The match is adjourned until ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(Number(until))}.`,
  'told.seat-taken-over': '{seat} sat down here and plays on for somebody who left.',
  'told.time-up-bot': '{seat} ran out of time. A bot plays on.',
  'told.downtime': ({ minutes }) =>
    `The server was away for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Nobody’s clock ran meanwhile.`,
  'told.clocks-stopped': 'The server’s host stopped the clocks.',
  'told.clocks-go-on': 'The clocks go on.',
  'refused.not-on-offer': 'That isn’t one of your choices right now.',
  'refused.not-your-turn': 'It isn’t your turn.',
  'refused.match-over': 'The match is over.',
  'refused.nothing-to-undo': 'There’s nothing to undo.',
  'refused.resigned': 'That seat has already resigned.',
  'refused.no-such-seat': 'There is no seat {number} at this table; seats are numbered from 1 to {seats}.',
} satisfies Catalogue;
