import { useState } from 'react';
import type { BackupInfo, BackupOutcome, HostDatabase } from '../../protocol/host-room/database.ts';
import { BASE } from '../connection/base.ts';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { hostRequest, part } from './host-api.ts';
import { Restore } from './Restore.tsx';
import { useHostSay } from './text.ts';
import { useOverview } from './use-overview.ts';
import type { Read } from './use-read.ts';
import { useWords } from './use-words.ts';

/** The backups that there are: each can be checked, downloaded and restored. */
export function Backups({ database: { value, again } }: { database: Read<HostDatabase> }) {
  const say = useHostSay();
  const backups = value?.backups;
  const [restoring, setRestoring] = useState<BackupInfo>();
  if (backups === undefined) return <p className="paper-note">{say('backups.off')}</p>;
  return (
    <>
      <p>{say('backups.where', { folder: backups.folder, hour: `${String(backups.hour).padStart(2, '0')}:00` })}</p>
      <BackUpNow made={again} />
      {backups.list.length === 0 && <p>{say('backups.none')}</p>}
      {!backups.download && <p className="paper-note">{say('backups.no-download')}</p>}
      <ul className="host-list">
        {backups.list.map((backup) => (
          <Backup
            key={backup.name}
            backup={backup}
            mayDownload={backups.download}
            restore={() => setRestoring(backup)}
            downloaded={again}
          />
        ))}
      </ul>
      {restoring && <Restore backup={restoring} close={() => setRestoring(undefined)} />}
    </>
  );
}

/** The button, and what it made. */
export function BackUpNow({ made }: { made(): Promise<void> }) {
  const say = useHostSay();
  const words = useWords();
  const task = useTask();
  const overview = useOverview();
  const [outcome, setOutcome] = useState<BackupOutcome>();
  const make = () =>
    task.run(async () => {
      setOutcome(await hostRequest<BackupOutcome>('POST', '/backups'));
      await made();
      await overview.again();
    });
  return (
    <div>
      <Button kind="primary" icon="download" busy={task.busy} onClick={make}>
        {say('backups.make')}
      </Button>
      <p role="status" className="small host-outcome">
        {outcome && say('backups.made', { ...outcome, size: words.size(outcome.bytes) })}
      </p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}

interface BackupProps {
  readonly backup: BackupInfo;
  readonly mayDownload: boolean;
  restore(): void;
  downloaded(): void;
}

function Backup({ backup, mayDownload, restore, downloaded }: BackupProps) {
  const say = useHostSay();
  const words = useWords();
  const task = useTask();
  const [sound, setSound] = useState<BackupOutcome>();
  const { name, made, reason, bytes } = backup;
  const when = words.moment(made);
  const address = `/backups/${part(name)}`;
  const check = () => task.run(async () => setSound(await hostRequest<BackupOutcome>('POST', `${address}/check`)));
  return (
    <li className="host-row">
      <div className="host-row-words">
        <p>
          <b>{when}</b>{' '}
          <span className="small soft">
            {say(`backups.reason.${reason}`)}, {words.size(bytes)}
          </span>
        </p>
        <p role="status" className="small host-sound">
          {sound && (
            <>
              <Icon name="check" /> {say('backups.checked', { ...sound, size: words.size(sound.bytes) })}
            </>
          )}
        </p>
        {task.trouble && <p className="error">{task.trouble}</p>}
      </div>
      <div className="cluster host-answers">
        <Button
          size="small"
          icon="search"
          busy={task.busy}
          aria-label={say('backups.check-of', { when })}
          onClick={check}
        >
          {say('backups.check')}
        </Button>
        {mayDownload && (
          <a
            href={`${BASE}/api/host${address}/file`}
            download={name}
            className={buttonClass({ kind: 'quiet', size: 'small' })}
            aria-label={say('backups.download-of', { when })}
            onClick={downloaded}
          >
            <Icon name="download" />
            {say('backups.download')}
          </a>
        )}
        <Button kind="plain" size="small" aria-label={say('backups.restore-of', { when })} onClick={restore}>
          <Icon name="history" />
          {say('backups.restore')}
        </Button>
      </div>
    </li>
  );
}
