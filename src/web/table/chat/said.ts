import type { ChatLine, SeatInfo } from '../../../protocol/server.ts';
import type { Said, SaidSource } from '../../board-kit/said.ts';
import type { TableStore } from '../../store/table.ts';

/** The last chat line of a person, for boards that show it at their seat. */
export function lastSaid(lines: readonly ChatLine[], person: string | undefined): Said | undefined {
  const line = person === undefined ? undefined : lines.findLast((each) => each.person === person && each.text !== '');
  return line && { id: String(line.id), text: line.text };
}

/** The last chat line of every seat, for as long as the same people sit there. */
export function saidAt({ subscribe, getState }: TableStore, seats: readonly SeatInfo[]): SaidSource {
  let chat: readonly ChatLine[] | undefined;
  let said: readonly (Said | undefined)[] = [];
  return {
    subscribe,
    last() {
      const now = getState().chat;
      if (chat !== now) {
        chat = now;
        said = seats.map(({ person }) => lastSaid(now, person));
      }
      return said;
    },
  };
}
