import { useState } from 'react';
import { api } from '../connection/api.ts';
import { ago } from '../frame/ago.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import type { AccountProps } from './Passkeys.tsx';
import { hasPasskeys } from './passkeys.ts';
import { useAccountSay } from './text.ts';

/** Recovery codes, shown only when they are created. */
export function RecoveryCodes({ account: { codes }, change }: AccountProps) {
  const say = useAccountSay();
  const language = useTexts((store) => store.language);
  const task = useTask();
  const [shown, setShown] = useState<readonly string[] | undefined>(undefined);
  const make = () =>
    task.run(async () => {
      const made = await api.makeCodes();
      setShown(made.codes);
      change(made.account);
    });
  const hasCodes = codes.left + codes.used.length > 0;
  return (
    <Paper as="section" heading={say('account.codes')} className="stack">
      {shown ? (
        <Codes codes={shown} done={() => setShown(undefined)} />
      ) : (
        <>
          <p>{hasCodes ? say('account.codes-left', { left: codes.left }) : say('account.codes-text')}</p>
          {codes.used.map(({ at, browser }) => (
            <p key={at} className="account-warning">
              {say(browser === '' ? 'account.code-used-unknown' : 'account.code-used', {
                when: ago(at, Date.now(), language) ?? say('devices.now'),
                browser,
              })}
            </p>
          ))}
          <p>
            <Button
              kind={hasCodes || hasPasskeys() ? 'quiet' : 'primary'}
              icon="scroll"
              busy={task.busy}
              onClick={make}
            >
              {say(hasCodes ? 'account.new-codes' : 'account.make-codes')}
            </Button>
          </p>
          {hasCodes && <p className="hint">{say('account.new-codes-hint')}</p>}
        </>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

function Codes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const say = useAccountSay();
  const [copied, setCopied] = useState(false);
  // Without HTTPS browsers offer no clipboard.
  const { clipboard } = navigator as Partial<Navigator>;
  const copy = async () => {
    await clipboard?.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <ul className="account-codes" aria-label={say('account.your-codes')}>
        {codes.map((code) => (
          <li key={code}>{code.replaceAll('-', ' ')}</li>
        ))}
      </ul>
      <div className="cluster">
        <Button kind="primary" icon="print" onClick={() => print()}>
          {say('account.print')}
        </Button>
        {clipboard && (
          <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
            <span aria-live="polite">{say(copied ? 'copy.copied' : 'account.copy-codes')}</span>
          </Button>
        )}
        <Button kind="plain" icon="check" onClick={done}>
          {say('account.codes-safe')}
        </Button>
      </div>
      <p className="hint">{say('account.codes-once')}</p>
    </>
  );
}
