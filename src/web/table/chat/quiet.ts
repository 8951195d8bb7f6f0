import type { TableInfo } from '../../../protocol/server.ts';

/** Whether the reader plays there or keeps the table. */
export function isPlayer({ host, seats }: TableInfo): boolean {
  return host || seats.some(({ mine }) => mine);
}

/** Why the reader may not chat at the table. */
export function whyQuiet(info: TableInfo, me: string | undefined): 'chat.muted' | 'chat.spectators-quiet' | undefined {
  if (me !== undefined && info.quiet?.muted.includes(me)) return 'chat.muted';
  return info.quiet?.spectators && !isPlayer(info) ? 'chat.spectators-quiet' : undefined;
}
