import { createContext, useContext } from 'react';

/** What is opened over the table, besides what the rules ask for. */
export interface Views {
  readonly rooms: boolean;
  readonly setRooms: (open: boolean) => void;
  readonly reference: boolean;
  readonly setReference: (open: boolean) => void;
}

export const ViewsContext = createContext<Views>({
  rooms: false,
  setRooms() {},
  reference: false,
  setReference() {},
});

export function useViews(): Views {
  return useContext(ViewsContext);
}
