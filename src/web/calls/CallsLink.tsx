import { Link } from 'wouter';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import { useCallsSay } from './text.ts';

/** A card of the settings that leads to how one is called. */
export function CallsLink() {
  const say = useCallsSay();
  const isUp = useMe((store) => store.server === 'up');
  if (!isUp) return null;
  return (
    <Paper as="section" heading={say('calls.title')} className="stack">
      <p>{say('calls.lead')}</p>
      <p>
        <Link href="/calls" className={buttonClass({ kind: 'primary' })}>
          <Icon name="bell" />
          {say('calls.ask-how')}
        </Link>
      </p>
    </Paper>
  );
}
