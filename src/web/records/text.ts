import { records as english } from '../messages/en/records.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/records.ts', { eager: true, import: 'records' });

/** The texts about records that are opened, and the app's own. */
export const useRecordsSay = pageTexts(TEXTS, english);
