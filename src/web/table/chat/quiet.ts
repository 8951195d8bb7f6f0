import type { TableInfo } from '../../../protocol/server.ts';

/** Whether the reader has a seat or is the host. */
export function isPlayer({ host, seats }: TableInfo): boolean {
  return host || seats.some(({ mine }) => mine);
}

/** Why the reader may not write in the chat; undefined if they may. */
export function whyQuiet(info: TableInfo, me: string | undefined): 'chat.muted' | 'chat.spectators-quiet' | undefined {
  if (me !== undefined && info.quiet?.muted.includes(me)) return 'chat.muted';
  return info.quiet?.spectators && !isPlayer(info) ? 'chat.spectators-quiet' : undefined;
}
