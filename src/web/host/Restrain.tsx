import { useId, useState } from 'react';
import type { HostPersonDetails } from '../../protocol/host-room/people.ts';
import { Choice } from '../frame/Choice.tsx';
import { Confirm } from './Confirm.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';

const HOURS = ['1', '24', '72', '168', '720', '8760'] as const;
const LONGEST_WHY = 200;

interface RestrainProps {
  readonly kind: 'mute' | 'ban';
  readonly person: { readonly id: string; readonly name: string };
  /** The report that it answers. */
  readonly report?: string;
  done(person: HostPersonDetails): void;
  close(): void;
}

/** Asks for how long somebody may not chat, or not sit down, and why. */
export function Restrain({ kind, person, report, done, close }: RestrainProps) {
  const say = useHostSay();
  const [hours, setHours] = useState<(typeof HOURS)[number]>('24');
  const [why, setWhy] = useState('');
  const hint = useId();
  const who = person.name;
  return (
    <Confirm
      title={say(`${kind}.title`, { who })}
      label={say(`${kind}.do`)}
      close={close}
      act={async () => {
        const body = { hours: Number(hours), why, ...(report !== undefined && { report }) };
        done(await hostRequest<HostPersonDetails>('PUT', `/people/${part(person.id)}/${kind}`, body));
      }}
    >
      <p>{say(`${kind}.text`, { who })}</p>
      <Choice
        label={say('restrain.long')}
        values={HOURS}
        value={hours}
        say={(value) => say(`hours.${value}`)}
        onChange={setHours}
      />
      <label className="field">
        <span className="label">{say('restrain.why')}</span>
        <input
          className="input"
          maxLength={LONGEST_WHY}
          aria-describedby={hint}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <span className="hint" id={hint}>
          {say('restrain.why-hint')}
        </span>
      </label>
    </Confirm>
  );
}
