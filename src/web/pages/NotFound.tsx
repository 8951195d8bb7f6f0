import { Link } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { buttonClass } from '../look/Button.tsx';
import { NotFoundScene } from '../look/scenes/NotFoundScene.tsx';
import { useSay } from '../messages/text.ts';

export function NotFound() {
  const say = useSay();
  return (
    <Page title={say('lost.title')} lead={say('lost.text')}>
      <div className="stack">
        <NotFoundScene />
        <p>
          <Link href="/" className={buttonClass({ kind: 'primary' })}>
            {say('lost.home')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
