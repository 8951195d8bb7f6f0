import { Link, useLocation } from 'wouter';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useLoaded } from '../people/use-loaded.ts';
import { groupsApi } from './groups-api.ts';
import { useGroupsSay } from './text.ts';

/** Where the link of a group leads. Nobody joins by opening it. */
export function JoinGroup({ link }: { link: string }) {
  const say = useGroupsSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const { value: group, trouble } = useLoaded(link, () => groupsApi.behind(link));
  const join = async () => navigate(`/groups/${(await groupsApi.join(link)).id}`, { replace: true });
  return (
    <Page title={group?.name ?? say('join.title')} reading>
      {trouble && <Empty>{trouble}</Empty>}
      {group && (
        <Paper className="stack">
          <p>{say('join.asked', { owner: group.owner, name: group.name })}</p>
          <p className="soft">
            {say('groups.members', { count: group.members })}. {say('join.shared')}
          </p>
          {group.mine ? (
            <Link href={`/groups/${group.id}`} className={buttonClass()}>
              {say('join.open')}
            </Link>
          ) : (
            <Button icon="users" busy={task.busy} onClick={() => task.run(join)}>
              {say('join.join')}
            </Button>
          )}
          {task.trouble && <p className="error">{task.trouble}</p>}
        </Paper>
      )}
    </Page>
  );
}
