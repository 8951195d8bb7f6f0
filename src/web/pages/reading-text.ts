import { reading as english } from '../messages/en/reading.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/reading.ts', { eager: true, import: 'reading' });

/** The texts of these pages, and the app's own. */
export const useReadingSay = pageTexts(TEXTS, english);
