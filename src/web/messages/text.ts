import { useCallback } from 'react';
import { create } from 'zustand';
import type { LanguageId } from '../../kernel/languages.ts';
import { type Catalogue, type Params, type Speaker, speak } from '../../kernel/messages.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { useSettings } from '../store/settings.ts';
import { texts } from './en/app.ts';
import { common } from './en/common.ts';
import {
  type FirstTexts,
  languageFor,
  loadCommon,
  loadTableTexts,
  loadTexts,
  type MessageId,
  type Texts,
} from './languages.ts';
import { named } from './naming.ts';

interface TextStore {
  readonly language: LanguageId;
  readonly texts: Texts;
  readonly common: Catalogue;
}

export const useTexts = create<TextStore>(() => ({ language: 'en', texts: withTable(texts), common }));

/** Whether a page has been opened that needs the texts of tables. */
let atTable = false;

/** The texts of a table come with the pages that need them (`bringTableTexts`); no other page says any of them. */
function withTable(first: FirstTexts): Texts {
  return first as Texts;
}

async function textsIn(language: LanguageId): Promise<Texts> {
  const first = await loadTexts(language);
  return atTable ? { ...first, ...(await loadTableTexts(language)) } : withTable(first);
}

/** To be called before a table or a match is shown. */
export async function bringTableTexts(): Promise<void> {
  if (atTable) return;
  atTable = true;
  for (;;) {
    const { language } = useTexts.getState();
    const table = await loadTableTexts(language);
    // Another language may have been loaded meanwhile, without the texts of tables.
    if (useTexts.getState().language !== language) continue;
    useTexts.setState(({ texts }) => ({ texts: { ...texts, ...table } }));
    return;
  }
}

/** Outside of a match, seats have numbers instead of names. */
const NOBODY: Speaker = { name: (seat) => String(seat + 1) };

export type Say = (id: MessageId, params?: Params) => string;

export function say(texts: Texts, id: MessageId, params: Params = {}): string {
  return named(id, speak(texts, id, params, NOBODY));
}

/** The app's texts in the reader's language. */
export function useSay(): Say {
  const texts = useTexts((store) => store.texts);
  return useCallback((id, params) => say(texts, id, params), [texts]);
}

/** A refusal in the reader's language; one without a text here is shown as a general error. */
export function sayRefusal(refusal: Refusal): string {
  const { language, common, texts } = useTexts.getState();
  const all: Catalogue = { ...texts, ...rare.get(language), ...common };
  const id = refusal.say in all ? refusal.say : 'refused.trouble';
  return named(id, speak(all, id, refusal, NOBODY));
}

/** The catalogues of pages that have been opened, by language: refusals that only they can get are in them. */
const rare = new Map<string | undefined, Catalogue>();

export function bringRefusals(catalogues: typeof rare): void {
  for (const [language, catalogue] of catalogues) rare.set(language, { ...rare.get(language), ...catalogue });
}

/** A text of a catalogue that is loaded by some pages only. */
export function sayFrom<Id extends string>(catalogue: Catalogue<Id>, id: NoInfer<Id>, params: Params = {}): string {
  return named(id, speak(catalogue, id, params, NOBODY));
}

/** Loads the texts of the chosen language, and again whenever it changes. */
export async function followLanguage(): Promise<void> {
  const show = async () => {
    const isNamedAnew = useSettings.getState().texts === 'named' && (await import('./pointing.ts')).pointAtTexts();
    const language = languageFor(useSettings.getState().language, navigator.languages);
    const isShown = language === useTexts.getState().language && document.documentElement.lang === language;
    if (isShown && !isNamedAnew) return;
    const heard = await loadCommon(language);
    // Last, so that the texts of tables are not left out if they are needed by then.
    const brought = await textsIn(language);
    document.documentElement.lang = language;
    useTexts.setState({ language, texts: brought, common: heard });
  };
  useSettings.subscribe(({ language, texts }, before) => {
    if (language !== before.language || texts !== before.texts) show();
  });
  await show();
}
