import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { AppBar, BottomBar } from './frame/AppBar.tsx';
import { Broken } from './frame/Broken.tsx';
import { Foot } from './frame/Foot.tsx';
import { LocalTrouble } from './frame/LocalTrouble.tsx';
import { Tips } from './frame/Tips.tsx';
import { Ink } from './look/Ink.tsx';
import { bringTableTexts, useSay } from './messages/text.ts';

const PAGES = {
  Home: lazy(async () => ({ default: (await import('./pages/Home.tsx')).Home })),
  Lobby: lazy(async () => ({ default: (await import('./pages/Lobby.tsx')).Lobby })),
  NewTable: lazy(async () => ({ default: (await import('./new-table/NewTable.tsx')).NewTable })),
  Table: lazy(async () => ({ default: (await withTableTexts(import('./pages/TablePage.tsx'))).TablePage })),
  Matches: lazy(async () => ({ default: (await import('./home/Matches.tsx')).Matches })),
  Match: lazy(async () => ({ default: (await withTableTexts(import('./pages/MatchPage.tsx'))).MatchPage })),
  Settings: lazy(async () => ({ default: (await import('./pages/Settings.tsx')).Settings })),
  Account: lazy(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage })),
  SignIn: lazy(async () => ({ default: (await import('./account/SignInPage.tsx')).SignInPage })),
  Calls: lazy(async () => ({ default: (await import('./calls/CallsPages.tsx')).CallsPages })),
  Credits: lazy(async () => ({ default: (await import('./pages/Credits.tsx')).Credits })),
  Learn: lazy(async () => ({ default: (await import('./pages/Learn.tsx')).Learn })),
  Rules: lazy(async () => ({ default: (await import('./pages/RulesPage.tsx')).RulesPage })),
  CarriedOver: lazy(async () => ({ default: (await import('./pages/CarriedOver.tsx')).CarriedOver })),
  Offline: lazy(async () => ({ default: (await import('./pages/Offline.tsx')).Offline })),
  NotFound: lazy(async () => ({ default: (await import('./pages/NotFound.tsx')).NotFound })),
};

/** Tables are shown without the app's bars. */
async function withTableTexts<T>(page: Promise<T>): Promise<T> {
  await bringTableTexts();
  return page;
}

function isTable(path: string): boolean {
  return path.startsWith('/table/') || path.startsWith('/guide/');
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

export function App() {
  const [path] = useLocation();
  useTop(path);
  const pages = (
    <Broken key={path}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={PAGES.Home} />
          <Route path="/tables" component={PAGES.Lobby} />
          <Route path="/new/:game?">{({ game }) => <PAGES.NewTable game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <PAGES.Table key={id} id={id} guided={false} />}</Route>
          <Route path="/guide/:id">{({ id }) => <PAGES.Table key={id} id={id} guided />}</Route>
          <Route path="/matches" component={PAGES.Matches} />
          <Route path="/match/:id">{({ id }) => <PAGES.Match key={id} id={id} />}</Route>
          <Route path="/settings" component={PAGES.Settings} />
          <Route path="/account" component={PAGES.Account} />
          <Route path="/sign-in" component={PAGES.SignIn} />
          <Route path="/calls/*?" component={PAGES.Calls} />
          <Route path="/credits" component={PAGES.Credits} />
          <Route path="/learn" component={PAGES.Learn} />
          <Route path="/rules/:game">{({ game }) => <PAGES.Rules game={game} />}</Route>
          <Route path="/link/:token">{({ token }) => <PAGES.CarriedOver token={token} />}</Route>
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
      {isTable(path) ? (
        pages
      ) : (
        <div className="app">
          <AppBar />
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
