import { LANGUAGE_IDS, type LanguageId } from '../../kernel/languages.ts';
import type { Catalogue, Message, Translation } from '../../kernel/messages.ts';
import { texts as english } from './en/app.ts';
import { common as commonEnglish } from './en/common.ts';
import type { table } from './en/table.ts';

export type MessageId = keyof typeof english | keyof typeof table;
export type Texts = Readonly<Record<MessageId, Message>>;
/** The part of the texts that every page has. */
export type FirstTexts = Translation<typeof english>;

// English is bundled: it replaces texts that are missing in other languages.
const TEXTS = import.meta.glob<FirstTexts>(['./*/app.ts', '!./en/app.ts'], { import: 'texts' });
const TABLE = import.meta.glob<Translation<typeof table>>('./*/table.ts', { import: 'table' });
const COMMON = import.meta.glob<Catalogue>(['./*/common.ts', '!./en/common.ts'], { import: 'common' });

/** The app's own texts. */
export async function loadTexts(language: LanguageId): Promise<FirstTexts> {
  return { ...english, ...(await TEXTS[`./${language}/app.ts`]?.()) };
}

/** The app's own texts that are only used at tables and for matches. */
export async function loadTableTexts(language: LanguageId): Promise<Translation<typeof table>> {
  const load = TABLE[`./${language}/table.ts`] ?? TABLE['./en/table.ts'];
  if (load === undefined) throw new Error('there are no texts for tables');
  return load();
}

/** Texts of the kernel and the server, used at every table. */
export async function loadCommon(language: LanguageId): Promise<Catalogue> {
  return { ...commonEnglish, ...(await COMMON[`./${language}/common.ts`]?.()) };
}

/** The reader's first language that the app has. */
export function languageFor(setting: string, preferred: readonly string[]): LanguageId {
  const wanted = [setting, ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => LANGUAGE_IDS.filter((id) => id === tag))[0] ?? 'en';
}
