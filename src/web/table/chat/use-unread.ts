import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../store/table.ts';

/** How many lines of chat have come since somebody last looked at them. */
export function useUnread(store: TableStore): number {
  return useStore(store, ({ chat, chatRead }) => Math.max(0, chat.length - chatRead));
}

/** What was said before the table was opened counts as read, and so does what is said while the chat is in sight. */
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
