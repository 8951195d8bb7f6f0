import './mark.css';
import { useId, useState } from 'react';
import { cutMark, marksFor } from '../../protocol/house-mark.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useSettingsSay } from '../pages/settings-text.ts';
import { useMe } from '../store/me.ts';
import { MarkGrid } from './MarkGrid.tsx';

const OTHERS = 11;

/** The viewer's house mark: the one cut from the name, another of twelve, or one drawn by hand. */
export function OwnMark() {
  const say = useSettingsSay();
  const { name, mark: own = cutMark(name), server, chooseMark } = useMe();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const task = useTask();
  const group = useId();
  if (server !== 'up') return null;
  const choose = (mark: string | null) =>
    task.run(async () => {
      await chooseMark(mark);
      setDraft(undefined);
    });
  return (
    <Paper as="section" heading={say('mark.title')} className="stack">
      <div className="own-mark">
        <HouseMark mark={own} title={say('mark.yours')} className="own-mark-seal" />
        <p>{say('mark.text')}</p>
      </div>
      <fieldset className="mark-choices">
        <legend className="sr-only">{say('mark.choose')}</legend>
        {marksFor(name, OTHERS).map((mark, number) => (
          <label key={mark} className="mark-choice">
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={mark === own}
              onChange={() => choose(number === 0 ? null : mark)}
            />
            <HouseMark mark={mark} title={number === 0 ? say('mark.from-name') : say('mark.another', { number })} />
          </label>
        ))}
      </fieldset>
      {draft === undefined ? (
        <Button icon="quill" onClick={() => setDraft(own)}>
          {say('mark.draw')}
        </Button>
      ) : (
        <div className="stack">
          <p className="hint">{say('mark.draw-hint')}</p>
          <MarkGrid mark={draft} change={setDraft} />
          <div className="cluster">
            <Button kind="primary" icon="check" busy={task.busy} disabled={draft === ''} onClick={() => choose(draft)}>
              {say('mark.keep')}
            </Button>
            <Button disabled={draft === ''} onClick={() => setDraft('')}>
              {say('mark.clear')}
            </Button>
            <Button kind="plain" onClick={() => setDraft(undefined)}>
              {say('mark.cancel')}
            </Button>
          </div>
        </div>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}
