import type { Catalogue, Message } from '../../kernel/messages.ts';
import { commonEn } from './common.ts';
import { en } from './en.ts';

export type MessageId = keyof typeof en;
export type Texts = Readonly<Record<MessageId, Message>>;

interface Language {
  /** What its speakers call it. */
  readonly name: string;
  /** The app's own texts. */
  load(): Promise<Texts>;
  /** What the kernel and the server say. */
  loadCommon(): Promise<Catalogue>;
}

/** Adding a language is adding a file and a line. */
export const LANGUAGES = {
  en: { name: 'English', load: async () => en, loadCommon: async () => commonEn },
  sv: {
    name: 'Svenska',
    load: async () => (await import('./sv.ts')).sv,
    loadCommon: async () => (await import('./common-sv.ts')).commonSv,
  },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[];

/** The first language of the reader that we have. */
export function languageFor(wish: string, preferred: readonly string[]): LanguageId {
  const wanted = [wish, ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => LANGUAGE_IDS.filter((id) => id === tag))[0] ?? 'en';
}

/** A catalogue in one language for each language there is. */
export type Translated = Readonly<Record<LanguageId, () => Promise<Catalogue>>>;
