import './groups.css';
import { Route, Switch } from 'wouter';
import { NotFound } from '../pages/NotFound.tsx';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { Group } from './Group.tsx';
import { GroupList } from './GroupList.tsx';
import { JoinGroup } from './JoinGroup.tsx';

/** The pages of groups. */
export function Groups() {
  const { server, person } = useMe();
  if (server === 'down') return <Offline />;
  // Who one is decides what is shown.
  if (person === undefined) return null;
  return (
    <Switch>
      <Route path="/groups" component={GroupList} />
      <Route path="/groups/join/:link">{({ link }) => <JoinGroup key={link} link={link} />}</Route>
      <Route path="/groups/:id">{({ id }) => <Group key={id} id={id} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
