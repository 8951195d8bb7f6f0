import { type Mark, MOST_MARK_WORDS, type Spot } from '../../../protocol/marks.ts';
import { IconButton } from '../../look/Button.tsx';
import { nameOfSpot, type SpotNames } from './spots.ts';
import { useInkSay } from './text.ts';

interface MarkListProps {
  readonly marks: readonly Mark[];
  readonly names: SpotNames;
  /** Called with what shall stand in the place of a mark, or without it to remove the mark. */
  readonly change?: ((mark: Mark, next: Mark | undefined) => void) | undefined;
  /** The mark that is hovered or has the focus. */
  readonly point?: ((mark: Mark | undefined) => void) | undefined;
  /** Whether marks may be kept on the board beyond the step that they were drawn for. */
  readonly pins?: boolean;
}

/** The marks on a board in words: each can be captioned, kept and removed without a pointer. */
export function MarkList({ marks, names, change, point, pins = false }: MarkListProps) {
  const sayMark = useSayMark(names);
  const say = useInkSay();
  if (marks.length === 0) return null;
  return (
    <ul className="ink-marks" aria-label={say('ink.marks')}>
      {marks.map((mark) => {
        const said = sayMark(mark);
        return (
          <li
            key={JSON.stringify({ ...mark, words: undefined, pinned: undefined })}
            onPointerEnter={() => point?.(mark)}
            onPointerLeave={() => point?.(undefined)}
            onFocus={() => point?.(mark)}
            onBlur={() => point?.(undefined)}
          >
            <MarkIcon kind={mark.kind} />
            <span className="ink-said">
              {said}
              {change === undefined ? (
                mark.words && <em className="ink-captioned">{mark.words}</em>
              ) : (
                <input
                  className="input ink-caption"
                  aria-label={say('ink.words', { mark: said })}
                  placeholder={say('ink.words-empty')}
                  maxLength={MOST_MARK_WORDS}
                  value={mark.words ?? ''}
                  onChange={({ target }) => change(mark, withWords(mark, target.value))}
                />
              )}
            </span>
            {change && pins && (
              <IconButton
                icon="flag"
                label={say('ink.pin', { mark: said })}
                pressed={mark.pinned === true}
                onClick={() => change(mark, withPin(mark, !mark.pinned))}
              />
            )}
            {change && (
              <IconButton
                icon="trash"
                label={say('ink.remove', { mark: said })}
                onClick={() => change(mark, undefined)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function withWords({ words: _, ...mark }: Mark, words: string): Mark {
  return words === '' ? mark : { ...mark, words };
}

function withPin({ pinned: _, ...mark }: Mark, pinned: boolean): Mark {
  return pinned ? { ...mark, pinned } : mark;
}

/** Returns what says a mark in words. */
function useSayMark(names: SpotNames): (mark: Mark) => string {
  const say = useInkSay();
  const nameOf = (spot: Spot) => nameOfSpot(spot, names) ?? say('ink.unknown');
  return (mark) =>
    mark.kind === 'ring'
      ? say('ink.is-ring', { at: nameOf(mark.at) })
      : say('ink.is-arrow', { from: nameOf(mark.from), to: nameOf(mark.to) });
}

/** How a tool or a mark is pictured in lists and on buttons. */
export function MarkIcon({ kind }: Pick<Mark, 'kind'>) {
  return (
    <svg className="icon ink-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {kind === 'ring' ? (
        <path d="M9 4.6C16 2.4 21 6.6 20.6 12.4c-.4 6-6.4 9.4-11.6 7.6C3.6 18 2 11.4 5.6 7 7.4 4.8 10.6 3.6 14 4.4" />
      ) : (
        <path d="M4 20C9 18.6 14.8 13.4 19 6m-7.6 1.4L19.4 5l1.6 8" />
      )}
    </svg>
  );
}
