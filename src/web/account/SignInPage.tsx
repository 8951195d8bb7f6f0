import './account.css';
import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LinkInfo } from '../../protocol/http.ts';
import { callsApi } from '../calls/calls-api.ts';
import { ApiError, api } from '../connection/api.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import type { IconName } from '../look/icons.ts';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import { Follow } from './Follow.tsx';
import { hasPasskeys, signWithPasskey } from './passkeys.ts';
import { useAccountSay } from './text.ts';

interface SignInResult {
  readonly token: string;
  readonly link: LinkInfo;
}

/** Sign-in by a passkey, by words from another device, or by a recovery code. */
export function SignInPage() {
  const say = useAccountSay();
  const [proven, setProven] = useState<SignInResult | undefined>(undefined);
  const loadPerson = useMe((store) => store.loadPerson);
  const [, go] = useLocation();

  /** Signs in at once, unless this browser already plays as somebody else. */
  const proceed = async (token: string) => {
    const link = await api.link(token);
    if (link.instead !== undefined) {
      setProven({ token, link });
      return;
    }
    await api.followLink(token, {});
    await loadPerson();
    go('/matches');
  };

  return (
    <Page title={say('sign-in.title')} lead={say('sign-in.lead')} reading>
      {proven ? (
        <Follow token={proven.token} link={proven.link} done={() => go('/matches')} />
      ) : (
        <div className="stack sign-in">
          {hasPasskeys() && <ByPasskey proceed={proceed} />}
          <ByMail />
          <BySecret
            kind="words"
            icon="phone"
            prove={async (words) => {
              await proceed(words);
            }}
          />
          <BySecret
            kind="code"
            icon="scroll"
            prove={async (code) => {
              await proceed((await api.signInByCode(code)).token);
            }}
          />
        </div>
      )}
    </Page>
  );
}

function ByPasskey({ proceed }: { proceed: (token: string) => Promise<void> }) {
  const say = useAccountSay();
  const task = useTask();
  const [cancelled, setCancelled] = useState(false);
  const latest = useRef(proceed);
  latest.current = proceed;

  // The browser offers passkeys in the name field. Only one request may be open, so leaving the page aborts it.
  useEffect(() => {
    signWithPasskey(true).then(
      (token) => (token === 'cancelled' || token === 'has-key' ? undefined : latest.current(token)),
      (trouble) => {
        // The button reports the problem when it is pressed.
        if (!(trouble instanceof ApiError)) throw trouble;
      },
    );
    return () => WebAuthnAbortService.cancelCeremony();
  }, []);

  const sign = () =>
    task.run(async () => {
      const token = await signWithPasskey();
      setCancelled(token === 'cancelled');
      if (token !== 'cancelled' && token !== 'has-key') await proceed(token);
    });
  return (
    <Paper as="section" heading={say('sign-in.passkey')} className="stack">
      <label className="field">
        <span>{say('sign-in.name')}</span>
        <input className="input" autoComplete="username webauthn" />
      </label>
      <p className="hint">{say('sign-in.name-hint')}</p>
      <p>
        <Button kind="primary" size="large" icon="key" busy={task.busy} onClick={sign}>
          {say('sign-in.passkey')}
        </Button>
      </p>
      <p role="status" className="account-outcome">
        {cancelled && say('account.cancelled')}
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

/** A link by mail, where the server sends mail. */
function ByMail() {
  const say = useAccountSay();
  const task = useTask();
  const [canMail, setCanMail] = useState(false);
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState(false);

  useEffect(() => {
    callsApi.signInWays().then(
      ({ mail }) => setCanMail(mail),
      (trouble) => {
        if (!(trouble instanceof ApiError)) throw trouble;
      },
    );
  }, []);

  if (!canMail) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    task.run(async () => {
      await callsApi.sendSignIn(address.trim());
      setSent(true);
    });
  };
  return (
    <Paper as="section" heading={say('sign-in.mail')} className="stack">
      <p>{say('sign-in.mail-text')}</p>
      <form className="settings-name" onSubmit={send}>
        <input
          type="email"
          className="input"
          aria-label={say('sign-in.mail')}
          placeholder="astrid@example.org"
          autoComplete="email"
          required
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" icon="send" busy={task.busy}>
          {say('sign-in.mail-go')}
        </Button>
      </form>
      <p role="status" className="account-outcome">
        {sent && say('sign-in.mail-sent')}
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

interface BySecretProps {
  readonly kind: 'words' | 'code';
  readonly icon: IconName;
  readonly prove: (typed: string) => Promise<void>;
}

function BySecret({ kind, icon, prove }: BySecretProps) {
  const say = useAccountSay();
  const task = useTask();
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    task.run(() => prove(typed.trim()));
  };
  return (
    <Paper as="section" heading={say(`sign-in.${kind}`)} className="stack">
      <p>{say(`sign-in.${kind}-text`)}</p>
      <form className="settings-name" onSubmit={send}>
        <input
          className="input"
          aria-label={say(`sign-in.${kind}`)}
          placeholder={say(`sign-in.${kind}-example`)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon={icon} busy={task.busy}>
          {say('sign-in.go')}
        </Button>
      </form>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}
