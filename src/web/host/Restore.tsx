import { useEffect, useState } from 'react';
import type { BackupInfo } from '../../protocol/host-room/database.ts';
import type { HostLog, HostLogEntry } from '../../protocol/host-room/log.ts';
import { ApiError } from '../connection/api.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSay } from '../messages/text.ts';
import { Confirm } from './Confirm.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

interface RestoreProps {
  readonly backup: BackupInfo;
  close(): void;
}

/** Puts the backup in the place of the database, after its name was typed. */
export function Restore({ backup, close }: RestoreProps) {
  const say = useHostSay();
  const words = useWords();
  const [typed, setTyped] = useState('');
  /** The newest action before it began. */
  const [before, setBefore] = useState('');
  const [isBegun, setBegun] = useState(false);
  const { name, made } = backup;
  if (isBegun) return <Restoring before={before} close={close} />;
  return (
    <Confirm
      title={say('restore.title')}
      label={say('restore.do')}
      isUnready={typed.trim() !== name}
      close={close}
      acted={() => setBegun(true)}
      act={async () => {
        const { actions } = await hostRequest<HostLog>('GET', '/log');
        await hostRequest('POST', `/backups/${part(name)}/restore`, { name: typed.trim() });
        setBefore(actions[0]?.id ?? '');
      }}
    >
      <p className="paper-note">{say('restore.warning', { when: words.moment(made) })}</p>
      <p>{say('restore.away')}</p>
      <label className="field">
        <span className="label">{say('restore.type', { backup: name })}</span>
        <input
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
    </Confirm>
  );
}

/** In milliseconds: how often the server is asked whether it is back. */
const EVERY = 1_000;

function isEnd({ what }: HostLogEntry): boolean {
  return what === 'restored' || what === 'restore-failed';
}

/** Asks until the server is back, then says what became of it. */
function Restoring({ before, close }: { before: string; close(): void }) {
  const say = useHostSay();
  const appSay = useSay();
  const [end, setEnd] = useState<HostLogEntry>();
  useEffect(() => {
    if (end !== undefined) return;
    const timer = setInterval(async () => {
      try {
        const [newest] = (await hostRequest<HostLog>('GET', '/log')).actions;
        if (newest !== undefined && newest.id !== before && isEnd(newest)) setEnd(newest);
      } catch (error) {
        // Nobody answers while the server changes its database.
        if (!(error instanceof ApiError)) throw error;
      }
    }, EVERY);
    return () => clearInterval(timer);
  }, [before, end]);
  const done = () => (end === undefined ? close() : location.reload());
  return (
    <Dialog
      open
      onClose={done}
      title={say('restore.title')}
      closeLabel={appSay('close')}
      actions={
        end && (
          <Button kind="primary" onClick={done}>
            {appSay('close')}
          </Button>
        )
      }
    >
      <p role="status">
        {end === undefined && <span className="spinner" aria-hidden="true" />}{' '}
        {end === undefined
          ? say('restore.running')
          : say(end.what === 'restored' ? 'restore.done' : 'restore.failed', end.details)}
      </p>
    </Dialog>
  );
}
