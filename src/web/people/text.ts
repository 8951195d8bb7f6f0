import { people as english } from '../messages/en/people.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/people.ts', { eager: true, import: 'people' });

/** The texts of these pages, and the app's own. */
export const usePeopleSay = pageTexts(TEXTS, english);
