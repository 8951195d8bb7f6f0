import { createContext, useContext } from 'react';

/** What is opened over the table, besides what the rules ask for. */
export interface Views {
  readonly rooms: boolean;
  readonly setRooms: (open: boolean) => void;
  /** Whether what is asked was put aside, to see what lies below it. */
  readonly lifted: boolean;
  readonly lift: (lifted: boolean) => void;
  readonly reference: boolean;
  readonly setReference: (open: boolean) => void;
}

export const ViewsContext = createContext<Views>({
  rooms: false,
  setRooms() {},
  lifted: false,
  lift() {},
  reference: false,
  setReference() {},
});

export function useViews(): Views {
  return useContext(ViewsContext);
}
