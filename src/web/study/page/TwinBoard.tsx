import type { StudySpot } from '../../../protocol/study/study.ts';
import { keyOf } from '../../../protocol/study/study.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import { Slider } from '../../look/Slider.tsx';
import { StillBoard } from '../../match/StillBoard.tsx';
import type { Speech } from '../../table/log/speech.ts';
import type { Seen } from '../desk/desk.ts';
import { useLineName } from '../panels/LinesPanel.tsx';
import { useStudySay } from '../text.ts';
import { lengthAt } from '../tree/tree.ts';
import { Points } from './Points.tsx';
import type { StudyDesk } from './use-study.ts';

interface TwinBoardProps {
  readonly desk: StudyDesk;
  readonly twin: StudySpot;
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly speech: Speech;
  readonly openRule: (rule: string) => void;
}

/** A second board beside the first, to look at: of the match, or of another line. */
export function TwinBoard({ desk, twin, seen, names, speech, openRule }: TwinBoardProps) {
  const say = useStudySay();
  const sayLine = useLineName(desk, speech);
  const { study, swap, setTwin, setBeside } = desk;
  const { record, lines } = study;
  const ends: StudySpot[] = [
    { step: record.moves.length },
    ...lines.map(({ id, moves }) => ({ line: id, step: moves.length })),
  ];
  const length = lengthAt(study, twin);
  const { viewer, view } = seen.perspective;
  const go = (step: number) => setTwin({ ...twin, step });
  return (
    <section
      className="study-main study-twin"
      aria-label={say('study.twin')}
      data-line={twin.line !== undefined || undefined}
    >
      <div className="study-where">
        <span className={twin.line === undefined ? 'study-badge is-match' : 'study-badge'}>
          {say(twin.line === undefined ? 'study.is-the-match' : 'study.not-the-match')}
        </span>
        <label className="study-twin-whose">
          <span className="sr-only">{say('study.twin-of')}</span>
          <select
            className="select"
            value={twin.line ?? ''}
            onChange={({ target }) => setTwin(ends.find(({ line }) => (line ?? '') === target.value) ?? twin)}
          >
            {ends.map((end) => {
              const line = lines.find(({ id }) => id === end.line);
              return (
                <option key={keyOf(end)} value={end.line ?? ''}>
                  {line === undefined ? say('study.match') : sayLine(line)}
                </option>
              );
            })}
          </select>
        </label>
        <Button size="small" icon="refresh" aria-keyshortcuts="X" onClick={swap}>
          {say('study.swap-boards')}
        </Button>
        <IconButton icon="close" label={say('study.twin-close')} onClick={() => setBeside(false)} />
      </div>
      <Points scores={seen.scores} nameOf={speech.nameOf} />
      <StillBoard
        game={record.game}
        seats={names.map((name, seat) => ({ seat, name, mine: seat === viewer }))}
        viewer={viewer}
        view={seen.open ?? view}
        moment={seen.spot.step}
        over={seen.over}
        news={seen.news}
        speech={speech}
        openRule={openRule}
      />
      <div className="study-steps paper">
        <IconButton icon="previous" label={say('study.twin-back')} onClick={() => go(Math.max(0, twin.step - 1))} />
        <Slider
          label={say('study.step-of')}
          value={twin.step}
          min={0}
          max={length}
          onChange={go}
          valueText={say('history.moment', { moment: twin.step, moments: length })}
          hideLabel
        />
        <IconButton icon="next" label={say('study.twin-on')} onClick={() => go(Math.min(length, twin.step + 1))} />
        <span className="history-moment">{say('history.moment', { moment: twin.step, moments: length })}</span>
      </div>
    </section>
  );
}
