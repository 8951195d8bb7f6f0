import { newTable as english } from '../messages/en/new-table.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/new-table.ts', { eager: true, import: 'newTable' });

/** The texts about a new table, and the app's own. */
export const useNewTableSay = pageTexts(TEXTS, english);
