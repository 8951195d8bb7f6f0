import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeStudies } from '../../../protocol/study/merge-study.ts';
import type { Study } from '../../../protocol/study/study.ts';
import { ApiError } from '../../connection/api.ts';
import { sayRefusal } from '../../messages/text.ts';
import { nextRevision } from '../store/shared.ts';
import type { SharedAs } from '../store/studies.ts';
import { exchange, isChanged } from './exchange.ts';

/** A study that is shared, and what takes note of how page and server agree. */
export interface Link {
  readonly shared: SharedAs;
  readonly mayEdit: boolean;
  readonly setShared: (shared: SharedAs) => void;
}

/** How far page and server agree: everything is exchanged, something is still to be, or it was refused or cannot be reached. */
export interface Together {
  readonly state: 'agreed' | 'under-way' | 'apart';
  readonly trouble?: string;
  /** Exchanges changes now. */
  readonly exchange: () => void;
}

interface Shown {
  readonly study: Study;
  readonly change: (study: Study) => void;
  readonly working: string | undefined;
}

/** In milliseconds: a change is given away when nothing has followed it for so long; after a failure it is tried again. */
const PAUSE = 400;
const RETRY = 4_000;

/** While a shared study is open, changes of others come in as they are made, and one's own go out. */
export function useTogether({ study, change, working }: Shown, link: Link | undefined): Together | undefined {
  const latest = useRef({ study, change, working, link });
  latest.current = { study, change, working, link };
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const whenRested = useRef<(() => void)[]>([]);
  /** Whether one's changes are refused: then only those of others are taken. */
  const isBarred = useRef(false);

  useEffect(() => {
    if (working === undefined) for (const go of whenRested.current.splice(0)) go();
  }, [working]);

  /** Bots that answer write into the study as they found it: what has come meanwhile waits for their end. */
  const rested = useCallback(async () => {
    while (latest.current.working !== undefined) {
      await new Promise<void>((resolve) => whenRested.current.push(resolve));
    }
  }, []);

  const exchangeOnce = useCallback(async () => {
    await rested();
    const { study: mine, link: to } = latest.current;
    if (to === undefined) return;
    const synced = await exchange(mine, to.shared, to.mayEdit && !isBarred.current);
    await rested();
    const { study: now, change: show, link: still } = latest.current;
    if (still?.shared.id !== to.shared.id) return;
    const next = now === mine ? synced.study : mergeStudies(mine, now, synced.study);
    // At once, since another exchange may begin before this one is shown.
    latest.current = { ...latest.current, study: next, link: { ...still, shared: synced.shared } };
    still.setShared(synced.shared);
    show(next);
  }, [rested]);

  /** One after another; resolves when it is done, and tells of trouble. */
  const exchangeSoon = useCallback(() => {
    const next = queue.current.then(exchangeOnce);
    queue.current = next.catch(() => {});
    return next.then(
      () => !isBarred.current && setTrouble(undefined),
      (failure: unknown) => {
        isBarred.current = failure instanceof ApiError && failure.code === 'not-allowed';
        setTrouble(failure instanceof ApiError ? sayRefusal(failure.refusal) : String(failure));
        throw failure;
      },
    );
  }, [exchangeOnce]);

  const id = link?.shared.id;
  useEffect(() => {
    if (id === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    const follow = async () => {
      for (;;) {
        try {
          const known = latest.current.link?.shared.revision ?? 0;
          if ((await nextRevision(id, known, signal)) > (latest.current.link?.shared.revision ?? 0))
            await exchangeSoon();
        } catch (failure) {
          if (signal.aborted) return;
          if (failure instanceof ApiError && failure.code === 'not-found') {
            setTrouble(sayRefusal(failure.refusal));
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, RETRY));
        }
        if (signal.aborted) return;
      }
    };
    void follow();
    return () => ending.abort();
  }, [id, exchangeSoon]);

  const isNew = link?.mayEdit === true && isChanged(study, link.shared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further change begins the pause anew
  useEffect(() => {
    if (!isNew || isBarred.current) return;
    const timer = setTimeout(() => exchangeSoon().catch(() => {}), PAUSE);
    return () => clearTimeout(timer);
  }, [isNew, study, exchangeSoon]);

  if (link === undefined) return undefined;
  const state = trouble !== undefined ? 'apart' : isNew ? 'under-way' : 'agreed';
  const again = () => {
    isBarred.current = false;
    exchangeSoon().catch(() => {});
  };
  return { state, ...(trouble !== undefined && { trouble }), exchange: again };
}
