import { useState } from 'react';
import type { Person } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { IconButton } from '../look/Button.tsx';
import { sayRefusal, useTexts } from '../messages/text.ts';
import { readKept, writeKept } from '../store/kept.ts';
import { Announced } from './Announced.tsx';
import { useWordSay } from './text.ts';

const KEY = 'underbridge.announcements-read';

function keptIds(): readonly string[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

interface HostWordProps {
  readonly announcements: Person['announcements'] | undefined;
  readonly restraints: Person['restraints'] | undefined;
  readonly notices: Person['notices'] | undefined;
  /** Whether it lies over a page that fills the screen. */
  readonly isOver: boolean;
}

/** What hosts say to the reader: to everybody, until it was read; and what is forbidden to them, as long as it is. */
export function HostWord({ announcements = [], restraints = [], notices = [], isOver }: HostWordProps) {
  const say = useWordSay();
  const language = useTexts((store) => store.language);
  const [closed, setClosed] = useState(keptIds);
  const close = (id: string) => {
    // Those that are down any way need not be remembered.
    const ids = [...closed.filter((each) => announcements.some((other) => other.id === each)), id];
    writeKept(KEY, ids);
    setClosed(ids);
  };
  const [ban] = restraints.filter(({ kind }) => kind === 'ban');
  // A ban says all that a mute would.
  const shown = ban === undefined ? restraints : [ban];
  const unread = announcements.filter(({ id }) => !closed.includes(id));
  const [told, setTold] = useState(0);
  const untold = notices.filter(({ at }) => at > told);
  const read = () => {
    const until = Math.max(...untold.map(({ at }) => at));
    setTold(until);
    // If that is not heard, they are told again at the next visit.
    api.told(until).catch(() => {});
  };
  if (shown.length + unread.length + untold.length === 0) return null;
  return (
    <aside className="host-word" aria-label={say('word.label')} data-over={isOver || undefined}>
      {shown.map(({ kind, until, why }) => (
        <Announced
          key={kind}
          warning
          text={sayRefusal({
            rule: '',
            say: kind === 'ban' ? 'refused.banned-until' : 'refused.muted-until',
            until,
            why,
          })}
        />
      ))}
      {untold.map(({ what, at, by = '' }, index) => (
        <Announced
          key={`${what} ${at}`}
          warning
          text={say(`word.${what}`, {
            by,
            when: new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        >
          {index === 0 && <IconButton icon="close" label={say('word.read')} onClick={read} />}
        </Announced>
      ))}
      {unread.map(({ id, texts }) => (
        <Announced key={id} text={texts[language] ?? texts.en ?? Object.values(texts)[0] ?? ''}>
          <IconButton icon="close" label={say('word.read')} onClick={() => close(id)} />
        </Announced>
      ))}
    </aside>
  );
}
