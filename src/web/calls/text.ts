import { calls as english } from '../messages/en/calls.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/calls.ts', { eager: true, import: 'calls' });

/** The texts of these pages, and the app's own. */
export const useCallsSay = pageTexts(TEXTS, english);
