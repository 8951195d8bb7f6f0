import { notes as english } from '../messages/en/notes.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/notes.ts', { eager: true, import: 'notes' });

/** The texts about notes for oneself, and the app's own. */
export const useNotesSay = pageTexts(TEXTS, english);
