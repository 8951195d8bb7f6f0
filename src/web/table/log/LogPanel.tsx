import './log.css';
import { useLayoutEffect, useRef } from 'react';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { LogLine } from '../../../protocol/server.ts';
import { BotMark } from '../../frame/BotMark.tsx';
import { Button } from '../../look/Button.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { Sentence } from '../../messages/Sentence.tsx';
import { useSay } from '../../messages/text.ts';
import type { Speech } from './speech.ts';

interface LogPanelProps {
  readonly lines: readonly LogLine[];
  readonly speech: Speech;
  readonly lookingAt: number | undefined;
  readonly lookAt: (moment: number) => void;
  readonly older?: (() => void) | undefined;
  /** The first line after the viewer's last turn: it begins a section of its own that can be replayed. */
  readonly news?: LogLine | undefined;
  readonly replay?: (() => void) | undefined;
  /** Highlights the places of an event while its line is pointed at. */
  readonly point?: ((events: readonly GameEvent[]) => void) | undefined;
}

interface MomentOfLog {
  readonly moment: number;
  readonly lines: readonly LogLine[];
  readonly isNew: boolean;
  readonly isFirstNew: boolean;
}

/** Groups lines by moment, and starts a new group at the first new line. */
function byMoments(lines: readonly LogLine[], news: LogLine | undefined): MomentOfLog[] {
  const moments: (MomentOfLog & { lines: LogLine[] })[] = [];
  let isNew = false;
  for (const line of lines) {
    const last = moments.at(-1);
    const isFirstNew = line === news;
    isNew ||= isFirstNew;
    if (last?.moment === line.moment && !isFirstNew) last.lines.push(line);
    else moments.push({ moment: line.moment, lines: [line], isNew, isFirstNew });
  }
  return moments;
}

/** In pixels: closer to the end than this, the log scrolls along with new lines. */
const AT_THE_END = 60;

function followTo(box: HTMLElement | null, follows: boolean): void {
  if (box !== null && follows) box.scrollTop = box.scrollHeight;
}

/** The log as sentences, each with a link to its moment. */
export function LogPanel({ lines, speech, lookingAt, lookAt, older, news, replay, point }: LogPanelProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const moments = byMoments(lines, news);

  useLayoutEffect(() => {
    if (lines.length > 0) followTo(list.current, follows.current);
  }, [lines]);

  // A sheet has no height until it opens, so the newest line is scrolled to then.
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => followTo(box, follows.current));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="log-panel">
      {older && (
        <Button size="small" onClick={older}>
          {say('log.older')}
        </Button>
      )}
      <ol
        className="log"
        ref={list}
        aria-label={say('log.title')}
        onScroll={({ currentTarget: box }) => {
          follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < AT_THE_END;
        }}
      >
        {moments.map(({ moment, lines: told, isNew, isFirstNew }) => (
          <li
            key={`${moment} ${isFirstNew}`}
            className="log-line"
            data-new={isNew || undefined}
            aria-current={moment === lookingAt ? 'step' : undefined}
          >
            {isFirstNew && (
              <div className="log-since">
                <span>{say('log.since')}</span>
                {replay && (
                  <Button size="small" icon="play" onClick={replay}>
                    {say('log.replay')}
                  </Button>
                )}
              </div>
            )}
            <button
              type="button"
              aria-description={say('log.look')}
              onClick={() => lookAt(moment)}
              onPointerEnter={() => point?.(told.map(({ event }) => event))}
              onPointerLeave={() => point?.([])}
              onFocus={() => point?.(told.map(({ event }) => event))}
              onBlur={() => point?.([])}
            >
              {told.map(({ event }) => (
                <span key={JSON.stringify(event)} className="log-sentence">
                  {typeof event.seat === 'number' && <SeatMark seat={seatNumber(event.seat)} />}
                  <span>
                    <Sentence text={speech.sayMarked(event.say, event)} nameOf={speech.nameOf} />
                    {typeof event.standIn === 'string' && <StandIn bot={event.standIn} />}
                  </span>
                </span>
              ))}
            </button>
          </li>
        ))}
        {lines.length === 0 && <li className="log-nothing">{say('log.nothing')}</li>}
      </ol>
    </div>
  );
}

/** Marks a line as done by a bot that stood in for the seat's owner. */
function StandIn({ bot }: { bot: string }) {
  const say = useSay();
  return (
    <span className="log-stand-in">
      <BotMark bot={bot} /> {say('log.stand-in')}
    </span>
  );
}
