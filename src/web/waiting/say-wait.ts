import { useEffect, useState } from 'react';
import { PACES } from '../../protocol/pace.ts';
import { LONGEST_STAY, type UsualWait, type WaitedFor, type WaitingPace } from '../../protocol/waiting.ts';
import type { Say } from '../messages/text.ts';
import { sayDuration } from '../pace/say-time.ts';
import { useWaiting } from './waiting.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time that passes: '0:42', '12:05', '3 h'. */
export function sayPassing(say: Say, milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  if (seconds >= HOUR) return say('time.hours', { count: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** About how long: to ten seconds, then to minutes, then to hours. */
export function sayAbout(say: Say, milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < MINUTE) return sayDuration(say, Math.max(10, Math.ceil(seconds / 10) * 10));
  if (seconds < HOUR) return sayDuration(say, Math.round(seconds / MINUTE) * MINUTE);
  return sayDuration(say, Math.round(seconds / HOUR) * HOUR);
}

/** How long somebody waits at most without a page open. */
export function sayStay(say: Say, kind: 'none' | 'live' | 'days'): string {
  return sayDuration(say, LONGEST_STAY[kind === 'live' ? 'live' : 'days'] / 1_000);
}

export function kindOf(pace: WaitingPace): 'none' | 'live' | 'days' {
  return pace === 'none' ? 'none' : PACES[pace].kind;
}

export function isSame(one: WaitedFor, other: WaitedFor): boolean {
  return one.game === other.game && one.seats === other.seats && one.pace === other.pace && one.rated === other.rated;
}

/** How long it usually takes to find others for this; undefined if nobody knows. */
export function usualFor(usual: readonly UsualWait[], what: WaitedFor): number | undefined {
  return usual.find((each) => isSame(each, what))?.wait;
}

/** The time of the server, each second. */
export function useServerNow(): number {
  const ahead = useWaiting((store) => store.ahead);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
