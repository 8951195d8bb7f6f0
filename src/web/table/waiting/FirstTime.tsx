import './first-time.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTask } from '../../frame/use-task.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import { playGuided } from '../../play.ts';
import { readKept, writeKept } from '../../store/kept.ts';

const KEY = 'underbridge.known-games';
/** After this moment of the match the offer disappears. */
const FIRST_MOMENTS = 12;

function knownGames(): readonly unknown[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept : [];
}

function keepKnown(game: string): void {
  if (!knownGames().includes(game)) writeKept(KEY, [...knownGames(), game]);
}

interface FirstTimeProps {
  readonly game: string;
  /** The option whose guided match is offered, if any. */
  readonly lesson: string | undefined;
  readonly minutes: number;
  readonly moments: number;
}

/** Offers the guided match during the first match of a game, or with one of its options. */
export function FirstTime({ game, lesson, minutes, moments }: FirstTimeProps) {
  const known = lesson === undefined ? game : `${game} ${lesson}`;
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const [isNew, setIsNew] = useState(() => !knownGames().includes(known));
  const isOver = moments > FIRST_MOMENTS;
  useEffect(() => {
    if (isOver) keepKnown(known);
  }, [isOver, known]);
  if (!isNew || isOver) return null;
  const dismiss = () => {
    keepKnown(known);
    setIsNew(false);
  };
  return (
    <div className="first-time">
      <span>{say('table.first-time', { minutes })}</span>
      <Button
        size="small"
        icon="learn"
        busy={task.busy}
        onClick={() =>
          task.run(async () => {
            const guided = await playGuided(game, lesson);
            dismiss();
            navigate(`/guide/${guided}`);
          })
        }
      >
        {say('table.show-me')}
      </Button>
      <IconButton icon="close" label={say('close')} onClick={dismiss} />
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}
