import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where the answers stand that have no place on the board; nothing while one looks back. */
export const AnswersContext = createContext<HTMLElement | null>(null);

/** What helps to answer and would hide something of the board: it stands beside the question. */
export function BesideQuestion({ children }: { readonly children: ReactNode }) {
  const answers = useContext(AnswersContext);
  return answers && createPortal(children, answers);
}
