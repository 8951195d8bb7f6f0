import { account as english } from '../messages/en/account.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/account.ts', { eager: true, import: 'account' });

/** The texts of these pages, and the app's own. */
export const useAccountSay = pageTexts(TEXTS, english);
