import { Link, useLocation } from 'wouter';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useLoaded } from '../people/use-loaded.ts';
import { GroupName } from './GroupName.tsx';
import { groupsApi } from './groups-api.ts';
import { useGroupsSay } from './text.ts';

/** The groups one is in, and a new one. */
export function GroupList() {
  const say = useGroupsSay();
  const [, navigate] = useLocation();
  const { value: groups, trouble } = useLoaded('mine', groupsApi.mine);
  return (
    <Page title={say('groups.title')} lead={say('groups.lead')}>
      {trouble && <p className="error">{trouble}</p>}
      {groups === undefined && !trouble && <div className="skeleton" aria-hidden="true" />}
      {groups !== undefined && (
        <div className="groups">
          <Paper as="section" heading={say('groups.title')}>
            {groups.length === 0 && <Empty>{say('groups.none')}</Empty>}
            <ul className="group-list">
              {groups.map(({ id, name, owner, members }) => (
                <li key={id}>
                  <Link href={`/groups/${id}`} className="group-link">
                    <Icon name="users" />
                    <b>{name}</b>
                    <span className="soft tiny">
                      {say('groups.members', { count: members })} · {say('groups.owner', { name: owner })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Paper>
          <Paper as="section" heading={say('groups.new')}>
            <GroupName
              action={say('groups.new')}
              save={async (name) => navigate(`/groups/${(await groupsApi.make(name)).id}`)}
            />
          </Paper>
        </div>
      )}
    </Page>
  );
}
