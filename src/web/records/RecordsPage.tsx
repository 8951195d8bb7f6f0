import './records.css';
import { type DragEvent, Suspense, useState } from 'react';
import { Page } from '../frame/Page.tsx';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Collection } from './Collection.tsx';
import { OpenedRecord } from './OpenedRecord.tsx';
import { useRecordsSay } from './text.ts';
import { useOpening } from './use-opening.ts';

/** Opens a record that is dropped, chosen or pasted, and shows the match. */
export function RecordsPage() {
  const say = useRecordsSay();
  const { state, open, openFile, close } = useOpening();
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const opened = state !== undefined && 'opened' in state ? state.opened : undefined;
  const collection =
    state === undefined
      ? undefined
      : 'collection' in state
        ? state.collection
        : 'from' in state
          ? state.from
          : undefined;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void openFile(file);
    else open(event.dataTransfer.getData('text'));
  };

  if (opened !== undefined) {
    return (
      <Suspense fallback={<p className="loading">{say('loading')}</p>}>
        <OpenedRecord opened={opened} close={close} />
      </Suspense>
    );
  }
  const trouble = state !== undefined && 'trouble' in state ? state.trouble : undefined;
  const isReading = state !== undefined && 'reading' in state;
  return (
    <Page title={say('records.title')} lead={say('records.lead')} reading>
      {collection && (
        <Collection collection={collection} open={(each) => open(each.text, collection)} busy={isReading} />
      )}
      <Paper className={isOver ? 'record-drop is-over stack' : 'record-drop stack'}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways; the others are a button and a field */}
        <div
          className="record-target"
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="download" />
          <p>{say('records.drop')}</p>
          <label className="button button-quiet record-file">
            {say('records.choose')}
            <input
              type="file"
              accept=".json,.zip,application/json,application/zip"
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file !== undefined) void openFile(file);
              }}
            />
          </label>
        </div>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            open(text);
          }}
        >
          <label className="field">
            <span className="label">{say('records.paste')}</span>
            <textarea
              className="input record-text"
              rows={4}
              required
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <p>
            <Button type="submit" kind="primary" busy={isReading}>
              {say('records.open')}
            </Button>
          </p>
        </form>
        <p role="status" className={trouble ? 'error' : 'hint'}>
          {isReading && say('records.reading')}
          {trouble && say(trouble.say, trouble.params)}
        </p>
      </Paper>
    </Page>
  );
}
