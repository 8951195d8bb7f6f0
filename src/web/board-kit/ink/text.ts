import { ink as english } from '../../messages/en/ink.ts';
import { pageTexts } from '../../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../../messages/*/ink.ts', { eager: true, import: 'ink' });

/** The texts about marks over a board, and the app's own. */
export const useInkSay = pageTexts(TEXTS, english);
