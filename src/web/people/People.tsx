import './people.css';
import './results.css';
import './leaderboard.css';
import './bots.css';
import { Route, Switch } from 'wouter';
import { GAME_IDS } from '../game-list.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { Board } from './Board.tsx';
import { BotPage } from './BotPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** The pages about people: leaderboards, profiles, and those of bots. */
export function People() {
  return (
    <Switch>
      <Route path="/people/strongest">
        <Board key={GAME_IDS[0]} game={GAME_IDS[0] ?? ''} />
      </Route>
      <Route path="/people/strongest/:game">{({ game }) => <Board key={game} game={game} />}</Route>
      <Route path="/people/bot/:level">{({ level }) => <BotPage key={level} level={level} />}</Route>
      <Route path="/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
