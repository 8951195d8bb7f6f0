import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { bringTableTexts, useSay } from '../messages/text.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { Matches } from './Matches.tsx';

const RecordsPage = lazy(async () => {
  await bringTableTexts();
  return { default: (await import('../records/RecordsPage.tsx')).RecordsPage };
});

const StudyPages = lazy(async () => {
  await bringTableTexts();
  return { default: (await import('../study/page/StudyPages.tsx')).StudyPages };
});

/** One's own matches, those of records from elsewhere, and studies of either. */
export function MatchesPages() {
  const say = useSay();
  return (
    <Suspense fallback={<p className="loading">{say('loading')}</p>}>
      <Switch>
        <Route path="/matches" component={Matches} />
        <Route path="/matches/record" component={RecordsPage} />
        <Route path="/study/*?" component={StudyPages} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
