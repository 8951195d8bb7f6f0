import { useCallback, useEffect, useState } from 'react';
import type { TableInfo } from '../../../protocol/server.ts';
import { useLetterKey } from '../../frame/use-letter-key.ts';
import { type Say, useSay, useTexts } from '../../messages/text.ts';
import { sayTimeLeft } from '../../pace/say-time.ts';
import type { ReceivedClocks } from '../../store/table.ts';
import type { Note } from '../attention/use-notes.ts';
import { leftNow } from './left-now.ts';
import { sayPaused } from './SeatClock.tsx';

interface SpokenClocksProps {
  readonly info: TableInfo;
  readonly clocks: ReceivedClocks | undefined;
  readonly show: (note: Note) => void;
}

/** In milliseconds: others' clocks are spoken once, when so much is left. */
const LAST_MINUTE = 60_000;
/** Longer timers than this fire at once. */
const LONGEST = 24 * 60 * 60_000;

/** Says everybody's time when `T` is pressed, and tells screen readers when somebody else's last minute begins. */
export function SpokenClocks({ info, clocks, show }: SpokenClocksProps) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const [said, setSaid] = useState('');

  const sayAll = useCallback(
    () => show({ kind: 'plain', text: sayClocks(say, language, info, clocks) }),
    [show, say, language, info, clocks],
  );
  useLetterKey('t', 'alone', sayAll);

  useEffect(() => {
    const timers = (clocks?.seats ?? []).flatMap(({ seat, runs, left, free }) => {
      const holder = info.seats[seat];
      const wait = left + free - LAST_MINUTE - (performance.now() - (clocks?.received ?? 0));
      if (!runs || holder === undefined || holder.mine || wait < 0 || wait > LONGEST) return [];
      const time = sayTimeLeft(say, LAST_MINUTE, 'days');
      return [setTimeout(() => setSaid(say('clock.other-low', { name: holder.name, time })), wait)];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [clocks, info.seats, say]);

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

/** What everybody has left, in one line. */
function sayClocks(say: Say, language: string, info: TableInfo, clocks: ReceivedClocks | undefined): string {
  const { pace, seats } = info;
  if (pace === undefined || clocks === undefined) return say('clock.none');
  const now = performance.now();
  const each = clocks.seats.map((clock) => {
    const holder = seats[clock.seat];
    const time = sayTimeLeft(say, leftNow(clock, clocks.received, now), pace.kind);
    const left = clock.up === undefined ? say('clock.time-left', { time }) : say('clock.ran-out');
    const why = sayPaused(say, clock, info, language);
    const name = holder?.mine ? say('clock.you') : (holder?.name ?? '');
    return say('clock.of', { name, left: why === undefined ? left : `${left}, ${why}` });
  });
  return each.join(' ');
}
