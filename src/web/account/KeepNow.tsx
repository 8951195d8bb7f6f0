import { useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../look/Button.tsx';
import { useMe } from '../store/me.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { hasPasskeys } from './passkeys.ts';
import { useAccountSay } from './text.ts';

/** One press keeps name and matches, where passkeys work; elsewhere the account page has the ways. */
export function KeepNow() {
  const say = useAccountSay();
  const loadPerson = useMe((store) => store.loadPerson);
  const [isKept, setKept] = useState(false);
  const canPress = hasPasskeys();
  const keep = () => {
    setKept(true);
    void loadPerson();
  };
  return (
    <div className="hint keep-note">
      <span role="status">{say(isKept ? 'account.kept-title' : 'account.ask')}</span>
      {canPress && !isKept && <AddPasskey kind="note" keep={keep} />}
      <Link href="/account" className={buttonClass({ kind: canPress ? 'plain' : 'quiet', size: 'small' })}>
        {say(isKept ? 'account.see' : canPress ? 'account.other-ways' : 'account.ask-how')}
      </Link>
    </div>
  );
}
