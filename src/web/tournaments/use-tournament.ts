import { useCallback, useEffect, useState } from 'react';
import type { TournamentPage } from '../../protocol/tournaments.ts';
import { ApiError } from '../connection/api.ts';
import { noteEntered } from '../store/entered.ts';
import { tournamentApi } from './api.ts';

/** In milliseconds: how often the page asks what is new, while it is seen. */
const EVERY = 5_000;

interface Loaded {
  readonly tournament?: TournamentPage;
  readonly gone: boolean;
  show(tournament: TournamentPage): void;
}

/** A tournament with the tables of a round, kept up to date while the page is seen. */
export function useTournament(id: string, round: 'newest' | number = 'newest'): Loaded {
  const [tournament, setTournament] = useState<TournamentPage>();
  const show = useCallback((page: TournamentPage) => {
    setTournament(page);
    // Home tells of it from then on.
    if (page.entered && (page.state === 'entry' || page.state === 'running')) noteEntered();
  }, []);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    let ended = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const page = await tournamentApi.page(id, round);
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
  }, [id, round, show]);
  return { ...(tournament && { tournament }), gone, show };
}
