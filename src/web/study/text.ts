import { study as english } from '../messages/en/study.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/study.ts', { eager: true, import: 'study' });

/** The texts about studies, and the app's own. */
export const useStudySay = pageTexts(TEXTS, english);
