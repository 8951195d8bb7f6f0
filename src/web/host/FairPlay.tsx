import { Link } from 'wouter';
import type { HostFairPlay, HostSuspicion } from '../../protocol/host-room/fair-play.ts';
import { Empty } from '../frame/Empty.tsx';
import { titleOf } from '../game-list.ts';
import { Paper } from '../look/Paper.tsx';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';

/** Rated matches that seem to be arranged. A host looks at them; nothing happens by itself. */
export function FairPlay() {
  const say = useHostSay();
  const { value, trouble } = useRead<HostFairPlay>('/fair-play');
  return (
    <Paper as="section" heading={say('host.section.fair-play')} className="stack">
      <p className="small">{say('fair.lead', { days: value?.days ?? 0 })}</p>
      {trouble && <p className="error">{trouble}</p>}
      {value?.suspicions.length === 0 && <Empty>{say('fair.none')}</Empty>}
      <ul className="host-list">
        {value?.suspicions.map((suspicion) => (
          <Suspected
            key={`${suspicion.kind} ${suspicion.game} ${suspicion.who.id} ${suspicion.others[0]?.id}`}
            {...suspicion}
          />
        ))}
      </ul>
      {value?.more && <p className="small soft">{say('fair.more')}</p>}
    </Paper>
  );
}

function Suspected({ kind, game, who, others, times, of }: HostSuspicion) {
  const say = useHostSay();
  return (
    <li className="host-row">
      <div className="host-row-words">
        <p>
          {say(`fair.${kind}`, {
            name: who.name,
            others: others.map(({ name }) => name).join(', '),
            game: titleOf(game),
            times,
            of,
          })}
        </p>
        <p className="cluster small">
          {[who, ...others].map(({ id, name }) => (
            <Link key={id} href={`/host/people/${id}`}>
              {name}
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}
