import { use } from 'react';
import type { Game } from '../kernel/game.ts';
import type { Catalogue } from '../kernel/messages.ts';
import type { Tabletop } from './board-kit/tabletop.ts';
import { LANGUAGES, type LanguageId } from './messages/languages.ts';
import { useTexts } from './messages/text.ts';
import { once } from './once.ts';
import { type GameParts, onShelf } from './shelf.ts';

function partsOf(id: string): GameParts {
  const parts = onShelf(id)?.parts;
  if (parts === undefined) throw new Error(`there is no game '${id}' to play yet`);
  return parts;
}

export function bringTabletop(id: string): Promise<Tabletop> {
  return once(`tabletop ${id}`, () => partsOf(id).tabletop());
}

export function bringGame(id: string): Promise<Game> {
  return once(`game ${id}`, () => partsOf(id).game());
}

/** What a game can say in a language; what it has only in English it says in English. */
function bringCatalogue(id: string, language: LanguageId): Promise<Catalogue> {
  return once(`texts ${id} ${language}`, async () => {
    const { texts } = partsOf(id);
    const [english, translated, common] = await Promise.all([
      texts.en(),
      texts[language](),
      LANGUAGES[language].loadCommon(),
    ]);
    return { ...common, ...english, ...translated };
  });
}

export function useTabletop(id: string): Tabletop {
  return use(bringTabletop(id));
}

export function useGame(id: string): Game {
  return use(bringGame(id));
}

export function useCatalogue(id: string): Catalogue {
  const language = useTexts((store) => store.language);
  return use(bringCatalogue(id, language));
}

export function useRulebook(id: string): string {
  return use(once(`rulebook ${id}`, () => partsOf(id).rulebook()));
}
