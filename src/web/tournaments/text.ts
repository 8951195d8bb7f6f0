import { tournaments as english } from '../messages/en/tournaments.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/tournaments.ts', { eager: true, import: 'tournaments' });

/** The texts of these pages, and the app's own. */
export const useTournamentSay = pageTexts(TEXTS, english);

export type TournamentSay = ReturnType<typeof useTournamentSay>;
