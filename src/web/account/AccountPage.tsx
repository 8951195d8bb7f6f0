import './account.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Account } from '../../protocol/http.ts';
import { ApiError, api } from '../connection/api.ts';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { Badge } from '../look/Badge.tsx';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { DoorScene } from './DoorScene.tsx';
import { NewDevice } from './NewDevice.tsx';
import { Passkeys } from './Passkeys.tsx';
import { hasPasskeys } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SignedIn } from './SignedIn.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useAccountSay } from './text.ts';

/** The account page: for guests why and how to keep their name, for others their passkeys, devices and codes. */
export function AccountPage() {
  const say = useAccountSay();
  const [account, setAccount] = useState<Account | undefined>(undefined);
  const { server, person } = useMe();

  useEffect(() => {
    if (server !== 'up' || person === undefined) return;
    api.account().then(setAccount, (trouble) => {
      if (!(trouble instanceof ApiError)) throw trouble;
    });
  }, [server, person]);

  if (server === 'down') {
    return (
      <Page title={say('account.title')}>
        <Empty>{say('account.offline')}</Empty>
      </Page>
    );
  }
  if (account === undefined) return <Page title={say('account.title')}>{null}</Page>;
  const keys = account.passkeys.length;
  const codes = account.codes.left;
  const isKept = keys + codes > 0;
  return (
    <Page
      title={say(isKept ? 'account.kept-title' : 'account.title')}
      aside={
        isKept && (
          <Badge kind="moss">
            <Icon name="check" /> {say('account.kept', { keys, codes })}
          </Badge>
        )
      }
    >
      {!isKept && <Guest keep={setAccount} />}
      <div className="account">
        {isKept && <Passkeys account={account} change={setAccount} />}
        <SignedIn />
        <RecoveryCodes account={account} change={setAccount} />
        <NewDevice />
        <TakeAlong />
        {!isKept && <HaveName />}
      </div>
    </Page>
  );
}

/** What a guest could lose, and the button that keeps it. */
function Guest({ keep }: { keep: (account: Account) => void }) {
  const say = useAccountSay();
  const can = hasPasskeys();
  return (
    <Paper as="section" kind="card" className="account-guest" aria-label={say('account.title')}>
      <div className="account-guest-words stack">
        <p className="lead">
          {say('account.guest')} {say(can ? 'account.guest-key' : 'account.guest-codes')}
        </p>
        <AddPasskey kind="first" keep={keep}>
          <Link href="/" className={buttonClass({ kind: 'plain' })}>
            {say('account.later')}
          </Link>
        </AddPasskey>
        {can && (
          <ol className="account-steps">
            <li>{say('account.how-1')}</li>
            <li>{say('account.how-2')}</li>
            <li>{say('account.how-3')}</li>
          </ol>
        )}
        <p className="account-warning">{say('account.warning')}</p>
      </div>
      <DoorScene title={say('account.scene')} className="account-door" />
    </Paper>
  );
}

function HaveName() {
  const say = useAccountSay();
  return (
    <Paper as="section" heading={say('account.have-name')} className="stack">
      <p>
        <Link href="/sign-in" className={buttonClass({})}>
          <Icon name="sign-in" />
          {say('sign-in.link')}
        </Link>
      </p>
      <p className="hint">{say('account.have-name-hint')}</p>
    </Paper>
  );
}
