import './chat.css';
import { type FormEvent, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { proposalMessage } from '../../../kernel/proposals.ts';
import { A_BOT, type ChatLine, type TableInfo } from '../../../protocol/server.ts';
import type { Speak } from '../../board-kit/tabletop.ts';
import { useBlocked } from '../../companions/blocked.ts';
import { api } from '../../connection/api.ts';
import { isLocal } from '../../connection/connection.ts';
import { keepDraft, keptDraft } from '../../connection/outdated.ts';
import { shownName } from '../../frame/guest-names.ts';
import { HouseMark } from '../../frame/HouseMark.tsx';
import { useTask } from '../../frame/use-task.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Switch } from '../../look/Switch.tsx';
import { sayRefusal, useSay, useTexts } from '../../messages/text.ts';
import { useMe } from '../../store/me.ts';
import { isPlayer, whyQuiet } from './quiet.ts';

interface ChatPanelProps {
  readonly info: TableInfo;
  readonly lines: readonly ChatLine[];
  readonly sendChat: (text: string) => Promise<boolean>;
  /** How proposals are worded, and the current period; undefined before the match. */
  readonly proposals?: { readonly speak: Speak; readonly period: number | undefined };
}

const PersonCard = lazy(async () => ({ default: (await import('../../companions/PersonCard.tsx')).PersonCard }));
const ReportDialog = lazy(async () => ({ default: (await import('../../host-word/ReportDialog.tsx')).ReportDialog }));

const LONGEST = 500;

export function ChatPanel({ info, lines: all, sendChat, proposals }: ChatPanelProps) {
  const say = useSay();
  const me = useMe((store) => store.person?.id);
  const language = useTexts((store) => store.language);
  const list = useRef<HTMLUListElement>(null);
  const task = useTask();
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const muted = info.quiet?.muted ?? [];
  const [reported, setReported] = useState<ChatLine>();
  const [looked, setLooked] = useState<ChatLine>();
  const isHere = isLocal(info.table);
  const { people: blocked, load } = useBlocked();
  useEffect(() => {
    if (isHere) return;
    // Without the list, the server keeps those one has blocked from writing where one sits.
    load().catch(() => {});
  }, [isHere, load]);
  const period = proposals?.period;
  // What bots said in earlier turns would drown what people say.
  const lines = useMemo(
    () =>
      all.filter(({ person, proposed }) =>
        person === A_BOT ? proposed?.period === period : blocked?.has(person) !== true,
      ),
    [all, blocked, period],
  );

  useLayoutEffect(() => {
    if (list.current !== null && lines.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);

  const setMuted = (person: string, wanted: boolean) =>
    task.run(async () => {
      await api.mute(info.table, person, wanted);
    });

  return (
    <div className="chat-panel">
      <ul className="chat" ref={list} aria-label={say('chat.title')} aria-live="polite">
        {lines.map(({ id, person, name, mark, text: said, at, proposed }) => (
          <li key={id} className={person === me ? 'chat-bubble chat-own' : 'chat-bubble'}>
            <span className="chat-name">
              {mark !== undefined && <HouseMark mark={mark} />}
              {person === me || person === A_BOT || isHere ? (
                shownName(name, say)
              ) : (
                <button
                  type="button"
                  className="chat-who"
                  aria-label={say('chat.about', { name: shownName(name, say) })}
                  onClick={() => setLooked(lines.find((line) => line.id === id))}
                >
                  {shownName(name, say)}
                </button>
              )}{' '}
              <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
              <span className="chat-tools">
                {person !== me && person !== A_BOT && mayMute(info, person) && (
                  <Button
                    kind="plain"
                    size="small"
                    className="chat-mute"
                    busy={task.busy}
                    aria-label={say(muted.includes(person) ? 'chat.unmute-name' : 'chat.mute-name', { name })}
                    onClick={() => setMuted(person, !muted.includes(person))}
                  >
                    {say(muted.includes(person) ? 'chat.unmute' : 'chat.mute')}
                  </Button>
                )}
                {person !== me && said !== '' && !isHere && (
                  <Button
                    kind="plain"
                    size="small"
                    className="chat-report"
                    aria-label={say('chat.report', { name: shownName(name, say) })}
                    data-tip={say('chat.report-tip')}
                    onClick={() => setReported(lines.find((line) => line.id === id))}
                  >
                    <Icon name="flag" />
                  </Button>
                )}
              </span>
            </span>
            {said}
            {proposed && proposals && <ProposalLine proposed={proposed} {...proposals} />}
          </li>
        ))}
        {lines.length === 0 && <li className="log-nothing">{say('chat.nothing')}</li>}
      </ul>
      {looked && (
        <Suspense>
          <PersonCard person={looked.person} name={shownName(looked.name, say)} close={() => setLooked(undefined)} />
        </Suspense>
      )}
      {reported && (
        <Suspense>
          <ReportDialog
            table={info.table}
            person={{ id: reported.person, name: shownName(reported.name, say) }}
            line={reported}
            close={() => setReported(undefined)}
          />
        </Suspense>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
      {isPlayer(info) && info.spectators > 0 && (
        <Switch
          label={say('chat.spectators')}
          checked={info.quiet?.spectators !== true}
          onChange={(allowed) =>
            task.run(async () => {
              await api.allowSpectators(info.table, allowed);
            })
          }
        />
      )}
      <ChatForm sendChat={sendChat} quiet={whyQuiet(info, me)} />
    </div>
  );
}

interface ProposalLineProps {
  readonly proposed: NonNullable<ChatLine['proposed']>;
  readonly speak: Speak;
  readonly period: number | undefined;
}

/** A proposal in words, marked if its period is over. */
function ProposalLine({ proposed, speak, period }: ProposalLineProps) {
  const say = useSay();
  const isOver = proposed.period !== period;
  const words = proposalMessage(proposed);
  return (
    <span className="chat-proposal" data-over={isOver || undefined}>
      {speak(words.say, words)}
      {isOver && <small>{say('chat.earlier')}</small>}
    </span>
  );
}

/** Players may mute spectators; the host may also mute players. */
function mayMute(info: TableInfo, person: string): boolean {
  return info.host || (isPlayer(info) && !info.seats.some((seat) => seat.person === person));
}

function ChatForm({ sendChat, quiet }: { sendChat: ChatPanelProps['sendChat']; quiet: ReturnType<typeof whyQuiet> }) {
  const say = useSay();
  const restraint = useMe(({ person }) => person?.restraints?.[0]);
  const [text, setDraft] = useState(keptDraft);
  const setText = (draft: string) => {
    keepDraft(draft);
    setDraft(draft);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    if (!(await sendChat(said))) setText(said);
  };

  if (restraint !== undefined) {
    const { kind, until, why } = restraint;
    const refusal = kind === 'ban' ? 'refused.banned-until' : 'refused.muted-until';
    return <p className="hint">{sayRefusal({ rule: '', say: refusal, until, why })}</p>;
  }
  if (quiet !== undefined) return <p className="hint">{say(quiet)}</p>;
  return (
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
  );
}
