import { useEffect } from 'react';
import { create } from 'zustand';
import type { WaitingRoom } from '../../protocol/waiting.ts';
import { ApiError, request } from '../connection/api.ts';
import { noteWaits } from '../store/may-wait.ts';
import { useMe } from '../store/me.ts';
import { keepWish, type Wish } from './wish.ts';

interface WaitingStore {
  /** Who waits for what; undefined until it is known. */
  readonly room?: WaitingRoom;
  /** In milliseconds: by how much the clock of the server is ahead of this browser's. */
  readonly ahead: number;
  look(): Promise<void>;
  begin(wish: Wish): Promise<WaitingRoom>;
  setStay(stay: boolean): Promise<void>;
  end(): Promise<void>;
  /** Puts away what was found: its table has been opened. */
  putAway(): Promise<void>;
}

export const useWaiting = create<WaitingStore>((set) => {
  const know = (room: WaitingRoom) => {
    noteWaits(room.mine !== undefined || room.found !== undefined);
    set({ room, ahead: room.now - Date.now() });
    return room;
  };
  return {
    ahead: 0,
    async look() {
      try {
        know(await request<WaitingRoom>('GET', '/api/waiting'));
      } catch (error) {
        // It is asked again soon.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    async begin(wish) {
      keepWish(wish);
      return know(await request<WaitingRoom>('POST', '/api/me/waiting', wish));
    },
    async setStay(stay) {
      know(await request<WaitingRoom>('PUT', '/api/me/waiting', { stay }));
    },
    async putAway() {
      try {
        know(await request<WaitingRoom>('DELETE', '/api/me/waiting'));
      } catch (error) {
        // It is put away when the table is opened the next time.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    async end() {
      know(await request<WaitingRoom>('DELETE', '/api/me/waiting'));
    },
  };
});

/** In milliseconds: how often the server is asked, by somebody who waits and by others. */
const WAITING_EVERY = 2_500;
const LOOKING_EVERY = 10_000;

/** Asks the server again and again while a page shows who waits. */
export function useWaitingRoom(): WaitingRoom | undefined {
  const server = useMe((store) => store.server);
  const { room, look } = useWaiting();
  const waits = room?.mine !== undefined;
  useEffect(() => {
    if (server !== 'up') return;
    look();
    // Somebody who waits is told also while another page is in front.
    const again = () => {
      if (waits || document.visibilityState === 'visible') look();
    };
    const timer = setInterval(again, waits ? WAITING_EVERY : LOOKING_EVERY);
    return () => clearInterval(timer);
  }, [server, look, waits]);
  return room;
}
