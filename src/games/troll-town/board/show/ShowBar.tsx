import { Button, IconButton } from '../../../../web/look/Button.tsx';
import { useTable } from '../town/table.ts';
import { lineOf } from './script.ts';
import { PACES, type Show } from './use-show.ts';

/** A tick for each step: shown, now, to come; one's own are underlined. */
function Ticks({ show: { beats, at } }: { show: Show }) {
  return (
    <ol className="tt-ticks" aria-hidden="true">
      {beats.map(({ isMine }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay where they are
          key={place}
          data-when={place < at ? 'past' : place === at ? 'now' : 'to-come'}
          data-mine={isMine || undefined}
        />
      ))}
    </ol>
  );
}

/** What steers the show, below the stage: what happens in a sentence, how far it is, and where to go. */
export function ShowBar({ show }: { show: Show }) {
  const { speak } = useTable();
  const { beats, at, isPlaying, pace } = show;
  const beat = beats[at];
  if (beat === undefined) return null;
  const line = lineOf(beat);
  const mine = beats.findIndex((each, place) => place > at && each.isMine);
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? pace;
  return (
    <div className="tt-show-bar paper">
      <span className="tt-show-buttons">
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={speak(isPlaying ? 'show.pause' : 'show.play')}
          kind="primary"
          onClick={() => show.play(!isPlaying)}
        />
        <IconButton
          icon="previous"
          label={speak('show.back')}
          kind="quiet"
          onClick={() => {
            show.play(false);
            show.go(at - 1);
          }}
        />
        <IconButton icon="next" label={speak('show.next')} kind="quiet" onClick={() => show.go(at + 1)} />
      </span>
      <div className="tt-show-told">
        <p className="tt-show-words">{speak(line.say, line)}</p>
        <Ticks show={show} />
        <span className="sr-only">{speak('show.step', { step: at + 1, steps: beats.length })}</span>
      </div>
      <span className="tt-show-buttons">
        <Button size="small" className="tt-show-pace" onClick={() => show.setPace(next)}>
          {speak(`show.${pace}`)}
        </Button>
        {mine > 0 && (
          <Button size="small" className="tt-show-mine" onClick={() => show.go(mine)}>
            {speak('show.mine')}
          </Button>
        )}
        <Button size="small" icon="last" onClick={() => show.go(beats.length)}>
          {speak('show.end')}
        </Button>
      </span>
    </div>
  );
}
