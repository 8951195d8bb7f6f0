import { Route, Switch } from 'wouter';
import { StudiesPage } from './StudiesPage.tsx';
import { StudyPage } from './StudyPage.tsx';

/** All studies, and each of them. */
export function StudyPages() {
  return (
    <Switch>
      <Route path="/study" component={StudiesPage} />
      <Route path="/study/:id">{({ id }) => <StudyPage key={id} id={id} />}</Route>
    </Switch>
  );
}
