import { Link } from 'wouter';
import { buttonClass } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

/** A line for guests after a match on the server, since they could lose it. */
export function KeepNote() {
  const say = useSay();
  const isGuest = useMe(({ server, person }) => server === 'up' && person !== undefined && !person.lasting);
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
