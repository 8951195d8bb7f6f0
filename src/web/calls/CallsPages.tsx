import { Route, Switch } from 'wouter';
import { CallsPage } from './CallsPage.tsx';
import { ConfirmMail, StopMail } from './MailPages.tsx';

// Here, so that the start of the app knows one file of calls: another would split what the first page loads.
export { startCalls } from './start.ts';

/** The page about calls, and those that links in mails lead to. */
export function CallsPages() {
  return (
    <Switch>
      <Route path="/calls/mail/:token">{({ token }) => <ConfirmMail token={token} />}</Route>
      <Route path="/calls/stop/:token">{({ token }) => <StopMail token={token} />}</Route>
      <Route component={CallsPage} />
    </Switch>
  );
}
