import type { Catalogue, Message } from '../../kernel/messages.ts';
import { texts as english } from './en/app.ts';
import { common as commonEnglish } from './en/common.ts';

export type MessageId = keyof typeof english;
export type Texts = Readonly<Record<MessageId, Message>>;

/** The languages under their own names. A new one needs a line here and a folder beside each `en`. */
export const LANGUAGES = { en: 'English', sv: 'Svenska' } as const;

export type LanguageId = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[];

// English is bundled: it replaces texts that are missing in other languages.
const TEXTS = import.meta.glob<Texts>(['./*/app.ts', '!./en/app.ts'], { import: 'texts' });
const COMMON = import.meta.glob<Catalogue>(['./*/common.ts', '!./en/common.ts'], { import: 'common' });

/** The app's own texts. */
export async function loadTexts(language: LanguageId): Promise<Texts> {
  return (await TEXTS[`./${language}/app.ts`]?.()) ?? english;
}

/** Texts of the kernel and the server, used at every table. */
export async function loadCommon(language: LanguageId): Promise<Catalogue> {
  return (await COMMON[`./${language}/common.ts`]?.()) ?? commonEnglish;
}

/** The reader's first language that the app has. */
export function languageFor(setting: string, preferred: readonly string[]): LanguageId {
  const wanted = [setting, ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => LANGUAGE_IDS.filter((id) => id === tag))[0] ?? 'en';
}
