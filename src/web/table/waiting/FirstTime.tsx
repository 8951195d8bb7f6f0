import './first-time.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTask } from '../../frame/use-task.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import { playGuided } from '../../play.ts';
import { readKept, writeKept } from '../../store/kept.ts';

const KEY = 'underbridge.known-games';
/** After so many moments of a match one knows one's way around. */
const BEGINNING = 12;

function knownGames(): readonly unknown[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept : [];
}

function keepKnown(game: string): void {
  if (!knownGames().includes(game)) writeKept(KEY, [...knownGames(), game]);
}

interface FirstTimeProps {
  readonly game: string;
  /** The option whose own guided match it is, if it has one. */
  readonly lesson: string | undefined;
  readonly minutes: number;
  readonly moments: number;
}

/** The first match of a game, or with what an option adds to it, offers the guided one, in a line that goes by itself. */
export function FirstTime({ game, lesson, minutes, moments }: FirstTimeProps) {
  const known = lesson === undefined ? game : `${game} ${lesson}`;
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const [isNew, setIsNew] = useState(() => !knownGames().includes(known));
  const isOver = moments > BEGINNING;
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
            dismiss();
            navigate(`/guide/${await playGuided(game, lesson)}`);
          })
        }
      >
        {say('table.show-me')}
      </Button>
      <IconButton icon="close" label={say('close')} onClick={dismiss} />
    </div>
  );
}
