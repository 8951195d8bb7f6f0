import { type FormEvent, useState } from 'react';
import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../../kernel/languages.ts';
import type { HostAnnouncements } from '../../protocol/host-room/announcements.ts';
import { useTask } from '../frame/use-task.ts';
import { Announced } from '../host-word/Announced.tsx';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../messages/text.ts';
import { hostRequest } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

const LONGEST = 280;
const DAY = 24 * 60 * 60_000;

/** As a field for a moment wants it, by the reader's clock. */
function fieldOf(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A text in each language, until when, and how it will look. */
export function Announce({ done }: { done(now: HostAnnouncements): Promise<void> }) {
  const say = useHostSay();
  const words = useWords();
  const language = useTexts((store) => store.language);
  const task = useTask();
  const [texts, setTexts] = useState<Partial<Record<LanguageId, string>>>({});
  const [until, setUntil] = useState(() => fieldOf(Date.now() + DAY));
  const [isDone, setDone] = useState(false);
  const languages = [language, ...LANGUAGE_IDS.filter((each) => each !== language)];
  const said = languages.map((each) => texts[each]?.trim() ?? '').find((text) => text !== '');
  const moment = Date.parse(until);
  const put = (event: FormEvent) => {
    event.preventDefault();
    task.run(async () => {
      setDone(false);
      await done(await hostRequest<HostAnnouncements>('POST', '/announcements', { texts, until: moment }));
      setTexts({});
      setDone(true);
    });
  };
  return (
    <form className="stack" onSubmit={put}>
      <p className="small">{say('announce.lead')}</p>
      {languages.map((each, at) => (
        <label key={each} className="field">
          <span className="label">{say('announce.text', { language: LANGUAGES[each] })}</span>
          <textarea
            className="input host-text"
            lang={each}
            rows={2}
            maxLength={LONGEST}
            required={at === 0 && said === undefined}
            value={texts[each] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [each]: target.value })}
          />
        </label>
      ))}
      <label className="field host-until">
        <span className="label">{say('announce.until')}</span>
        <input
          className="input"
          type="datetime-local"
          required
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </label>
      {said !== undefined && (
        <div className="stack host-preview">
          <span className="label">{say('announce.preview')}</span>
          <Announced text={said} />
          {!Number.isNaN(moment) && (
            <span className="hint">{say('announce.ends', { until: words.moment(moment) })}</span>
          )}
        </div>
      )}
      <p>
        <Button type="submit" kind="primary" icon="raven" busy={task.busy}>
          {say('announce.do')}
        </Button>
      </p>
      <p role="status">{isDone && say('announce.done')}</p>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </form>
  );
}
