import { useCallback, useMemo } from 'react';
import type { Catalogue, Params } from '../../kernel/messages.ts';
import type { MessageId } from './languages.ts';
import { bringRefusals, sayFrom, useTexts } from './text.ts';

/**
 * A hook that says the texts of pages with a catalogue of their own, and the app's. `parts` are the catalogues of all languages by
 * their path, as `import.meta.glob` finds them. They come with the pages that show them, since the first page has no room for them.
 */
export function pageTexts<Id extends string>(
  parts: Readonly<Record<string, Catalogue<Id>>>,
  english: Catalogue<Id>,
): () => (id: MessageId | Id, params?: Params) => string {
  const languageOf = (path: string) => path.split('/').at(-2);
  const byLanguage = new Map(Object.entries(parts).map(([path, catalogue]) => [languageOf(path), catalogue]));
  bringRefusals(byLanguage);
  return function usePageSay() {
    const { language, texts } = useTexts();
    const all: Catalogue<MessageId | Id> = useMemo(
      // English stands in for what a language has no text for yet.
      () => ({ ...texts, ...english, ...byLanguage.get(language) }),
      [texts, language],
    );
    return useCallback((id, params) => sayFrom(all, id as MessageId, params), [all]);
  };
}
