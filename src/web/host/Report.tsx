import { useState } from 'react';
import { Link } from 'wouter';
import type { HostReport, HostReports } from '../../protocol/host-room/reports.ts';
import { Button } from '../look/Button.tsx';
import { Confirm } from './Confirm.tsx';
import { hostRequest, part } from './host-api.ts';
import { Restrain } from './Restrain.tsx';
import { TakeName } from './TakeName.tsx';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

type Asking = 'mute' | 'ban' | 'name' | 'no-fault';

interface ReportProps {
  readonly report: HostReport;
  settled(): Promise<void>;
}

/** A report with the words in question, and what can be done about it, the mildest first. */
export function Report({ report, settled }: ReportProps) {
  const say = useHostSay();
  const words = useWords();
  const { kind, about, reporter, at, words: said, note, lines, closed } = report;
  const by = words.name(reporter.name);
  const who = words.name(about.name);
  return (
    <li className="host-report">
      <p>{say(`reports.${kind}`, { by, who, when: words.ago(at) })}</p>
      <blockquote className="host-words">{said}</blockquote>
      {note !== '' && <p className="small">{say('reports.note', { note })}</p>}
      {lines.length > 1 && (
        <details>
          <summary>{say('reports.around')}</summary>
          <ul className="host-lines">
            {lines.map((line) => (
              <li key={`${line.at} ${line.text}`} data-reported={line.reported || undefined}>
                <b>{words.name(line.name)}</b> {line.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {closed === undefined ? (
        <Answers report={report} who={who} settled={settled} />
      ) : (
        <p className="small soft">
          {say('reports.settled', {
            by: words.name(closed.name),
            outcome: closed.outcome,
            when: words.ago(closed.at),
            note: closed.note,
          })}
        </p>
      )}
    </li>
  );
}

function Answers({ report, who, settled }: ReportProps & { who: string }) {
  const say = useHostSay();
  const [asking, setAsking] = useState<Asking>();
  const person = { id: report.about.id, name: who };
  const close = () => setAsking(undefined);
  return (
    <div className="cluster host-answers">
      <Button size="small" onClick={() => setAsking('no-fault')}>
        {say('reports.no-fault')}
      </Button>
      {report.kind === 'name' && (
        <Button size="small" onClick={() => setAsking('name')}>
          {say('reports.take-name')}
        </Button>
      )}
      <Button size="small" onClick={() => setAsking('mute')}>
        {say('reports.mute')}
      </Button>
      <Button size="small" onClick={() => setAsking('ban')}>
        {say('reports.ban')}
      </Button>
      <Link href={`/host/people/${part(person.id)}`} className="host-more">
        {say('person.open', { who })}
      </Link>
      {asking === 'no-fault' && <NoFault report={report} settled={settled} close={close} />}
      {asking === 'name' && <TakeName person={person} report={report.id} done={settled} close={close} />}
      {(asking === 'mute' || asking === 'ban') && (
        <Restrain kind={asking} person={person} report={report.id} done={settled} close={close} />
      )}
    </div>
  );
}

const LONGEST_NOTE = 200;

function NoFault({ report, settled, close }: ReportProps & { close(): void }) {
  const say = useHostSay();
  const [note, setNote] = useState('');
  return (
    <Confirm
      title={say('no-fault.title')}
      label={say('no-fault.do')}
      kind="primary"
      close={close}
      act={async () => {
        await hostRequest<HostReports>('POST', `/reports/${part(report.id)}/no-fault`, { note });
        await settled();
      }}
    >
      <p>{say('no-fault.text')}</p>
      <label className="field">
        <span className="label">{say('no-fault.note')}</span>
        <input
          className="input"
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
    </Confirm>
  );
}
