import { Link } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { OfflineScene } from '../look/scenes/OfflineScene.tsx';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

export function Offline() {
  const say = useSay();
  const task = useTask();
  const loadPerson = useMe((store) => store.loadPerson);
  return (
    <Page title={say('offline.title')} lead={say('offline.text')}>
      <div className="stack">
        <OfflineScene />
        <div className="cluster">
          <Link href="/new" className={buttonClass({ kind: 'primary' })}>
            {say('offline.play')}
          </Link>
          <Button icon="refresh" busy={task.busy} onClick={() => task.run(async () => void (await loadPerson()))}>
            {say('offline.again')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
