import { Icon } from '../../../../web/look/Icon.tsx';
import { useTable } from '../town/table.ts';
import { CHAPTERS } from './script.ts';
import type { Show } from './use-show.ts';

/** The parts of the turn: done, now with what happens in it, still face down. */
export function Chapters({ show }: { show: Show }) {
  const { speak } = useTable();
  const { beats, at, turn } = show;
  const now = beats[at]?.chapter;
  const told = CHAPTERS.filter((chapter) => beats.some((beat) => beat.chapter === chapter));
  return (
    <section className="tt-chapters paper" aria-label={speak('show.title', { turn: (turn.before ?? turn.end).turn })}>
      <h2 className="tt-title">{speak('show.title', { turn: (turn.before ?? turn.end).turn })}</h2>
      <ol>
        {told.map((chapter) => {
          const first = beats.findIndex((beat) => beat.chapter === chapter);
          const isDone = now === undefined || told.indexOf(chapter) < told.indexOf(now);
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
                    .map(({ beat, place }) => (
                      <li key={place}>{speak(beat.event.say, beat.event)}</li>
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
