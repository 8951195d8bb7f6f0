import { translate as english } from '../messages/en/translate.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/translate.ts', { eager: true, import: 'translate' });

/** The texts of this page, and the app's own. */
export const useTranslateSay = pageTexts(TEXTS, english);
