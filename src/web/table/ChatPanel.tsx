import './chat.css';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../protocol/server.ts';
import { IconButton } from '../look/Button.tsx';
import { useSay, useTexts } from '../messages/text.ts';
import { useMe } from '../store/me.ts';

interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly talk: (text: string) => Promise<boolean>;
}

const LONGEST = 500;

export function ChatPanel({ lines, talk }: ChatPanelProps) {
  const say = useSay();
  const me = useMe((store) => store.person?.id);
  const language = useTexts((store) => store.language);
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });

  useLayoutEffect(() => {
    if (list.current !== null && lines.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    if (!(await talk(said))) setText(said);
  };

  return (
    <div className="chat-panel">
      <ul className="chat" ref={list} aria-label={say('chat.title')} aria-live="polite">
        {lines.map(({ id, person, name, text: said, at }) => (
          <li key={id} className={person === me ? 'chat-bubble chat-own' : 'chat-bubble'}>
            <span className="chat-name">
              {name} <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
            </span>
            {said}
          </li>
        ))}
        {lines.length === 0 && <li className="log-nothing">{say('chat.nothing')}</li>}
      </ul>
      <form className="chat-form" onSubmit={send}>
        <input
          className="input"
          aria-label={say('chat.write')}
          placeholder={say('chat.write')}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton type="submit" icon="send" label={say('chat.send')} kind="primary" />
      </form>
    </div>
  );
}
