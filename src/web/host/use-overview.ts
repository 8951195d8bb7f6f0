import { createContext, useContext } from 'react';
import type { HostOverview } from '../../protocol/host-room/overview.ts';
import type { Read } from './use-read.ts';

export const OverviewContext = createContext<Read<HostOverview>>({ show() {}, async again() {} });

/** How everything is; `again` after something was done that changes it. */
export function useOverview(): Read<HostOverview> {
  return useContext(OverviewContext);
}
