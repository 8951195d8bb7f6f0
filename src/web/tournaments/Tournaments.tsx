import './tournaments.css';
import { Route, Switch } from 'wouter';
import { NotFound } from '../pages/NotFound.tsx';
import { BigScreen } from './BigScreen.tsx';
import { NewTournament } from './NewTournament.tsx';
import { Tournament } from './Tournament.tsx';
import { TournamentList } from './TournamentList.tsx';

/** The pages of tournaments. They come together, since whoever opens one opens others. */
export function Tournaments() {
  return (
    <Switch>
      <Route path="/tournaments" component={TournamentList} />
      <Route path="/tournaments/new" component={NewTournament} />
      <Route path="/tournaments/:id/screen">{({ id }) => <BigScreen key={id} id={id} />}</Route>
      <Route path="/tournaments/:id">{({ id }) => <Tournament key={id} id={id} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
