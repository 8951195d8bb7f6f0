import type { GameEvent } from '../../../kernel/tell.ts';
import type { LogLine } from '../../../protocol/server.ts';

/** What was told in one moment of the match. */
export function newsOf(lines: readonly LogLine[], moment: number): readonly GameEvent[] {
  return lines.filter((line) => line.moment === moment).map(({ event }) => event);
}
