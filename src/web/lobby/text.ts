import { lobby as english } from '../messages/en/lobby.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/lobby.ts', { eager: true, import: 'lobby' });

/** The texts of the lists of tables, and the app's own. */
export const useLobbySay = pageTexts(TEXTS, english);
