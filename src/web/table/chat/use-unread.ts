import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../store/table.ts';

/** The number of unread chat lines. */
export function useUnread(store: TableStore): number {
  return useStore(store, ({ chat, chatRead }) => Math.max(0, chat.length - chatRead));
}

/** Marks lines as read when the table opens and while the chat is visible. */
export function useReadChat(store: TableStore, shown: boolean): void {
  useEffect(() => store.getState().markChatRead(), [store]);
  useEffect(() => {
    if (!shown) return;
    store.getState().markChatRead();
    return store.subscribe(({ chat, markChatRead }, before) => {
      if (chat !== before.chat) markChatRead();
    });
  }, [store, shown]);
}
