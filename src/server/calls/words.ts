import { FOLDERS } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../kernel/messages.ts';
import type { CallWishes } from '../../protocol/calls.ts';
import { texts as english } from './messages/en.ts';
import { texts as swedish } from './messages/sv.ts';

type Language = CallWishes['language'];
export type CallWord = keyof typeof english;

const TEXTS: Readonly<Record<Language, Catalogue<CallWord>>> = { en: english, sv: swedish };

const NOBODY = { name: (seat: number) => String(seat + 1) };

/** What a call says, in the person's language. */
export function sayCall(language: Language, id: CallWord, params: Params = {}): string {
  return speak(TEXTS[language], id, params, NOBODY);
}

/** The game's own words in that language; in English where nobody has translated them. */
export async function gameWords(game: Game, language: Language): Promise<Catalogue> {
  const folder = FOLDERS.find((each) => each.game.id === game.id);
  const translated = language === 'en' ? undefined : await folder?.translations?.[language]?.();
  const { 'told.resigned': resigned } = TEXTS[language];
  return { ...KERNEL_MESSAGES, ...game.messages, ...translated?.words, 'told.resigned': resigned };
}
