import { use } from 'react';
import type { LanguageId } from '../kernel/languages.ts';
import { found } from './game-parts.ts';
import { useTexts } from './messages/text.ts';
import { once } from './once.ts';

const RULE_BOOKS = import.meta.glob<string>('../games/*/RULES*.md', { query: '?raw', import: 'default' });

export interface LoadedRules {
  readonly source: string;
  /** The language of the rules: the wanted one, or English if there is no translation. */
  readonly language: LanguageId;
}

export function loadRules(id: string, wanted: LanguageId): Promise<LoadedRules> {
  return once(`rules of ${id} in ${wanted}`, async () => {
    const translated = RULE_BOOKS[`../games/${id}/RULES.${wanted}.md`];
    if (translated !== undefined) return { source: await translated(), language: wanted };
    return { source: await found(RULE_BOOKS[`../games/${id}/RULES.md`], `rule book of ${id}`)(), language: 'en' };
  });
}

/** The rule book in the reader's language if there is one. */
export function useRules(id: string): LoadedRules {
  const language = useTexts((store) => store.language);
  return use(loadRules(id, language));
}
