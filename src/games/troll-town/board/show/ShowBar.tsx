import { Button, IconButton } from '../../../../web/look/Button.tsx';
import { useTable } from '../town/table.ts';
import { PACES, type Show } from './use-show.ts';

/** What has just happened, in a sentence, and what steers the show. */
export function ShowBar({ show }: { show: Show }) {
  const { speak } = useTable();
  const { beats, at, isPlaying, pace } = show;
  const beat = beats[at];
  if (beat === undefined) return null;
  const mine = beats.findIndex((each, place) => place > at && each.isMine);
  return (
    <div className="tt-show-bar paper">
      <p className="tt-show-words">
        <span className="tt-show-chapter">{speak(`chapter.${beat.chapter}`)}</span>
        {speak(beat.event.say, beat.event)}
      </p>
      <div className="tt-show-buttons">
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
        <span className="tt-paces">
          {PACES.map((each) => (
            <button key={each} type="button" aria-pressed={pace === each} onClick={() => show.setPace(each)}>
              {speak(`show.${each}`)}
            </button>
          ))}
        </span>
        <span className="tt-show-step">{speak('show.step', { step: at + 1, steps: beats.length })}</span>
        {mine > 0 && (
          <Button size="small" onClick={() => show.go(mine)}>
            {speak('show.mine')}
          </Button>
        )}
        <Button size="small" icon="last" onClick={() => show.go(beats.length)}>
          {speak('show.end')}
        </Button>
      </div>
    </div>
  );
}
