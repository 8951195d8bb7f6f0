import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ApiError, api } from '../connection/api.ts';
import { buttonClass } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

/** A line for guests after a match on the server, since they could lose it. */
export function KeepNote() {
  const say = useSay();
  const isUp = useMe((store) => store.server === 'up');
  const [isGuest, setIsGuest] = useState(false);

  useEffect(() => {
    if (!isUp) return;
    api.account().then(
      ({ passkeys, codes }) => setIsGuest(passkeys.length + codes.left === 0),
      (trouble) => {
        if (!(trouble instanceof ApiError)) throw trouble;
      },
    );
  }, [isUp]);

  if (!isGuest) return null;
  return (
    <div className="hint keep-note">
      <span>{say('account.ask')}</span>
      <Link href="/account" className={buttonClass({ size: 'small' })}>
        {say('account.ask-how')}
      </Link>
    </div>
  );
}
