import { use } from 'react';
import type { Game } from '../kernel/game.ts';
import type { LanguageId } from '../kernel/languages.ts';
import type { Catalogue } from '../kernel/messages.ts';
import type { Tabletop } from './board-kit/tabletop.ts';
import { loadGame } from './games.ts';
import { loadCommon } from './messages/languages.ts';
import { useTexts } from './messages/text.ts';
import { once } from './once.ts';

const TABLETOPS = import.meta.glob<Tabletop>('../games/*/board/index.ts', { import: 'tabletop' });
const WORDS = import.meta.glob<Catalogue>('../games/*/messages/*/index.ts', { import: 'words' });
const BOARD_WORDS = import.meta.glob<Catalogue>('../games/*/messages/*/board.ts', { import: 'boardWords' });

export function found<T>(part: T | undefined, name: string): T {
  if (part === undefined) throw new Error(`there is no ${name}`);
  return part;
}

export function loadTabletop(id: string): Promise<Tabletop> {
  return once(`board of ${id}`, () => found(TABLETOPS[`../games/${id}/board/index.ts`], `board of ${id}`)());
}

/** A game's texts in a language, with English for those that are not translated. */
export function loadCatalogue(id: string, language: LanguageId): Promise<Catalogue> {
  const wordsIn = async (each: LanguageId): Promise<Catalogue> => {
    const folder = `../games/${id}/messages/${each}`;
    const parts = [WORDS[`${folder}/index.ts`], BOARD_WORDS[`${folder}/board.ts`]];
    return Object.assign({}, ...(await Promise.all(parts.map((load) => load?.()))));
  };
  return once(`words of ${id} in ${language}`, async () => {
    const [common, english, translated] = await Promise.all([
      loadCommon(language),
      wordsIn('en'),
      language === 'en' ? {} : wordsIn(language),
    ]);
    return { ...common, ...english, ...translated };
  });
}

export function useTabletop(id: string): Tabletop {
  return use(loadTabletop(id));
}

export function useGame(id: string): Game {
  return use(loadGame(id));
}

export function useCatalogue(id: string): Catalogue {
  const language = useTexts((store) => store.language);
  return use(loadCatalogue(id, language));
}
