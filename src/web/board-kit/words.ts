import { createContext, useContext } from 'react';
import type { Params } from '../../kernel/messages.ts';

/** The kit's own texts; the app has them in every language. */
const KIT_WORDS = [
  'kit.zoom-in',
  'kit.zoom-out',
  'kit.zoom-all',
  'kit.sections',
  'kit.section-calls',
  'kit.section-changed',
  'kit.choose',
  'kit.back',
  'kit.into-panel',
  'kit.board-of',
  'kit.own-board',
  'mark.since',
  'mark.new',
  'mark.gone',
  'mark.other',
] as const;

export type SayOfKit = (id: (typeof KIT_WORDS)[number], params?: Params) => string;

/** The page that shows a board provides the texts. */
export const WordsContext = createContext<SayOfKit>((id) => id);

export function useWords(): SayOfKit {
  return useContext(WordsContext);
}
