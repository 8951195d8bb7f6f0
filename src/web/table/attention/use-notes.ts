import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../store/table.ts';
import type { Speech } from '../log/speech.ts';

const STAYS = 6000;

/** A short notice, with the rule behind it. */
export interface Note {
  readonly text: string;
  readonly rule?: string;
  /** Whether it only tells something; else it warns. */
  readonly kind?: 'plain';
}

interface Notes {
  readonly note: Note | undefined;
  show(note: Note): void;
  dismiss(): void;
}

/** The notice why something was refused. It disappears after a while. */
export function useNotes(store: TableStore, speech: Speech): Notes {
  const [note, setNote] = useState<Note | undefined>(undefined);
  const refused = useStore(store, (session) => session.refused);

  useEffect(() => {
    if (refused === undefined) return;
    const { refusal } = refused;
    setNote({ text: speech.say(refusal.say, refusal), ...(refusal.rule !== '' && { rule: refusal.rule }) });
    store.getState().dismissRefusal();
  }, [refused, speech, store]);

  useEffect(() => {
    if (note === undefined) return;
    const timer = setTimeout(() => setNote(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [note]);

  return { note, show: setNote, dismiss: () => setNote(undefined) };
}
