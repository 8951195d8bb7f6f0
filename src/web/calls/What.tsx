import type { CallChannelName, CallKindName, CallPreferences, CallSettings } from '../../protocol/calls.ts';
import { Paper } from '../look/Paper.tsx';
import { useCallsSay } from './text.ts';

const KINDS: readonly CallKindName[] = ['turn', 'clock-low', 'invitation', 'found', 'resume', 'end', 'chat'];

interface WhatProps {
  readonly settings: CallSettings;
  readonly change: (changed: Partial<CallPreferences>) => void;
}

/** What one is called for, and by which way. */
export function What({ settings, change }: WhatProps) {
  const say = useCallsSay();
  const { what } = settings.preferences;
  const channels: readonly CallChannelName[] = settings.canMail ? ['push', 'mail', 'webhook'] : ['push', 'webhook'];
  const set = (kind: CallKindName, channel: CallChannelName, wanted: boolean) => {
    const others = what[kind].filter((each) => each !== channel);
    change({ what: { ...what, [kind]: wanted ? [...others, channel] : others } });
  };
  return (
    <Paper as="section" heading={say('calls.what')}>
      <table className="calls-what">
        <thead>
          <tr>
            <th scope="col">{say('calls.when')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {say(`calls.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`calls.kind.${kind}`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label className="calls-check">
                    <input
                      type="checkbox"
                      aria-label={say('calls.by', {
                        kind: say(`calls.kind.${kind}`),
                        channel: say(`calls.channel.${channel}`),
                      })}
                      checked={what[kind].includes(channel)}
                      onChange={(event) => set(kind, channel, event.target.checked)}
                    />
                    <span aria-hidden="true">{say(`calls.channel.${channel}`)}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
