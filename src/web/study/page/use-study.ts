import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Move, Question, Seat } from '../../../kernel/game.ts';
import { mergeStudies } from '../../../protocol/study/merge-study.ts';
import { isSameSpot, type Study, type StudySpot } from '../../../protocol/study/study.ts';
import type { Seen, StudyEyes } from '../desk/desk.ts';
import { lengthAt, moveAt, stepBack, stepOn } from '../tree/tree.ts';
import type { Answerer, CompareProgress, Ended, Until } from '../worker/messages.ts';
import { useDesk } from '../worker/use-desk.ts';
import { spotIn, writeSpot } from './spot-in-address.ts';
import { useTwin } from './use-twin.ts';

/** Two endings that are compared, and what came of it so far. */
export interface Comparing {
  readonly one: StudySpot;
  readonly other: StudySpot;
  readonly progress?: CompareProgress;
  readonly isSame?: true;
}

export type StudyDesk = ReturnType<typeof useStudy>;

/** How many futures are played for each of two endings. */
const FUTURES = 40;

/** A study that is open: where one is, what is seen there, and all that can be done. `keep` is told of every change. */
export function useStudy(first: Study, keep: (study: Study) => void) {
  const client = useDesk();
  const [study, setStudy] = useState(first);
  const [spot, setSpot] = useState(() => spotIn(location.search, first));
  const [eyes, setEyes] = useState<StudyEyes>({ viewer: 'asked', open: false });
  const [seen, setSeen] = useState<Seen | undefined>(undefined);
  const [words, setWords] = useState<Readonly<Record<string, Question>>>({});
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [who, setWho] = useState<readonly Answerer[]>([]);
  const [working, setWorking] = useState<'answer' | 'compare' | undefined>(undefined);
  const [ended, setEnded] = useState<Ended | undefined>(undefined);
  const [comparing, setComparing] = useState<Comparing | undefined>(undefined);
  /** Whether the person has just moved: bots that answer for others then go on by themselves. */
  const [hasMoved, setMoved] = useState(false);
  /** Grows when bots begin to answer, or shall stop: what they have answered by then leads nowhere any more. */
  const answering = useRef(0);
  const latest = useRef({ study, keep });
  latest.current = { study, keep };

  const give = useCallback((trouble: unknown) => {
    setFailed(true);
    throw trouble;
  }, []);

  // The worker reads the match once; later changes are sent to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, with the study as it is then
  useEffect(() => {
    client()
      .ask('open', { study: latest.current.study })
      .then(() => setOpen(true))
      .catch(give);
  }, [client]);

  useEffect(() => {
    if (!isOpen) return;
    let current = true;
    // What bots answer the worker has already, and it goes on from there: anything else is told when they are done.
    client()
      .ask('follow', working === 'answer' ? {} : { study })
      .then((told) => current && setWords(told.words))
      .catch(give);
    return () => {
      current = false;
    };
  }, [client, isOpen, study, working, give]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen may change with the study
  useEffect(() => {
    if (!isOpen) return;
    let current = true;
    client()
      .ask('see', { spot, eyes })
      .then((told) => current && setSeen(told))
      .catch(give);
    writeSpot(spot);
    return () => {
      current = false;
    };
  }, [client, isOpen, study, spot, eyes, working, give]);

  const { twin, setTwin, isBeside, setBeside, twinSeen } = useTwin(client, { study, spot, eyes, isOpen });

  const change = useCallback((next: Study) => {
    if (next === latest.current.study) return;
    latest.current = { ...latest.current, study: next };
    setStudy(next);
    latest.current.keep(next);
  }, []);

  const stop = useCallback(() => {
    answering.current++;
    client().stop();
  }, [client]);

  const go = useCallback(
    (to: StudySpot) => {
      stop();
      setEnded(undefined);
      setSpot((from) => {
        if (from.line !== to.line) setTwin(from);
        return to;
      });
    },
    [stop, setTwin],
  );

  const letAnswer = useCallback(
    async (until: Until) => {
      setWorking('answer');
      setEnded(undefined);
      setMoved(false);
      const own = ++answering.current;
      let known = latest.current.study;
      const told = await client()
        .ask('answer', { spot, who, until }, (reached) => {
          const mine = latest.current.study;
          change(mine === known ? reached.study : mergeStudies(known, mine, reached.study));
          known = reached.study;
          if (own === answering.current) setSpot(reached.spot);
        })
        .catch(give);
      setWorking(undefined);
      setEnded(told?.ended);
    },
    [client, spot, who, change, give],
  );

  // Seats that others answer for go on by themselves after the person's own answer.
  useEffect(() => {
    if (!hasMoved || seen === undefined || !isSameSpot(seen.spot, spot)) return;
    setMoved(false);
    const isOthers = seen.asked.length > 0 && seen.asked.every((seat) => (who[seat] ?? 'me') !== 'me');
    if (isOthers) void letAnswer('me');
  }, [hasMoved, seen, spot, who, letAnswer]);

  return useMemo(
    () => ({
      study,
      spot,
      twin,
      twinSeen,
      isBeside,
      eyes,
      seen,
      words,
      failed,
      who,
      working,
      ended,
      comparing,
      length: lengthAt(study, spot),
      change,
      go,
      stop,
      setEyes,
      setTwin,
      setBeside,
      setWho,
      letAnswer,
      play(seat: Seat, move: Move) {
        const reached = moveAt(study, spot, [seat, move]);
        if (reached === undefined) {
          setEnded('full');
          return;
        }
        change(reached.study);
        go(reached.spot);
        setMoved(true);
      },
      back: () => go(stepBack(study, spot)),
      forward: () => go(stepOn(study, spot)),
      swap() {
        if (twin === undefined) return;
        setTwin(spot);
        stop();
        setSpot(twin);
      },
      async compare(one: StudySpot, other: StudySpot) {
        setComparing({ one, other });
        setWorking('compare');
        const told = await client()
          .ask('compare', { one, other, futures: FUTURES }, (progress) => setComparing({ one, other, progress }))
          .catch(give);
        setWorking(undefined);
        if (told !== undefined && 'isSame' in told) setComparing({ one, other, isSame: true });
      },
    }),
    [
      study,
      spot,
      twin,
      twinSeen,
      isBeside,
      setTwin,
      setBeside,
      eyes,
      seen,
      words,
      failed,
      who,
      working,
      ended,
      comparing,
      change,
      go,
      stop,
      letAnswer,
      client,
      give,
    ],
  );
}
