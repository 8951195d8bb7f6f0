import type { MatchRecord } from '../../../kernel/record.ts';
import type { MoveAhead } from '../../../protocol/ahead.ts';
import type { ClientMessage } from '../../../protocol/client.ts';
import type { NotePage } from '../../../protocol/notes.ts';
import type { ServerMessage, TableInfo } from '../../../protocol/server.ts';
import type { NewLocalTable } from './stored-table.ts';

/** Messages to the worker: those of the protocol, and those that create, list, export and delete local tables. */
export type LocalMessage =
  | ClientMessage
  | { readonly type: 'create'; readonly request: number; readonly wanted: NewLocalTable }
  | { readonly type: 'again'; readonly request: number; readonly table: string }
  | { readonly type: 'list'; readonly request: number }
  | { readonly type: 'record'; readonly request: number; readonly table: string }
  /** All notes at a table; with a page, that page is written first. */
  | { readonly type: 'notes'; readonly request: number; readonly table: string; readonly page?: NotePage }
  /** The moves of the seat that thinks ahead at this table, so that they can be planned. */
  | { readonly type: 'planned'; readonly request: number; readonly table: string }
  | { readonly type: 'forget'; readonly request: number; readonly table: string }
  /** Answered with a pong. */
  | { readonly type: 'ping' };

export type LocalReply =
  | ServerMessage
  | { readonly type: 'created'; readonly request: number; readonly table: string }
  | { readonly type: 'tables'; readonly request: number; readonly infos: readonly TableInfo[] }
  | { readonly type: 'record'; readonly request: number; readonly record: MatchRecord }
  | { readonly type: 'notes'; readonly request: number; readonly table: string; readonly pages: readonly NotePage[] }
  | { readonly type: 'planned'; readonly request: number; readonly table: string; readonly moves: readonly MoveAhead[] }
  | { readonly type: 'forgotten'; readonly request: number }
  /** The worker handles messages from now on. */
  | { readonly type: 'ready' }
  /** The worker cannot continue and has to be replaced. */
  | { readonly type: 'failed' }
  | { readonly type: 'pong' };
