import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The element of the answers that have no place on the board; null while a past moment is shown. */
export const AnswersContext = createContext<HTMLElement | null>(null);

/** Renders controls beside the question, where they cover nothing of the board. */
export function BesideQuestion({ children }: { readonly children: ReactNode }) {
  const answers = useContext(AnswersContext);
  return answers && createPortal(children, answers);
}
