import { waiting as english } from '../messages/en/waiting.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/waiting.ts', { eager: true, import: 'waiting' });

/** The texts about waiting for others, and the app's own. */
export const useWaitingSay = pageTexts(TEXTS, english);
