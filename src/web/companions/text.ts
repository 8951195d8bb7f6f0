import { companions as english } from '../messages/en/companions.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/companions.ts', { eager: true, import: 'companions' });

/** The texts of this page, and the app's own. */
export const useCompanionsSay = pageTexts(TEXTS, english);
