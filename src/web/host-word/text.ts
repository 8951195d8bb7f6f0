import { hostWord as english } from '../messages/en/host-word.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/host-word.ts', { eager: true, import: 'hostWord' });

/** What hosts say to people, and people to hosts. */
export const useWordSay = pageTexts(TEXTS, english);
