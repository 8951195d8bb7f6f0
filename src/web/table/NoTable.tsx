import { Link } from 'wouter';
import { AppBar } from '../frame/AppBar.tsx';
import { Page } from '../frame/Page.tsx';
import { buttonClass } from '../look/Button.tsx';
import { NotFoundScene } from '../look/scenes/NotFoundScene.tsx';
import { useSay } from '../messages/text.ts';

/** Why the table cannot be shown. */
type Reason = 'unknown' | 'unreadable';

export function NoTable({ reason }: { readonly reason: Reason }) {
  const say = useSay();
  return (
    <>
      <AppBar />
      <main id="content">
        <Page title={say(`table.${reason}`)} lead={say(`table.${reason}-hint`)}>
          <div className="stack">
            <NotFoundScene />
            <p>
              <Link href="/tables" className={buttonClass({ kind: 'primary' })}>
                {say('home.all-tables')}
              </Link>
            </p>
          </div>
        </Page>
      </main>
    </>
  );
}
