import { useEffect, useState } from 'react';
import type { TournamentPage } from '../../protocol/tournaments.ts';
import { ApiError } from '../connection/api.ts';
import { tournamentApi } from './api.ts';

/** In milliseconds: how often the page asks what is new, while it is seen. */
const EVERY = 5_000;

interface Loaded {
  readonly tournament?: TournamentPage;
  readonly gone: boolean;
  show(tournament: TournamentPage): void;
}

/** A tournament, kept up to date while the page is seen. */
export function useTournament(id: string): Loaded {
  const [tournament, show] = useState<TournamentPage>();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    let ended = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const page = await tournamentApi.page(id);
        if (!ended) show(page);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!ended && error.code === 'not-found') setGone(true);
      }
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      ended = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id]);
  return { ...(tournament && { tournament }), gone, show };
}
