import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Study, StudySpot } from '../../../protocol/study/study.ts';
import { addressOfPage } from '../../connection/base.ts';
import { CopyLink } from '../../frame/CopyLink.tsx';
import { useTask } from '../../frame/use-task.ts';
import { Button } from '../../look/Button.tsx';
import { save } from '../../records/save.ts';
import { fileOf } from '../files/open-file.ts';
import { addressOfSpot } from '../page/spot-in-address.ts';
import { makeEditingLink, readShared, type SharedStudy, shareStudy, unshareStudy } from '../store/shared.ts';
import { addStudy, type SharedAs } from '../store/studies.ts';
import { useStudySay } from '../text.ts';
import type { Together } from '../together/use-together.ts';

type SharePanelProps = {
  readonly study: Study;
  readonly spot: StudySpot;
  /** How far page and server agree, where the study is shared. */
  readonly together: Together | undefined;
} & (
  | { readonly read: SharedStudy }
  | {
      readonly shared: SharedAs | undefined;
      readonly setShared: (shared: SharedAs | undefined) => void;
    }
);

/** How a study is saved, shared by link, and worked on together. */
export function SharePanel(props: SharePanelProps) {
  const say = useStudySay();
  const { study, spot } = props;
  const [, navigate] = useLocation();
  const task = useTask();
  const id = 'read' in props ? props.read.id : props.shared?.id;
  const link = id === undefined ? undefined : addressOfPage(`/study/${id}${addressOfSpot(spot)}`);
  const saveStudy = () => {
    const { file, name } = fileOf(study);
    save(file, name);
  };
  return (
    <div className="stack">
      <p className="hint">{say('read' in props ? 'study.read-only' : 'study.kept-here')}</p>
      <div className="cluster">
        <Button icon="download" onClick={saveStudy}>
          {say('study.save-file')}
        </Button>
        {'read' in props && (
          <Button
            kind="primary"
            icon="copy"
            busy={task.busy}
            onClick={() => task.run(async () => navigate(`/study/${await addStudy(study)}${addressOfSpot(spot)}`))}
          >
            {say('study.copy')}
          </Button>
        )}
      </div>
      {link !== undefined && <CopyLink link={link} title={study.title} />}
      {'setShared' in props && <Sharing {...props} task={task} />}
      {props.together?.trouble && (
        <p className="error" role="status">
          {props.together.trouble}
        </p>
      )}
      {task.trouble && (
        <p className="error" role="alert">
          {task.trouble}
        </p>
      )}
    </div>
  );
}

type SharingProps = Extract<SharePanelProps, { setShared: unknown }> & { readonly task: ReturnType<typeof useTask> };

function Sharing({ study, spot, shared, setShared, together, task }: SharingProps) {
  const say = useStudySay();
  const [key, setKey] = useState<string | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const id = shared?.id;
  useEffect(() => {
    let current = true;
    if (id !== undefined)
      readShared(id).then(
        (read) => current && setOpen(read?.together === true),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [id]);
  if (shared === undefined) {
    return (
      <>
        <p>{say('study.share-text')}</p>
        <Button
          kind="primary"
          icon="link"
          busy={task.busy}
          onClick={() => task.run(async () => setShared(await shareStudy(study)))}
        >
          {say('study.share')}
        </Button>
      </>
    );
  }
  const isOwner = shared.key === undefined;
  const openLink = async (open: boolean) => {
    setKey((await makeEditingLink(shared.id, open)).key);
    setOpen(open);
  };
  const end = async () => {
    await unshareStudy(shared.id);
    setShared(undefined);
  };
  return (
    <>
      <p role="status">{say(`study.${together?.state ?? 'under-way'}`)}</p>
      <p className="hint">{say(isOwner ? 'study.rights-owner' : 'study.rights-worker')}</p>
      <div className="cluster">
        {together?.state === 'apart' && (
          <Button kind="primary" icon="refresh" onClick={together.exchange}>
            {say('study.exchange')}
          </Button>
        )}
        {isOwner && (
          <>
            <Button icon="users" busy={task.busy} onClick={() => task.run(() => openLink(true))}>
              {say('study.together')}
            </Button>
            {isOpen && (
              <Button icon="close" busy={task.busy} onClick={() => task.run(() => openLink(false))}>
                {say('study.together-end')}
              </Button>
            )}
            <Button icon="trash" busy={task.busy} onClick={() => task.run(end)}>
              {say('study.unshare')}
            </Button>
          </>
        )}
      </div>
      <p className="hint">{say('study.together-text')}</p>
      {key !== undefined && (
        <CopyLink link={addressOfPage(`/study/${shared.id}${addressOfSpot(spot)}#edit=${key}`)} title={study.title} />
      )}
    </>
  );
}
