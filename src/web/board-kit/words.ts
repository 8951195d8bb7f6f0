import { createContext, useContext } from 'react';
import type { Params } from '../../kernel/messages.ts';

/** What the kit itself has to say; the app has the words for it in every language. */
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

/** The kit knows no catalogue: whoever puts a board on a page brings the words. */
export const WordsContext = createContext<SayOfKit>((id) => id);

export function useWords(): SayOfKit {
  return useContext(WordsContext);
}
