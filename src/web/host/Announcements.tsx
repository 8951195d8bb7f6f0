import type { HostAnnouncements } from '../../protocol/host-room/announcements.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { Announce } from './Announce.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

/** What is said to everybody: what is up now, and something new. */
export function Announcements() {
  const say = useHostSay();
  const words = useWords();
  const language = useTexts((store) => store.language);
  const { value, trouble, show } = useRead<HostAnnouncements>('/announcements');
  const loadPerson = useMe((store) => store.loadPerson);
  const task = useTask();
  const changed = async (now: HostAnnouncements) => {
    show(now);
    await loadPerson();
  };
  const takeDown = (id: string) =>
    task.run(async () => changed(await hostRequest<HostAnnouncements>('DELETE', `/announcements/${part(id)}`)));
  return (
    <div className="stack">
      <Paper as="section" heading={say('announce.title')} className="stack">
        <Announce done={changed} />
      </Paper>
      <Paper as="section" heading={say('announce.up')}>
        {(trouble ?? task.trouble) && <p className="error">{trouble ?? task.trouble}</p>}
        {value?.announcements.length === 0 && <p className="soft">{say('announce.none')}</p>}
        <ul className="host-list">
          {value?.announcements.map(({ id, texts, until }) => {
            const text = texts[language] ?? Object.values(texts)[0] ?? '';
            return (
              <li key={id} className="host-row">
                <div className="host-row-words">
                  {Object.entries(texts).map(([each, said]) => (
                    <p key={each} lang={each}>
                      {said}
                    </p>
                  ))}
                  <p className="small soft">{say('announce.ends', { until: words.moment(until) })}</p>
                </div>
                <Button
                  size="small"
                  busy={task.busy}
                  aria-label={say('announce.down-of', { text })}
                  onClick={() => takeDown(id)}
                >
                  {say('announce.down')}
                </Button>
              </li>
            );
          })}
        </ul>
      </Paper>
    </div>
  );
}
