import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GroupMember, GroupPage } from '../../protocol/groups.ts';
import { addressOfPage } from '../connection/base.ts';
import { CopyLink } from '../frame/CopyLink.tsx';
import { PersonMark } from '../frame/PersonMark.tsx';
import { Qr } from '../frame/Qr.tsx';
import { useTask } from '../frame/use-task.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { Paper } from '../look/Paper.tsx';
import { GroupName } from './GroupName.tsx';
import { groupsApi } from './groups-api.ts';
import { useGroupsSay } from './text.ts';

interface MembersProps {
  readonly group: GroupPage;
  keep(group: GroupPage): void;
}

/** Who is in the group, how others come in, and how one leaves. */
export function Members({ group, keep }: MembersProps) {
  const say = useGroupsSay();
  const { id, name, link, members } = group;
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState<GroupMember>();
  const task = useTask();
  const isOwner = members.some(({ me, owner }) => me && owner);
  const address = addressOfPage(`/groups/join/${link}`);
  const remove = (member: GroupMember) =>
    task.run(async () => {
      await groupsApi.remove(id, member.id);
      setLeaving(undefined);
      if (member.me) navigate('/groups');
      else keep(await groupsApi.page(id, group.year));
    });
  return (
    <div className="group-side">
      <Paper as="section" heading={say('group.people')} className="stack">
        <ul className="group-members">
          {members.map((member) => (
            <li key={member.id}>
              <PersonMark seat={member} /> <b>{member.name}</b>
              {member.me && <Badge kind="moss">{say('group.you')}</Badge>}
              {member.owner && <Badge kind="plain">{say('group.is-owner')}</Badge>}
              {isOwner && !member.me && (
                <Button kind="plain" size="small" onClick={() => setLeaving(member)}>
                  {say('group.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button kind="plain" onClick={() => setLeaving(members.find(({ me }) => me))}>
          {say('group.leave')}
        </Button>
        {isOwner && (
          <GroupName
            key={name}
            name={name}
            action={say('groups.rename')}
            save={async (changed) => keep(await groupsApi.rename(id, changed))}
          />
        )}
      </Paper>
      <Paper as="section" heading={say('group.invite')} className="stack">
        <CopyLink link={address} title={name} />
        <p className="hint">{say('group.invite-hint')}</p>
        <Qr text={address} caption={say('group.qr')} />
        {isOwner && (
          <Button
            kind="plain"
            busy={task.busy}
            data-tip={say('group.new-link-hint')}
            onClick={() => task.run(async () => keep(await groupsApi.renewLink(id)))}
          >
            {say('group.new-link')}
          </Button>
        )}
      </Paper>
      <Dialog
        open={leaving !== undefined}
        title={say(leaving?.me ? 'group.leave' : 'group.remove')}
        onClose={() => setLeaving(undefined)}
        closeLabel={say('close')}
        actions={
          <>
            <Button onClick={() => setLeaving(undefined)}>{say('group.keep')}</Button>
            <Button kind="danger" busy={task.busy} onClick={() => leaving && remove(leaving)}>
              {say(leaving?.me ? 'group.leave' : 'group.remove')}
            </Button>
          </>
        }
      >
        {leaving && <p>{leaving.me ? say('group.leave-ask') : say('group.remove-ask', { name: leaving.name })}</p>}
        {leaving?.me && members.length === 1 && <p>{say('group.leave-last')}</p>}
        {task.trouble && <p className="error">{task.trouble}</p>}
      </Dialog>
    </div>
  );
}
