import { useState } from 'react';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { isGuestName, LONGEST_NAME } from './name.ts';

interface NameQuestion {
  /** Whether no name has been given yet. People are asked until they give one, and may continue without. */
  readonly open: boolean;
  readonly name: string;
  setName(name: string): void;
  /** Saves the name in the field, if any. */
  settle(): Promise<void>;
}

/** Asks for the person's name, where they create a table or sit down. */
export function useNameQuestion(): NameQuestion {
  const { name: known, rename } = useMe();
  const [name, setName] = useState('');
  return {
    open: isGuestName(known),
    name,
    setName,
    async settle() {
      if (name.trim() !== '') await rename(name.trim());
    },
  };
}

export function NameField({ question }: { question: NameQuestion }) {
  const say = useSay();
  if (!question.open) return null;
  return (
    <label className="field">
      <span>{say('name.ask')}</span>
      <input
        className="input"
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        placeholder={say('name.placeholder')}
        value={question.name}
        onChange={({ target }) => question.setName(target.value)}
      />
    </label>
  );
}
