import { match as english } from '../messages/en/match.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/match.ts', { eager: true, import: 'match' });

/** The texts about a finished match, and the app's own. */
export const useMatchSay = pageTexts(TEXTS, english);
