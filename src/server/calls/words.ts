import { FOLDERS } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import type { LanguageId } from '../../kernel/languages.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../kernel/messages.ts';
import type { texts as english } from './messages/en.ts';
import * as catalogues from './messages/index.ts';

export type CallWord = keyof typeof english;

const TEXTS: Readonly<Record<LanguageId, Catalogue<CallWord>>> = catalogues;

const NOBODY = { name: (seat: number) => String(seat + 1) };

/** The text of a call in the person's language. */
export function sayCall(language: LanguageId, id: CallWord, params: Params = {}): string {
  return speak(TEXTS[language], id, params, NOBODY);
}

/** The game's own words in that language; in English where nobody has translated them. */
export async function gameWords(game: Game, language: LanguageId): Promise<Catalogue> {
  const folder = FOLDERS.find((each) => each.game.id === game.id);
  const translated = language === 'en' ? undefined : await folder?.translation?.(language);
  const told = Object.entries(TEXTS[language]).filter(([id]) => id.startsWith('told.'));
  return { ...KERNEL_MESSAGES, ...game.messages, ...translated?.words, ...Object.fromEntries(told) };
}
