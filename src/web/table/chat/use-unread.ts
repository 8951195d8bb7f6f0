import { useEffect } from 'react';
import { useStore } from 'zustand';
import { A_BOT } from '../../../protocol/server.ts';
import type { TableStore } from '../../store/table.ts';

/** The number of unread chat lines of people. */
export function useUnread(store: TableStore): number {
  return useStore(store, ({ chat, chatRead }) => chat.slice(chatRead).filter(({ person }) => person !== A_BOT).length);
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
