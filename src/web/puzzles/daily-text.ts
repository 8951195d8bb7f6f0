import { daily as english } from '../messages/en/daily.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/daily.ts', { eager: true, import: 'daily' });

/** The few texts about the puzzle of the day that the first page says. */
export const useDailySay = pageTexts(TEXTS, english);
