import { useId, useState } from 'react';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import type { TournamentPage } from '../../protocol/tournaments.ts';
import { BotOptions } from '../frame/BotOptions.tsx';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import type { TournamentChange } from './api.ts';
import { useTournamentSay } from './text.ts';

interface HostDeskProps {
  readonly tournament: TournamentPage;
  readonly busy: boolean;
  change(what: TournamentChange, body?: unknown): void;
}

/** What only the one who made the tournament can do. */
export function HostDesk({ tournament, busy, change }: HostDeskProps) {
  const say = useTournamentSay();
  const me = useMe((store) => store.person?.id);
  const [sure, setSure] = useState(false);
  const why = useId();
  const tooFew = tournament.entrants < tournament.fewest;
  if (me !== tournament.host.id || tournament.state === 'over' || tournament.state === 'called-off') return null;
  return (
    <Paper as="section" heading={say('tournament.host')} className="stack">
      {tournament.state === 'entry' && (
        <div className="cluster">
          <Button
            kind="primary"
            icon="play"
            busy={busy}
            disabled={tooFew}
            aria-describedby={tooFew ? why : undefined}
            onClick={() => change('start')}
          >
            {say('tournament.start')}
          </Button>
          {tooFew && <span id={why}>{say('tournament.start-closed', { fewest: tournament.fewest })}</span>}
        </div>
      )}
      {tournament.state === 'entry' && !tournament.rated && <AddBots busy={busy} change={change} />}
      <NoticeForm notice={tournament.notice ?? ''} busy={busy} change={change} />
      {sure ? (
        <div className="cluster">
          <span>{say('tournament.call-off-sure')}</span>
          <Button kind="danger" size="small" busy={busy} onClick={() => change('call-off')}>
            {say('tournament.call-off')}
          </Button>
          <Button size="small" onClick={() => setSure(false)}>
            {say('tournament.keep-it')}
          </Button>
        </div>
      ) : (
        <Button kind="plain" size="small" onClick={() => setSure(true)}>
          {say('tournament.call-off')}
        </Button>
      )}
    </Paper>
  );
}

function AddBots({ busy, change }: Omit<HostDeskProps, 'tournament'>) {
  const say = useTournamentSay();
  const [count, setCount] = useState(1);
  const [level, setLevel] = useState<string>(USUAL_LEVEL);
  return (
    <form
      className="cluster"
      onSubmit={(event) => {
        event.preventDefault();
        change('bots', { level, count });
      }}
    >
      <label className="field tournament-number">
        {say('tournament.bots')}
        <input
          className="input"
          type="number"
          required
          min={1}
          max={64}
          value={count}
          onChange={({ target }) => setCount(target.valueAsNumber || 1)}
        />
      </label>
      <label className="field">
        {say('tournament.bots-level')}
        <select className="select" value={level} onChange={({ target }) => setLevel(target.value)}>
          <BotOptions value={(bot) => bot} />
        </select>
      </label>
      <Button type="submit" busy={busy}>
        {say('tournament.add-bots')}
      </Button>
    </form>
  );
}

function NoticeForm({ notice, busy, change }: Omit<HostDeskProps, 'tournament'> & { notice: string }) {
  const say = useTournamentSay();
  const [text, setText] = useState(notice);
  return (
    <form
      className="cluster"
      onSubmit={(event) => {
        event.preventDefault();
        change('notice', { text });
      }}
    >
      <label className="field tournament-line-field">
        {say('tournament.notice')}
        <input className="input" maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button type="submit" busy={busy}>
        {say('tournament.notice-save')}
      </Button>
    </form>
  );
}
