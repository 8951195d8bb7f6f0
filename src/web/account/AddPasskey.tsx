import { type ReactNode, useState } from 'react';
import type { Account } from '../../protocol/http.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { addPasskey, hasPasskeys, type Unanswered } from './passkeys.ts';
import { useAccountSay } from './text.ts';

interface AddPasskeyProps {
  /** `first` is the main action of the page. */
  readonly kind: 'first' | 'another';
  readonly keep: (account: Account) => void;
  /** Shown beside the button. */
  readonly children?: ReactNode;
}

/** The button that creates a passkey, and its result; where passkeys are not possible, the reason. */
export function AddPasskey({ kind, keep, children }: AddPasskeyProps) {
  const say = useAccountSay();
  const task = useTask();
  const [outcome, setOutcome] = useState<Unanswered>();
  if (!hasPasskeys()) return <p className="hint">{say('account.needs-https')}</p>;
  const add = () =>
    task.run(async () => {
      const answer = await addPasskey();
      setOutcome(typeof answer === 'string' ? answer : undefined);
      if (typeof answer !== 'string') keep(answer);
    });
  const look =
    kind === 'first' ? ({ kind: 'primary', size: 'large', icon: 'key' } as const) : ({ icon: 'plus' } as const);
  return (
    <>
      <div className="cluster">
        <Button {...look} busy={task.busy} onClick={add}>
          {say(kind === 'first' ? 'account.add-key' : 'account.another-key')}
        </Button>
        {children}
      </div>
      <p role="status" className="account-outcome">
        {outcome && say(outcome === 'cancelled' ? 'account.cancelled' : 'account.device-has-key')}
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}
