import { titleOf } from '../game-list.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import type { CollectedRecord } from './examine.ts';
import { useRecordsSay } from './text.ts';

interface CollectionProps {
  readonly collection: readonly CollectedRecord[];
  readonly open: (record: CollectedRecord) => void;
  readonly busy: boolean;
}

/** The records of one file, each to be opened, or why it cannot be. */
export function Collection({ collection, open, busy }: CollectionProps) {
  const say = useRecordsSay();
  return (
    <Paper
      as="section"
      heading={say('records.collection', { records: collection.length })}
      className="record-state stack"
    >
      <ul className="records-found">
        {collection.map((each) => (
          <li key={each.name}>
            {each.about ? (
              <>
                <div className="records-about">
                  <strong>{titleOf(each.about.game)}</strong>
                  <span className="hint">
                    {[
                      say('records.moves', { moves: each.about.moves }),
                      ...(each.about.names ?? []).filter((name) => name !== ''),
                    ].join(' · ')}
                  </span>
                </div>
                <Button size="small" busy={busy} onClick={() => open(each)}>
                  {say('records.open')}
                </Button>
              </>
            ) : (
              <div className="records-about">
                <span className="records-file">{each.name}</span>
                <span className="error">
                  <Icon name="alert" /> {each.trouble && say(each.trouble.say, each.trouble.params)}
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Paper>
  );
}
