import { useState } from 'react';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { isGivenName, LONGEST_NAME } from './name.ts';

interface NameQuestion {
  /** Whether no name has been said yet: people are asked until they say one, and may go on without. */
  readonly open: boolean;
  readonly name: string;
  setName(name: string): void;
  /** Takes the name that was written, if any. */
  settle(): Promise<void>;
}

/** Asks people what to call them: where they make a table or sit down at one. */
export function useNameQuestion(): NameQuestion {
  const { name: known, rename } = useMe();
  const [name, setName] = useState('');
  return {
    open: isGivenName(known),
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
