import type { Account, PasskeyInfo } from '../../protocol/http.ts';
import { api } from '../connection/api.ts';
import { ago } from '../frame/ago.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { useAccountSay } from './text.ts';

export interface AccountProps {
  readonly account: Account;
  readonly change: (account: Account) => void;
}

/** The person's passkeys. */
export function Passkeys({ account: { passkeys }, change }: AccountProps) {
  const say = useAccountSay();
  const task = useTask();
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
      <AddPasskey kind="another" keep={change} />
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
