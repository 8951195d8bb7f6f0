import { useEffect, useRef } from 'react';
import type { LogLine } from '../../../protocol/server.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import { useSoundsAt } from './silenced.ts';
import { play } from './sounds.ts';

interface SoundCues {
  readonly table: string;
  readonly lines: readonly LogLine[];
  readonly asked: boolean;
  readonly over: boolean;
  readonly won: boolean;
}

/** Plays sounds for events, the viewer's turn and the end of the match. */
export function useSounds(tabletop: Tabletop, { table, lines, asked, over, won }: SoundCues): void {
  const on = useSoundsAt(table);
  const before = useRef({ count: lines.length, asked, over });

  useEffect(() => {
    const { count, asked: wasAsked, over: wasOver } = before.current;
    before.current = { count: lines.length, asked, over };
    if (!on) return;
    const sounds = lines.slice(count).flatMap(({ event }) => tabletop.sounds[event.say] ?? []);
    for (const sound of new Set(sounds)) play(sound);
    if (over && !wasOver) play(won ? 'win' : 'lose');
    else if (asked && !wasAsked) play('turn');
  }, [on, tabletop, lines, asked, over, won]);
}
