import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';

/** In milliseconds: the second key of two follows within this time. */
const SOON = 1500;
/** Pressed first, it makes another letter the name of a place to go to. */
const GO = 'g';

const TYPED = 'input, textarea, select, [contenteditable], dialog[open]';

/** A plain letter that is not typed into anything. */
function letterOf(event: KeyboardEvent): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.key.length !== 1) return undefined;
  if (event.target instanceof Element && event.target.closest(TYPED) !== null) return undefined;
  return event.key.toLowerCase();
}

/** Calls `act` when a letter is pressed, alone or after `G`, unless letters as keys are switched off. */
export function useLetterKey(letter: string, after: 'alone' | 'after-g', act: () => void): void {
  const on = useSettings((settings) => settings.letters === 'on');
  useEffect(() => {
    if (!on) return;
    let goes = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const pressed = letterOf(event);
      const isAfter = event.timeStamp - goes < SOON;
      if (pressed !== undefined) goes = pressed === GO ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (pressed === letter && isAfter === (after === 'after-g')) act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, letter, after, act]);
}
