import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { TrollTown } from '../../position.ts';
import type { TownEvent } from '../words.ts';
import { type Beat, isReveal, scriptOf, timeOf } from './script.ts';

export const PACES = ['slow', 'normal', 'fast'] as const;
type Pace = (typeof PACES)[number];
const FACTOR: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5 };

/** A turn that was carried out: what was told, and the town before and after it. */
interface Turn {
  readonly news: readonly TownEvent[];
  readonly before: TrollTown | undefined;
  readonly end: TrollTown;
}

export interface Show {
  readonly turn: Turn;
  readonly beats: readonly Beat[];
  /** Which beat is shown; as many as there are at the end, when the summary is. */
  readonly at: number;
  readonly isPlaying: boolean;
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

/** Whether things may move here. */
function hasMotion(): boolean {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--glide')) > 0;
}

/** The last turn as a show, from the moment all plans are open until the viewer plans again. */
export function useShow({ view, news, me, past, isActing }: Watched): Show | undefined {
  const turn = useLastTurn(view, news, past);
  const [closed, setClosed] = useState<Turn | undefined>(undefined);
  const [onlyMine, setOnlyMine] = useState(false);
  const [place, setPlace] = useState<{ readonly turn: Turn | undefined; readonly at: number }>({
    turn: undefined,
    at: 0,
  });
  const [isPlaying, play] = useState(true);
  const [pace, setPace] = useState<Pace>('normal');
  const all = useMemo(() => (turn === undefined ? [] : scriptOf(turn.news, turn.before, turn.end, me)), [turn, me]);
  const beats = useMemo(() => (onlyMine ? all.filter((beat) => beat.isMine) : all), [all, onlyMine]);
  const at = place.turn === turn ? place.at : 0;

  // A turn that is come upon, or cannot move, begins with what became of it.
  const [begun, setBegun] = useState<Turn | undefined>(undefined);
  useEffect(() => {
    if (turn === undefined || begun === turn) return;
    setBegun(turn);
    setOnlyMine(false);
    const isWatched = turn.before !== undefined && hasMotion();
    setPlace({ turn, at: isWatched ? 0 : Number.POSITIVE_INFINITY });
    play(isWatched);
  }, [turn, begun]);

  useEffect(() => {
    const beat = beats[at];
    if (!isPlaying || beat === undefined || turn === undefined || closed === turn) return;
    const timer = setTimeout(() => setPlace({ turn, at: at + 1 }), timeOf(beat) * FACTOR[pace]);
    return () => clearTimeout(timer);
  }, [beats, at, isPlaying, pace, turn, closed]);

  const go = useCallback((to: number) => setPlace({ turn, at: Math.max(0, to) }), [turn]);
  const again = useCallback(
    (mine: boolean) => {
      setOnlyMine(mine);
      setPlace({ turn, at: 0 });
      play(true);
    },
    [turn],
  );
  const close = useCallback(() => setClosed(turn), [turn]);
  const isOpen = turn !== undefined && closed !== turn && (past || !isActing);
  if (!isOpen || begun !== turn) return undefined;
  return { turn, beats, at: Math.min(at, beats.length), isPlaying, pace, go, play, setPace, again, close };
}

/** Others go on answering while one watches: the turn is kept until another one has been told. */
function useLastTurn(view: TrollTown, news: readonly TownEvent[], past: boolean): Turn | undefined {
  const [turn, setTurn] = useState<Turn | undefined>(undefined);
  const seen = useRef<{ readonly now: TrollTown; readonly before?: TrollTown } | undefined>(undefined);
  const told = isReveal(news) ? JSON.stringify(news) : '';
  useEffect(() => {
    const last = seen.current;
    // The same turn goes on where somebody is asked in the middle of it, at a Feast.
    const goesOn = last?.now.turn === view.turn && !news.some(({ say }) => say === 'told.turn');
    const before = goesOn || last?.now.turn !== view.turn ? last?.now : last?.before;
    if (!past && last?.now !== view) seen.current = before === undefined ? { now: view } : { now: view, before };
    if (told === '') return;
    setTurn((known) => {
      if (known !== undefined && JSON.stringify(known.news) === told) return known;
      return { news, before: past || before === view ? undefined : before, end: view };
    });
  }, [told, news, view, past]);
  if (past) return turn !== undefined && told !== '' && JSON.stringify(turn.news) === told ? turn : undefined;
  return turn;
}
