import { useEffect, useRef } from 'react';
import { useLetterKey } from '../../frame/use-letter-key.ts';

/** Where arrow keys and Home have a meaning of their own. */
const OWN_ARROWS = 'input, textarea, select, [role="tab"], [role="toolbar"], .stage, dialog[open]';

export interface StudyKeys {
  readonly back: () => void;
  readonly forward: () => void;
  /** To the moment before and after: what has a line, a note or a chapter. */
  readonly earlier: () => void;
  readonly later: () => void;
  readonly toMatch: () => void;
  readonly swap: () => void;
  readonly twoBoards: () => void;
  readonly letAnswer: () => void;
  readonly name: () => void;
  readonly link: () => void;
  readonly hideMarks: () => void;
}

/** The keys of a study, while they are on: arrows step, U goes back, Home to the match, X to the twin, T shows both, B lets bots answer. */
export function useStudyKeys(on: boolean, keys: StudyKeys): void {
  const latest = useRef({ on, keys });
  useEffect(() => {
    latest.current = { on, keys };
  });
  const press = useRef((act: 'back' | 'swap' | 'twoBoards' | 'letAnswer' | 'name' | 'link' | 'hideMarks') => () => {
    if (latest.current.on) latest.current.keys[act]();
  }).current;
  const acts = useRef({
    back: press('back'),
    swap: press('swap'),
    twoBoards: press('twoBoards'),
    letAnswer: press('letAnswer'),
    name: press('name'),
    link: press('link'),
    hideMarks: press('hideMarks'),
  }).current;
  useLetterKey('u', 'alone', acts.back);
  useLetterKey('x', 'alone', acts.swap);
  useLetterKey('t', 'alone', acts.twoBoards);
  useLetterKey('b', 'alone', acts.letAnswer);
  useLetterKey('n', 'alone', acts.name);
  useLetterKey('l', 'alone', acts.link);
  useLetterKey('m', 'alone', acts.hideMarks);
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
      if (!latest.current.on) return;
      const { back, forward, earlier, later, toMatch } = latest.current.keys;
      const act = { ArrowLeft: back, ArrowRight: forward, ArrowUp: earlier, ArrowDown: later, Home: toMatch }[
        event.key
      ];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, []);
}
