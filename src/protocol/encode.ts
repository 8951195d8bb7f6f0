import type { Seat } from '../kernel/game.ts';
import type { ChangeMessage, ClocksInfo, LogLine, SentPerspective, ServerMessage } from './server.ts';

declare const encodes: unique symbol;

/** JSON text of a value of that type. Created only here and in `lines.ts` and `patch.ts`. */
export type Json<T> = string & { readonly [encodes]: T };

/** The same as UTF-8 bytes, for messages that are sent to several. */
type JsonBytes<T> = Uint8Array & { readonly [encodes]: T };

/** A message that is ready to be sent. */
export type Encoded = Json<ServerMessage> | JsonBytes<ServerMessage>;

export function jsonOf<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>;
}

export function encode(message: ServerMessage): Json<ServerMessage> {
  return JSON.stringify(message) as Json<ServerMessage>;
}

const bytes = new TextEncoder();

export function asBytes(text: Json<ServerMessage>): Encoded {
  return bytes.encode(text) as JsonBytes<ServerMessage>;
}

const text = new TextDecoder();

export function decode(encoded: Encoded): ServerMessage {
  return JSON.parse(typeof encoded === 'string' ? encoded : text.decode(encoded));
}

type ChangedPerspective = ChangeMessage['perspectives'][number];

/** A change whose long parts are encoded already, because they are shared between messages. */
export type ChangeParts = {
  readonly [Field in Exclude<keyof ChangeMessage, 'type' | 'request'>]-?: Field extends 'perspectives'
    ? readonly Json<ChangedPerspective>[]
    : Field extends 'logs'
      ? readonly Json<readonly LogLine[]>[]
      : Field extends 'scoreChanges'
        ? Json<NonNullable<ChangeMessage['scoreChanges']>> | undefined
        : Field extends 'clocks'
          ? Json<ClocksInfo> | undefined
          : ChangeMessage[Field];
};

/** Encodes the most frequent message: it is sent to every watcher after every entry. */
export function encodeChange(parts: ChangeParts): Json<ChangeMessage> {
  const { table, revision, moments, over, asked, perspectives, scoreChanges, logs, clocks } = parts;
  const scored = scoreChanges === undefined ? '' : `,"scoreChanges":${scoreChanges}`;
  const timed = clocks === undefined ? '' : `,"clocks":${clocks}`;
  return `{"type":"change","table":"${table}","revision":${revision},"moments":${moments},"over":${over},"asked":[${seats(asked)}],"perspectives":[${perspectives.join()}]${scored},"logs":[${logs.join()}]${timed}}` as Json<ChangeMessage>;
}

/** The change as its answer to whoever caused it. */
export function withRequest(change: Json<ChangeMessage>, request: number): Json<ChangeMessage> {
  return `${change.slice(0, -1)},"request":${request}}` as Json<ChangeMessage>;
}

function seats(asked: readonly Seat[]): string {
  return asked.length === 1 ? String(asked[0]) : asked.join();
}

export function encodePerspective(
  asked: Omit<SentPerspective, 'view'>,
  changes: Json<ChangedPerspective['changes']>,
): Json<ChangedPerspective> {
  return `${JSON.stringify(asked).slice(0, -1)},"changes":${changes}}` as Json<ChangedPerspective>;
}
