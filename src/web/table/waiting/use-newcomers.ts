import { useEffect, useRef, useState } from 'react';
import type { SeatInfo } from '../../../protocol/server.ts';
import { useSay } from '../../messages/text.ts';

/** Who has sat down last while the page was open, in words for screen readers: others see the seat change. */
export function useNewcomers(seats: readonly SeatInfo[]): string {
  const say = useSay();
  const before = useRef(seats);
  const [words, setWords] = useState('');
  useEffect(() => {
    const isNew = ({ seat, holder, person, mine }: SeatInfo) =>
      holder === 'person' && !mine && before.current[seat]?.person !== person;
    const newest = seats.findLast(isNew);
    before.current = seats;
    if (newest !== undefined) setWords(say('room.sat-down', { name: newest.name, number: newest.seat + 1 }));
  }, [seats, say]);
  return words;
}
