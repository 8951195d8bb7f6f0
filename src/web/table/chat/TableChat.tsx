import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../store/table.ts';
import { ChatPanel } from './ChatPanel.tsx';

type TableChatProps = Omit<ComponentProps<typeof ChatPanel>, 'lines' | 'sendChat'> & { readonly store: TableStore };

/** Subscribes to the chat alone, so that a new line redraws nothing else. */
export function TableChat({ store, ...panel }: TableChatProps) {
  const lines = useStore(store, (session) => session.chat);
  return <ChatPanel {...panel} lines={lines} sendChat={store.getState().sendChat} />;
}
