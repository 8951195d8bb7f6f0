import './first-time.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTask } from '../frame/use-task.ts';
import { Button, IconButton } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import { playGuided } from '../play.ts';
import { readKept, writeKept } from '../store/kept.ts';

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

/** The first match of a game offers the guided one, in a line that goes by itself. */
export function FirstTime({ game, minutes, moments }: { game: string; minutes: number; moments: number }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const [isNew, setIsNew] = useState(() => !knownGames().includes(game));
  const isOver = moments > BEGINNING;
  useEffect(() => {
    if (isOver) keepKnown(game);
  }, [isOver, game]);
  if (!isNew || isOver) return null;
  const dismiss = () => {
    keepKnown(game);
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
            navigate(`/guide/${await playGuided(game)}`);
          })
        }
      >
        {say('table.show-me')}
      </Button>
      <IconButton icon="close" label={say('close')} onClick={dismiss} />
    </div>
  );
}
