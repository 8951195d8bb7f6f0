import { useCallback, useMemo } from 'react';
import type { Params } from '../../kernel/messages.ts';
import { calls as english } from '../messages/en/calls.ts';
import type { MessageId } from '../messages/languages.ts';
import { sayFrom, useTexts } from '../messages/text.ts';

/** These texts are loaded with their pages: the first page has no room for them. */
const TEXTS = import.meta.glob<typeof english>('../messages/*/calls.ts', { eager: true, import: 'calls' });

/** The texts of these pages and of the app. */
export function useCallsSay(): (id: MessageId | keyof typeof english, params?: Params) => string {
  const { language, texts } = useTexts();
  const all = useMemo(
    () => ({ ...texts, ...(TEXTS[`../messages/${language}/calls.ts`] ?? english) }),
    [texts, language],
  );
  return useCallback((id, params) => sayFrom(all, id, params), [all]);
}
