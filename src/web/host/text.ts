import { host as english } from '../messages/en/host.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/host.ts', { eager: true, import: 'host' });

/** The texts of these pages, and the app's own. */
export const useHostSay = pageTexts(TEXTS, english);
