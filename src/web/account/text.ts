import { useCallback, useMemo } from 'react';
import type { Params } from '../../kernel/messages.ts';
import { account as english } from '../messages/en/account.ts';
import type { MessageId } from '../messages/languages.ts';
import { sayFrom, useTexts } from '../messages/text.ts';

/** These texts are loaded with their pages: the first page has no room for them. */
const TEXTS = import.meta.glob<typeof english>('../messages/*/account.ts', { eager: true, import: 'account' });

/** The texts of these pages and of the app. */
export function useAccountSay(): (id: MessageId | keyof typeof english, params?: Params) => string {
  const { language, texts } = useTexts();
  const all = useMemo(
    () => ({ ...texts, ...(TEXTS[`../messages/${language}/account.ts`] ?? english) }),
    [texts, language],
  );
  return useCallback((id, params) => sayFrom(all, id, params), [all]);
}
