import { useEffect, useState } from 'react';
import { ApiError } from '../connection/api.ts';
import { tournamentApi } from './api.ts';

/** In milliseconds: how often the page asks how it stands at the tables, while it is seen. */
const EVERY = 10_000;

const NONE: ReadonlyMap<number, readonly number[]> = new Map();

/** By table of the round that is played: the score of each seat, as spectators are shown it. */
export function useScores(tournament: string, isPlayed: boolean): ReadonlyMap<number, readonly number[]> {
  const [scores, setScores] = useState(NONE);
  useEffect(() => {
    if (!isPlayed) return setScores(NONE);
    let ended = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const { tables } = await tournamentApi.scores(tournament);
        if (!ended) setScores(new Map(tables.map((table) => [table.number, table.scores])));
      } catch (error) {
        // The page itself says what is wrong; it can do without the scores.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [tournament, isPlayed]);
  return scores;
}
