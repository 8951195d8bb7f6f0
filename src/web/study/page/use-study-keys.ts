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
  readonly letAnswer: () => void;
  readonly name: () => void;
  readonly link: () => void;
  readonly hideMarks: () => void;
}

/** The keys of a study: arrows step, U goes back, Home to the match, X to the twin, B lets bots answer. */
export function useStudyKeys(keys: StudyKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const acts = useRef({
    back: () => latest.current.back(),
    swap: () => latest.current.swap(),
    letAnswer: () => latest.current.letAnswer(),
    name: () => latest.current.name(),
    link: () => latest.current.link(),
    hideMarks: () => latest.current.hideMarks(),
  }).current;
  useLetterKey('u', 'alone', acts.back);
  useLetterKey('x', 'alone', acts.swap);
  useLetterKey('b', 'alone', acts.letAnswer);
  useLetterKey('n', 'alone', acts.name);
  useLetterKey('l', 'alone', acts.link);
  useLetterKey('m', 'alone', acts.hideMarks);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
      const { back, forward, earlier, later, toMatch } = latest.current;
      const act = { ArrowLeft: back, ArrowRight: forward, ArrowUp: earlier, ArrowDown: later, Home: toMatch }[
        event.key
      ];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
