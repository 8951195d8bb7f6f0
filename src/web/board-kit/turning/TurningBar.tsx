import './turning.css';
import type { ReactNode } from 'react';
import { IconButton } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import type { Turning } from './use-turning.ts';

/** The buttons that turn a tile, and between them what to do next. */
export function TurningBar({ turning, children }: { turning: Turning; children: ReactNode }) {
  const say = useSay();
  return (
    <div className="turning-bar">
      <IconButton icon="undo" label={say('kit.turn-left')} onClick={() => turning.turn(-1)} />
      <span>{children}</span>
      <IconButton icon="refresh" label={say('kit.turn-right')} onClick={() => turning.turn(1)} />
    </div>
  );
}
