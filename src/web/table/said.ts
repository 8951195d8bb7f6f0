import type { ChatLine } from '../../protocol/server.ts';
import type { BoardSeat } from '../board-kit/tabletop.ts';

/** What somebody at the table has said last, for boards that show it where they sit. */
export function lastSaid(lines: readonly ChatLine[], person: string | undefined): Pick<BoardSeat, 'said'> {
  const line = person === undefined ? undefined : lines.findLast((each) => each.person === person && each.text !== '');
  return line === undefined ? {} : { said: { id: String(line.id), text: line.text } };
}
