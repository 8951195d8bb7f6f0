import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../store/table.ts';
import { ChatPanel } from './ChatPanel.tsx';

type TableChatProps = Omit<ComponentProps<typeof ChatPanel>, 'lines' | 'talk'> & { readonly store: TableStore };

/** The talk of a table: only this is drawn anew when somebody says something. */
export function TableChat({ store, ...panel }: TableChatProps) {
  const lines = useStore(store, (session) => session.chat);
  return <ChatPanel {...panel} lines={lines} talk={store.getState().talk} />;
}
