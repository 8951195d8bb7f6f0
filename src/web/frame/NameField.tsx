import { useState } from 'react';
import { useSay } from '../messages/text.ts';
import { readKept, writeKept } from '../store/kept.ts';
import { useMe } from '../store/me.ts';
import { LONGEST_NAME } from './name.ts';

const KEY = 'underbridge.asked-name';

/** What the server calls somebody who has not said a name. */
const GIVEN = /^Guest \w{4}$/;

interface NameQuestion {
  /** Whether the question is still open: nobody is asked twice. */
  readonly open: boolean;
  readonly name: string;
  setName(name: string): void;
  /** Takes the name that was written, if any. */
  settle(): Promise<void>;
}

/** Asks people once what to call them: where they make a table or sit down at one. */
export function useNameQuestion(): NameQuestion {
  const { name: known, rename } = useMe();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(() => readKept(KEY) === true);
  return {
    open: !asked && (known === '' || GIVEN.test(known)),
    name,
    setName,
    async settle() {
      if (name.trim() !== '') await rename(name.trim());
      writeKept(KEY, true);
      setAsked(true);
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
