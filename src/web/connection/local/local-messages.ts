import type { MatchRecord } from '../../../kernel/record.ts';
import type { ClientMessage } from '../../../protocol/client.ts';
import type { ServerMessage, TableInfo } from '../../../protocol/server.ts';
import type { NewLocalTable } from './stored-table.ts';

/** Over and above what is said with a server, the worker sets up tables, lists them and hands out their records. */
export type LocalMessage =
  | ClientMessage
  | { readonly type: 'create'; readonly request: number; readonly wanted: NewLocalTable }
  | { readonly type: 'again'; readonly request: number; readonly table: string }
  | { readonly type: 'list'; readonly request: number }
  | { readonly type: 'record'; readonly request: number; readonly table: string }
  | { readonly type: 'forget'; readonly request: number; readonly table: string }
  /** Whether it is there; the answer is a pong. */
  | { readonly type: 'ping' };

export type LocalReply =
  | ServerMessage
  | { readonly type: 'created'; readonly request: number; readonly table: string }
  | { readonly type: 'tables'; readonly request: number; readonly infos: readonly TableInfo[] }
  | { readonly type: 'record'; readonly request: number; readonly record: MatchRecord }
  | { readonly type: 'forgotten'; readonly request: number }
  /** It hears from now on. */
  | { readonly type: 'ready' }
  /** It cannot go on, and another has to be started. */
  | { readonly type: 'failed' }
  | { readonly type: 'pong' };
