import { createContext, useContext } from 'react';

/** Receives the board's own element for explanations. */
export const CornerContext = createContext<(corner: HTMLElement | null) => void>(() => {});

/** An element of the board that shows explanations where they cover nothing. */
export function ReadingCorner({ className }: { readonly className: string }) {
  return <div className={className} ref={useContext(CornerContext)} />;
}
