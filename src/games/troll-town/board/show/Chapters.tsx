import { Icon } from '../../../../web/look/Icon.tsx';
import { useTable } from '../town/table.ts';
import { CHAPTERS, lineOf } from './script.ts';
import type { Show } from './use-show.ts';

/** The parts of the turn: done, now with what happens in it, still face down. */
export function Chapters({ show }: { show: Show }) {
  const { speak } = useTable();
  const { beats, at, told } = show;
  const title = speak('show.title', { turn: (told.before ?? told.end).turn });
  const now = beats[at]?.chapter;
  const chapters = CHAPTERS.filter((chapter) => beats.some((beat) => beat.chapter === chapter));
  return (
    <section className="tt-chapters paper" aria-label={title}>
      <h2 className="tt-title">{title}</h2>
      <ol>
        {chapters.map((chapter) => {
          const first = beats.findIndex((beat) => beat.chapter === chapter);
          const isDone = now === undefined || chapters.indexOf(chapter) < chapters.indexOf(now);
          const state = chapter === now ? 'now' : isDone ? 'done' : 'to-come';
          return (
            <li key={chapter} data-state={state}>
              <button type="button" onClick={() => show.go(first)}>
                <span className="tt-chapter-mark">{isDone && <Icon name="check" />}</span>
                {speak(`chapter.${chapter}`)}
              </button>
              {state === 'now' && (
                <ul>
                  {beats
                    .map((beat, place) => ({ beat, place }))
                    .filter(({ beat, place }) => beat.chapter === chapter && place <= at)
                    .slice(-4)
                    .map(({ beat, place }) => ({ line: lineOf(beat), place }))
                    .map(({ line, place }) => (
                      <li key={place}>{speak(line.say, line)}</li>
                    ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
