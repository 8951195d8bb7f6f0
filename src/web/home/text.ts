import { matches as english } from '../messages/en/matches.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/matches.ts', { eager: true, import: 'matches' });

/** The texts about one's own matches, and the app's own. */
export const useMatchesSay = pageTexts(TEXTS, english);
