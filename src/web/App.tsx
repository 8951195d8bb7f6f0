import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { BASE } from './connection/base.ts';
import { AppBar, BottomBar } from './frame/AppBar.tsx';
import { Broken } from './frame/Broken.tsx';
import { Foot } from './frame/Foot.tsx';
import { LocalTrouble } from './frame/LocalTrouble.tsx';
import { Tips } from './frame/Tips.tsx';
import { useJumpToTurn } from './frame/use-jump-to-turn.ts';
import { Ink } from './look/Ink.tsx';
import { bringTableTexts, useSay } from './messages/text.ts';
import { mayWait } from './store/may-wait.ts';
import { useMe } from './store/me.ts';

const PAGES = {
  Home: lazy(async () => ({ default: (await import('./pages/Home.tsx')).Home })),
  Lobby: lazy(async () => ({ default: (await import('./lobby/Lobby.tsx')).Lobby })),
  Watch: lazy(async () => ({ default: (await import('./watch/WatchPage.tsx')).WatchPage })),
  Play: lazy(async () => ({ default: (await import('./waiting/PlayPage.tsx')).PlayPage })),
  NewTable: lazy(async () => ({ default: (await import('./new-table/NewTable.tsx')).NewTable })),
  Table: lazy(async () => ({ default: (await withTableTexts(import('./pages/TablePage.tsx'))).TablePage })),
  Matches: lazy(async () => ({ default: (await import('./home/MatchesPages.tsx')).MatchesPages })),
  Match: lazy(async () => ({ default: (await withTableTexts(import('./pages/MatchPage.tsx'))).MatchPage })),
  Puzzles: lazy(async () => ({ default: (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage })),
  Puzzle: lazy(async () => ({ default: (await withTableTexts(import('./puzzles/PuzzlePage.tsx'))).PuzzlePage })),
  Companions: lazy(async () => ({ default: (await import('./companions/Companions.tsx')).Companions })),
  Groups: lazy(async () => ({ default: (await import('./groups/Groups.tsx')).Groups })),
  Tournaments: lazy(async () => ({ default: (await import('./tournaments/Tournaments.tsx')).Tournaments })),
  People: lazy(async () => ({ default: (await import('./people/People.tsx')).People })),
  Settings: lazy(async () => ({ default: (await import('./pages/Settings.tsx')).Settings })),
  Account: lazy(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage })),
  SignIn: lazy(async () => ({ default: (await import('./account/SignInPage.tsx')).SignInPage })),
  Calls: lazy(async () => ({ default: (await import('./calls/CallsPages.tsx')).CallsPages })),
  Credits: lazy(async () => ({ default: (await import('./pages/Credits.tsx')).Credits })),
  Learn: lazy(async () => ({ default: (await import('./pages/Learn.tsx')).Learn })),
  Rules: lazy(async () => ({ default: (await import('./pages/RulesPage.tsx')).RulesPage })),
  CarriedOver: lazy(async () => ({ default: (await import('./pages/CarriedOver.tsx')).CarriedOver })),
  Host: lazy(async () => ({ default: (await import('./host/HostRoom.tsx')).HostRoom })),
  Offline: lazy(async () => ({ default: (await import('./pages/Offline.tsx')).Offline })),
  Translate: lazy(async () => ({ default: (await import('./translate/Translate.tsx')).Translate })),
  NotFound: lazy(async () => ({ default: (await import('./pages/NotFound.tsx')).NotFound })),
};

const FoundNote = lazy(async () => ({ default: (await import('./waiting/FoundNote.tsx')).FoundNote }));
const HostWord = lazy(async () => ({ default: (await import('./host-word/HostWord.tsx')).HostWord }));

async function withTableTexts<T>(page: Promise<T>): Promise<T> {
  await bringTableTexts();
  return page;
}

/** Tables, and the screen in a room, are shown without the app's bars. */
function fillsScreen(path: string): boolean {
  return (
    path.startsWith('/table/') ||
    path.startsWith('/puzzle/') ||
    path.startsWith('/guide/') ||
    /^\/tournaments\/\w+\/screen$/.test(path)
  );
}

function Loading() {
  const say = useSay();
  return (
    <p className="loading" role="status">
      {say('loading')}
    </p>
  );
}

/** Scrolls to the top of a new page. */
function useTop(path: string): void {
  useEffect(() => {
    if (path !== '') scrollTo(0, 0);
  }, [path]);
}

/** What hosts say to the reader, above every page. Most of the time there is nothing, and nothing is loaded. */
function Word({ isOver }: { isOver: boolean }) {
  const { announcements, restraints, notices } = useMe((store) => store.person) ?? {};
  if (announcements === undefined && restraints === undefined && notices === undefined) return null;
  return (
    <Suspense>
      <HostWord announcements={announcements} restraints={restraints} notices={notices} isOver={isOver} />
    </Suspense>
  );
}

export function App() {
  return (
    <Router base={BASE}>
      <Pages />
    </Router>
  );
}

function Pages() {
  const [path] = useLocation();
  useTop(path);
  useJumpToTurn();
  const pages = (
    <Broken key={path}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={PAGES.Home} />
          <Route path="/tables" component={PAGES.Lobby} />
          <Route path="/watch" component={PAGES.Watch} />
          <Route path="/play" component={PAGES.Play} />
          <Route path="/new/:game?">{({ game }) => <PAGES.NewTable game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <PAGES.Table key={id} id={id} guided={false} />}</Route>
          <Route path="/guide/:id">{({ id }) => <PAGES.Table key={id} id={id} guided />}</Route>
          <Route path="/matches/*?" component={PAGES.Matches} />
          <Route path="/match/:id">{({ id }) => <PAGES.Match key={id} id={id} />}</Route>
          <Route path="/study/*?" component={PAGES.Matches} />
          <Route path="/puzzles" component={PAGES.Puzzles} />
          <Route path="/puzzle/:game/:id?">{({ game, id }) => <PAGES.Puzzle key={id} game={game} id={id} />}</Route>
          <Route path="/people" component={PAGES.Companions} />
          <Route path="/groups/*?" component={PAGES.Groups} />
          <Route path="/tournaments/*?" component={PAGES.Tournaments} />
          <Route path="/people/*?" component={PAGES.People} />
          <Route path="/settings" component={PAGES.Settings} />
          <Route path="/account" component={PAGES.Account} />
          <Route path="/sign-in" component={PAGES.SignIn} />
          <Route path="/calls/*?" component={PAGES.Calls} />
          <Route path="/credits" component={PAGES.Credits} />
          <Route path="/learn" component={PAGES.Learn} />
          <Route path="/rules/:game">{({ game }) => <PAGES.Rules game={game} />}</Route>
          <Route path="/link/:token">{({ token }) => <PAGES.CarriedOver token={token} />}</Route>
          <Route path="/translate" component={PAGES.Translate} />
          <Route path="/host/*?" component={PAGES.Host} />
          <Route path="/offline" component={PAGES.Offline} />
          <Route component={PAGES.NotFound} />
        </Switch>
      </Suspense>
    </Broken>
  );
  return (
    <>
      <Ink />
      <Tips />
      <LocalTrouble />
      {mayWait() && (
        <Suspense fallback={null}>
          <FoundNote />
        </Suspense>
      )}
      {fillsScreen(path) ? (
        <>
          <Word isOver />
          {pages}
        </>
      ) : (
        <div className="app">
          <AppBar />
          <Word isOver={false} />
          <main className="app-content" id="content" tabIndex={-1}>
            {pages}
          </main>
          <Foot />
          <BottomBar />
        </div>
      )}
    </>
  );
}
