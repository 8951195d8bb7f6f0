import { createContext, useContext } from 'react';

/** Takes the element in which a board has what is pointed at explained, where nothing stands beside it. */
export const CornerContext = createContext<(corner: HTMLElement | null) => void>(() => {});

/** A corner of the board in which what is pointed at is explained: there it hides nothing that matters meanwhile. */
export function ReadingCorner({ className }: { readonly className: string }) {
  return <div className={className} ref={useContext(CornerContext)} />;
}
