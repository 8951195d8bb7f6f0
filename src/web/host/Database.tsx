import type { HostDatabase } from '../../protocol/host-room/database.ts';
import { Paper } from '../look/Paper.tsx';
import { Backups } from './Backups.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

/** Where everything is kept, how it grows, and the backups of it. */
export function Database() {
  const say = useHostSay();
  const words = useWords();
  const database = useRead<HostDatabase>('/database');
  const { value, trouble } = database;
  return (
    <div className="stack">
      {trouble && <p className="error">{trouble}</p>}
      <Paper as="section" heading={say('backups.title')} className="stack">
        {value && <Backups database={database} />}
      </Paper>
      <Paper as="section" heading={say('database.title')} className="stack">
        {value && (
          <>
            <dl className="host-facts">
              <div>
                <dt>{say('database.place')}</dt>
                <dd>
                  {say(`database.kind.${value.kind}`)}, <code>{value.place}</code>
                </dd>
              </div>
              <div>
                <dt>{say('database.size')}</dt>
                <dd>{words.size(value.bytes)}</dd>
              </div>
              {value.room !== undefined && (
                <div>
                  <dt>{say('database.room')}</dt>
                  <dd>{words.size(value.room)}</dd>
                </div>
              )}
              <div>
                <dt>{say('database.version')}</dt>
                <dd>
                  <code>{value.version}</code>
                </dd>
              </div>
            </dl>
            <h3>{say('database.growth')}</h3>
            <GrowthChart growth={value.growth} />
          </>
        )}
      </Paper>
    </div>
  );
}
