import { useMemo } from 'react';
import type { TableInfo } from '../../protocol/server.ts';
import { type Say, useSay } from '../messages/text.ts';
import { guestIdIn } from './name.ts';

/** The name in the reader's language: the server names guests in English. */
export function shownName(name: string, say: Say): string {
  const guest = guestIdIn(name);
  return guest === undefined ? name : say('name.guest', { guest });
}

/** The table with its guests named in the reader's language. */
export function useShownNames<Info extends TableInfo | undefined>(info: Info): Info {
  const say = useSay();
  return useMemo(
    () =>
      info === undefined
        ? info
        : { ...info, seats: info.seats.map((seat) => ({ ...seat, name: shownName(seat.name, say) })) },
    [info, say],
  );
}
