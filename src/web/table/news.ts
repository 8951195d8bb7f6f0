import type { GameEvent } from '../../kernel/tell.ts';
import type { LogLine } from '../../protocol/server.ts';

/** What was told in one step of the match. */
export function newsOf(lines: readonly LogLine[], step: number): readonly GameEvent[] {
  return lines.filter((line) => line.step === step).map(({ event }) => event);
}
