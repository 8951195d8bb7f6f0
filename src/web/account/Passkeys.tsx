import { useState } from 'react';
import type { Account, PasskeyInfo } from '../../protocol/http.ts';
import { api } from '../connection/api.ts';
import { ago } from '../frame/ago.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { addPasskey, hasPasskeys, type Unanswered } from './passkeys.ts';
import { useAccountSay } from './text.ts';

export interface AccountProps {
  readonly account: Account;
  readonly change: (account: Account) => void;
}

/** The keys on one's devices. */
export function Passkeys({ account: { passkeys }, change }: AccountProps) {
  const say = useAccountSay();
  const task = useTask();
  const [outcome, setOutcome] = useState<Unanswered>();
  const add = () =>
    task.run(async () => {
      const answer = await addPasskey();
      setOutcome(typeof answer === 'string' ? answer : undefined);
      if (typeof answer !== 'string') change(answer);
    });
  const remove = (id: string) => task.run(async () => change(await api.removePasskey(id)));
  return (
    <Paper as="section" heading={say('account.keys')} className="stack">
      {passkeys.length > 0 && (
        <ul className="bot-list" aria-label={say('account.keys')}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} busy={task.busy} remove={() => remove(passkey.id)} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <p>
          <Button icon="plus" busy={task.busy} onClick={add}>
            {say(passkeys.length === 0 ? 'account.add-key' : 'account.another-key')}
          </Button>
        </p>
      ) : (
        <p className="hint">{say('account.needs-https')}</p>
      )}
      <p role="status" className="account-outcome">
        {outcome && say(outcome === 'cancelled' ? 'account.cancelled' : 'account.device-has-key')}
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

function Passkey({ passkey, busy, remove }: { passkey: PasskeyInfo; busy: boolean; remove: () => void }) {
  const say = useAccountSay();
  const language = useTexts((store) => store.language);
  const { browser, made, used } = passkey;
  const name = browser === '' ? say('account.key-unknown') : say('account.key', { browser });
  const when = (at: number) => ago(at, Date.now(), language) ?? say('devices.now');
  return (
    <li>
      <Icon name="key" />
      <span className="bot-name">
        {name}
        <span className="hint device-seen">
          {used === undefined
            ? say('account.key-made', { when: when(made) })
            : say('account.key-used', { made: when(made), used: when(used) })}
        </span>
      </span>
      <Button size="small" busy={busy} aria-label={say('account.remove-name', { name })} onClick={remove}>
        {say('account.remove')}
      </Button>
    </li>
  );
}
