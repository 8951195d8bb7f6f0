import { ahead as english } from '../messages/en/ahead.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/ahead.ts', { eager: true, import: 'ahead' });

/** The texts about moves planned ahead, and the app's own. */
export const useAheadSay = pageTexts(TEXTS, english);
