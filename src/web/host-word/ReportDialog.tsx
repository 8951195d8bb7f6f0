import './host-word.css';
import { type FormEvent, useState } from 'react';
import { request } from '../connection/api.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSay } from '../messages/text.ts';
import { useWordSay } from './text.ts';

const LONGEST = 300;

interface ReportDialogProps {
  readonly table: string;
  /** Who it is about, under the name that is shown. */
  readonly person: { readonly id: string; readonly name: string };
  /** The line of the chat; without it, it is about the name. */
  readonly line?: { readonly id: number; readonly text: string };
  close(): void;
}

/** Tells the host about a line of the chat or a name, with a sentence why. */
export function ReportDialog({ table, person, line, close }: ReportDialogProps) {
  const say = useWordSay();
  const appSay = useSay();
  const task = useTask();
  const [note, setNote] = useState('');
  const [isDone, setDone] = useState(false);
  const who = person.name;
  const send = (event: FormEvent) => {
    event.preventDefault();
    task.run(async () => {
      const body = { person: person.id, note, ...(line !== undefined && { line: line.id }) };
      await request('POST', `/api/tables/${encodeURIComponent(table)}/report`, body);
      setDone(true);
    });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={say(line === undefined ? 'report.title-name' : 'report.title-line')}
      closeLabel={appSay('close')}
    >
      {isDone ? (
        <div className="stack">
          <p role="status">{say('report.thanks')}</p>
          <p className="hint">{say('report.meanwhile')}</p>
          <p>
            <Button kind="primary" onClick={close}>
              {appSay('close')}
            </Button>
          </p>
        </div>
      ) : (
        <form className="stack" onSubmit={send}>
          <p>{line === undefined ? say('report.name-of') : say('report.line-of', { who })}</p>
          <blockquote className="reported-words">{line === undefined ? who : line.text}</blockquote>
          <label className="field">
            <span className="label">{say('report.why')}</span>
            <textarea
              className="input"
              rows={2}
              maxLength={LONGEST}
              required
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <p className="hint">{say(line === undefined ? 'report.seen-name' : 'report.seen', { who })}</p>
          <div className="cluster">
            <Button type="submit" kind="primary" icon="flag" busy={task.busy}>
              {say('report.send')}
            </Button>
            <Button kind="plain" onClick={close}>
              {say('report.cancel')}
            </Button>
          </div>
          {task.trouble && <p className="error">{task.trouble}</p>}
        </form>
      )}
    </Dialog>
  );
}
