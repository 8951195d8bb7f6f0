import type { SeatInfo } from '../../protocol/server.ts';
import type { useSay } from '../messages/text.ts';
import { shownName } from './guest-names.ts';

type SayOfSeat = (id: 'lobby.free-seat' | 'lobby.kept', params?: { readonly name: string }) => string;

/** Who sits there, or for whom the seat is kept, or that it is free. */
export function seatName(
  { holder, kept, name }: Pick<SeatInfo, 'holder' | 'kept' | 'name'>,
  say: ReturnType<typeof useSay> & SayOfSeat,
): string {
  if (holder !== 'nobody') return name;
  return kept === undefined ? say('lobby.free-seat') : say('lobby.kept', { name: shownName(kept.name, say) });
}
