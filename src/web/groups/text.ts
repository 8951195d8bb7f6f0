import { groups as english } from '../messages/en/groups.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/groups.ts', { eager: true, import: 'groups' });

/** The texts of these pages, and the app's own. */
export const useGroupsSay = pageTexts(TEXTS, english);
