/** The languages under their own names. A new one is a line here, and its catalogues: docs/translating.md. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', sv: 'Svenska' } as const;

export type LanguageId = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly LanguageId[];
