import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { TrollTown } from '../../position.ts';
import type { TownEvent } from '../words.ts';
import type { TurnTold } from './consequences.ts';
import { follow, type Seen, type Turn } from './last-turn.ts';
import { type Beat, isReveal, scriptOf, timeOf } from './script.ts';

export const PACES = ['slow', 'normal', 'fast'] as const;
type Pace = (typeof PACES)[number];
const FACTOR: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5 };

export interface Show {
  /** The whole turn, for the summary. */
  readonly told: TurnTold;
  readonly beats: readonly Beat[];
  /** Which beat is shown; as many as there are at the end, when the summary is. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** How many of the events that were told are still to come, while they are shown for the first time. */
  readonly untold: number;
  readonly pace: Pace;
  go(to: number): void;
  play(playing: boolean): void;
  setPace(pace: Pace): void;
  again(onlyMine: boolean): void;
  close(): void;
}

interface Watched {
  readonly view: TrollTown;
  readonly news: readonly TownEvent[];
  readonly me: Seat | undefined;
  readonly past: boolean;
  /** Whether the viewer has begun to plan: whoever does has seen enough. */
  readonly isActing: boolean;
}

/** How far the show of a turn is. */
interface Place {
  readonly turn: Turn | undefined;
  readonly at: number;
  readonly isPlaying: boolean;
  readonly onlyMine: boolean;
  /** Whether the turn has been watched before. */
  readonly isAgain: boolean;
}

/** Whether things may move here. */
function hasMotion(): boolean {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--glide')) > 0;
}

/** A turn that is come upon, or cannot move, begins with what became of it. */
function beginningOf(turn: Turn | undefined): Place {
  const isWatched = turn?.part.before !== undefined && hasMotion();
  return { turn, at: isWatched ? 0 : Number.POSITIVE_INFINITY, isPlaying: isWatched, onlyMine: false, isAgain: false };
}

/** The last turn as a show, from the moment all plans are open until the viewer plans again; and what opens it once more. */
export function useShow({ view, news, me, past, isActing }: Watched): {
  readonly show: Show | undefined;
  readonly open: (() => void) | undefined;
} {
  const turn = useLastTurn(view, news, past);
  const [shut, setShut] = useState<{ readonly turn: Turn | undefined; readonly isShut: boolean }>({
    turn: undefined,
    isShut: false,
  });
  // Whoever looks back wants to see the town; the turn is told when it is asked for.
  const isShut = shut.turn === turn ? shut.isShut : past;
  if (isActing && !past && turn !== undefined && !isShut) setShut({ turn, isShut: true });
  const [kept, setPlace] = useState<Place>(() => beginningOf(undefined));
  const beginning = useMemo(() => beginningOf(turn), [turn]);
  const place = kept.turn === turn ? kept : beginning;
  const { isPlaying, onlyMine } = place;
  const [pace, setPace] = useState<Pace>('normal');
  const all = useMemo(() => (turn === undefined ? [] : scriptOf(turn.part, me)), [turn, me]);
  const beats = useMemo(() => (onlyMine ? all.filter((beat) => beat.isMine) : all), [all, onlyMine]);
  const at = Math.min(place.at, beats.length);

  useEffect(() => {
    const beat = beats[at];
    if (!isPlaying || beat === undefined || isShut) return;
    const timer = setTimeout(() => setPlace({ ...place, at: at + 1 }), timeOf(beat) * FACTOR[pace]);
    return () => clearTimeout(timer);
  }, [beats, at, isPlaying, pace, place, isShut]);

  const close = useCallback(() => setShut({ turn, isShut: true }), [turn]);
  const open = useCallback(() => {
    setShut({ turn, isShut: false });
    setPlace({ turn, at: Number.POSITIVE_INFINITY, isPlaying: false, onlyMine: false, isAgain: true });
  }, [turn]);
  if (turn === undefined || isActing) return { show: undefined, open: undefined };
  if (isShut) return { show: undefined, open };
  const show: Show = {
    told: turn.whole,
    beats,
    at,
    isPlaying,
    untold: place.isAgain ? 0 : turn.part.news.length - (beats[at]?.told ?? turn.part.news.length),
    pace,
    go: (to) => setPlace({ ...place, at: Math.max(0, to) }),
    play: (playing) => setPlace({ ...place, at, isPlaying: playing }),
    setPace,
    again: (mine) => setPlace({ turn, at: 0, isPlaying: true, onlyMine: mine, isAgain: true }),
    close,
  };
  return { show, open: undefined };
}

function useLastTurn(view: TrollTown, news: readonly TownEvent[], past: boolean): Turn | undefined {
  const [seen, setSeen] = useState<Seen>(() => follow(undefined, view, past ? [] : news));
  if (!past && (seen.town !== view || seen.news !== news)) setSeen(follow(seen, view, news));
  const lookedBackAt = useMemo(() => {
    if (!past || !isReveal(news)) return undefined;
    const told = { news, before: undefined, end: view };
    return { part: told, whole: told };
  }, [past, news, view]);
  return past ? lookedBackAt : seen.turn;
}
