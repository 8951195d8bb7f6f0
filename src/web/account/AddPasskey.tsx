import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Account } from '../../protocol/http.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { addPasskey, hasPasskeys, type Unanswered } from './passkeys.ts';
import { useAccountSay } from './text.ts';

interface AddPasskeyProps {
  /** `first` is the main action of the page; `note` stands in a line with others. */
  readonly kind: 'first' | 'another' | 'note';
  readonly keep: (account: Account) => void;
  /** Shown beside the button. */
  readonly children?: ReactNode;
}

const LOOKS = {
  first: { kind: 'primary', size: 'large', icon: 'key' },
  another: { icon: 'plus' },
  note: { kind: 'primary', size: 'small', icon: 'key' },
} as const satisfies Record<AddPasskeyProps['kind'], Partial<ComponentProps<typeof Button>>>;

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
  return (
    <>
      <div className="cluster">
        <Button {...LOOKS[kind]} busy={task.busy} onClick={add}>
          {say(kind === 'another' ? 'account.another-key' : 'account.add-key')}
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
