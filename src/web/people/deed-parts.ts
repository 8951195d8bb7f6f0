import type { Catalogue } from '../../kernel/messages.ts';
import { sayFrom, useTexts } from '../messages/text.ts';

const WORDS = import.meta.glob<Catalogue>('../../games/*/messages/*/deeds.ts', { eager: true, import: 'deedWords' });
const ICONS = import.meta.glob<Readonly<Record<string, { readonly path: string }>>>(
  '../../games/*/board/deeds/icons.generated.ts',
  { eager: true, import: 'DEED_ICONS' },
);

/** The picture of a deed as path data; undefined for one that this page does not know yet. */
export function pictureOf(game: string, deed: string): string | undefined {
  return ICONS[`../../games/${game}/board/deeds/icons.generated.ts`]?.[deed]?.path;
}

/** What a deed is called, and what was done. */
export function useDeedWords(): (game: string, deed: string) => { readonly name: string; readonly how: string } {
  const language = useTexts((store) => store.language);
  return (game, deed) => {
    const wordsIn = (each: string) => WORDS[`../../games/${game}/messages/${each}/deeds.ts`] ?? {};
    const words = { ...wordsIn('en'), ...wordsIn(language) };
    const say = (id: string) => (id in words ? sayFrom(words, id) : deed);
    return { name: say(`deed.${deed}`), how: say(`deed.${deed}.how`) };
  };
}
