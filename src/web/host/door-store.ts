import { create } from 'zustand';
import type { HostDoor } from '../../protocol/host-room/door.ts';
import { ApiError, request } from '../connection/api.ts';
import { sayRefusal } from '../messages/text.ts';

interface DoorStore {
  /** Undefined until the server has said whether it is open. */
  readonly door?: HostDoor;
  readonly trouble?: string;
  load(): Promise<void>;
}

/** Whether the reader may enter here and now. */
export const useDoor = create<DoorStore>((set) => ({
  async load() {
    try {
      set({ door: await request<HostDoor>('GET', '/api/host/door') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      set({ trouble: sayRefusal(error.refusal) });
    }
  },
}));
