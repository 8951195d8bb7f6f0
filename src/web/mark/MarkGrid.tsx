import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { letterAt, MARK_GRID, MOST_CUTS, pairsOf, tidyMark } from '../../protocol/house-mark.ts';
import { pathOf } from '../frame/HouseMark.tsx';
import { useSettingsSay } from '../pages/settings-text.ts';

interface MarkGridProps {
  /** The cuts so far; empty before the first. */
  readonly mark: string;
  readonly change: (mark: string) => void;
}

const LINE = Array.from({ length: MARK_GRID }, (_, place) => place);
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The mark with that cut, or without it if it has it already. */
export function toggleCut(mark: string, from: string, to: string): string {
  const cut = tidyMark(from + to);
  const pairs = pairsOf(mark);
  return tidyMark(pairs.includes(cut) ? pairs.filter((pair) => pair !== cut).join('') : mark + cut);
}

/** Points to cut between: press one, then another, or drag from one to the other. The same again takes the cut away. */
export function MarkGrid({ mark, change }: MarkGridProps) {
  const say = useSettingsSay();
  const grid = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef<string | undefined>(undefined);
  const [start, setStart] = useState<string | undefined>(undefined);
  const [reached, setReached] = useState('m');
  const [said, setSaid] = useState('');
  const place = (letter: string) => {
    const at = letter.charCodeAt(0) - 'a'.charCodeAt(0);
    return { row: Math.floor(at / MARK_GRID) + 1, column: (at % MARK_GRID) + 1 };
  };
  const sayPoint = (letter: string) => say('mark.point', place(letter));

  const join = (from: string, to: string) => {
    const next = toggleCut(mark, from, to);
    setStart(undefined);
    if (pairsOf(next).length > MOST_CUTS) return setSaid(say('mark.most', { most: MOST_CUTS }));
    const words = next.length > mark.length ? 'mark.cut-made' : 'mark.cut-gone';
    setSaid(say(words, { from: sayPoint(from), to: sayPoint(to) }));
    change(next);
  };
  const pick = (letter: string) => {
    setReached(letter);
    if (start === undefined) setStart(letter);
    else if (start === letter) setStart(undefined);
    else join(start, letter);
  };
  const letterUnder = ({ clientX, clientY }: PointerEvent): string | undefined => {
    const point = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-point]');
    return point && grid.current?.contains(point) ? point.dataset.point : undefined;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = pressed.current;
    const to = letterUnder(event);
    pressed.current = undefined;
    // A press and release on one point is a click.
    if (from !== undefined && to !== undefined && from !== to) join(from, to);
  };
  const onKeyDown = (event: KeyboardEvent, x: number, y: number) => {
    if (event.key === 'Escape' && start !== undefined) {
      event.stopPropagation();
      return setStart(undefined);
    }
    const [right, down] = STEPS[event.key] ?? [0, 0];
    const to = { x: x + right, y: y + down };
    if ((right === 0 && down === 0) || !LINE.includes(to.x) || !LINE.includes(to.y)) return;
    event.preventDefault();
    setReached(letterAt(to));
    grid.current?.querySelector<HTMLElement>(`[data-point=${letterAt(to)}]`)?.focus();
  };

  return (
    <>
      <fieldset
        ref={grid}
        className="mark-grid"
        aria-label={say('mark.draw')}
        onPointerDown={(event) => {
          pressed.current = letterUnder(event);
        }}
        onPointerUp={onPointerUp}
      >
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <path d={pathOf(mark, 44 / MARK_GRID)} />
        </svg>
        {LINE.flatMap((y) =>
          LINE.map((x) => {
            const letter = letterAt({ x, y });
            return (
              <button
                key={letter}
                type="button"
                className="mark-point"
                data-point={letter}
                aria-pressed={start === letter}
                aria-label={sayPoint(letter)}
                tabIndex={letter === reached ? 0 : -1}
                onClick={() => pick(letter)}
                onKeyDown={(event) => onKeyDown(event, x, y)}
              />
            );
          }),
        )}
      </fieldset>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
