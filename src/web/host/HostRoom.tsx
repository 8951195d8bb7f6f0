import './host.css';
import './lists.css';
import './details.css';
import './narrow.css';
import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { Announcements } from './Announcements.tsx';
import { Database } from './Database.tsx';
import { Door } from './Door.tsx';
import { useDoor } from './door-store.ts';
import { FairPlay } from './FairPlay.tsx';
import { Gatherings } from './Gatherings.tsx';
import { Jobs } from './Jobs.tsx';
import { Log } from './Log.tsx';
import { OpenLink } from './OpenLink.tsx';
import { Overview } from './Overview.tsx';
import { People } from './People.tsx';
import { Person } from './Person.tsx';
import { Reports } from './Reports.tsx';
import { Room } from './Room.tsx';
import { Settings } from './Settings.tsx';
import { Tables } from './Tables.tsx';
import { useHostSay } from './text.ts';

/** The host's room: its door, and behind it the sections. */
export function HostRoom() {
  const say = useHostSay();
  const { server, person } = useMe();
  const { door, trouble, load } = useDoor();
  const id = person?.id;
  useEffect(() => {
    if (id !== undefined) void load();
  }, [id, load]);
  if (server === 'down') return <Offline />;
  return (
    <Switch>
      <Route path="/host/open/:token">{({ token }) => <OpenLink key={token} token={token} />}</Route>
      <Route>
        {door === undefined ? (
          <Page title={say('host.title')}>{trouble ? <p className="error">{trouble}</p> : null}</Page>
        ) : door.state === 'open' ? (
          <Sections />
        ) : (
          <Door door={door} />
        )}
      </Route>
    </Switch>
  );
}

function Sections() {
  return (
    <Room>
      <Switch>
        <Route path="/host" component={Overview} />
        <Route path="/host/people" component={People} />
        <Route path="/host/people/:id">{({ id }) => <Person key={id} id={id} />}</Route>
        <Route path="/host/tables" component={Tables} />
        <Route path="/host/gatherings" component={Gatherings} />
        <Route path="/host/reports" component={Reports} />
        <Route path="/host/fair-play" component={FairPlay} />
        <Route path="/host/database" component={Database} />
        <Route path="/host/jobs" component={Jobs} />
        <Route path="/host/announcements" component={Announcements} />
        <Route path="/host/settings" component={Settings} />
        <Route path="/host/log" component={Log} />
        <Route component={NotFound} />
      </Switch>
    </Room>
  );
}
