import type { GameEvent } from '../../../kernel/tell.ts';
import type { LogLine } from '../../../protocol/server.ts';

/** The events of one moment. */
export function newsOf(lines: readonly LogLine[], moment: number): readonly GameEvent[] {
  return lines.filter((line) => line.moment === moment).map(({ event }) => event);
}
