import type { HostSettings } from '../../protocol/host-room/settings.ts';
import { hasPasskeys } from '../account/passkeys.ts';
import { Badge } from '../look/Badge.tsx';
import { Paper } from '../look/Paper.tsx';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';

/** The settings in force. Secrets are only said to be set. */
export function Settings() {
  const say = useHostSay();
  const { value, trouble } = useRead<HostSettings>('/settings');
  return (
    <Paper as="section" heading={say('host.section.settings')} className="stack">
      {trouble && <p className="error">{trouble}</p>}
      {value && (
        <>
          <p>{say('settings.version', { version: value.version })}</p>
          {!hasPasskeys() && <p className="hint">{say('settings.needs-https', { site: location.origin })}</p>}
          {value.passkeys !== undefined && <p>{say('settings.passkeys', { domain: value.passkeys })}</p>}
          <table className="host-table host-settings">
            <thead>
              <tr>
                <th scope="col">{say('settings.variable')}</th>
                <th scope="col">{say('settings.value')}</th>
              </tr>
            </thead>
            <tbody>
              {value.settings.map(({ variable, value: set, secret, isDefault }) => (
                <tr key={variable}>
                  <th scope="row">
                    <code>{variable}</code>
                  </th>
                  <td>
                    {secret ? say('settings.secret') : set === '' ? say('settings.unset') : <code>{set}</code>}{' '}
                    {isDefault && set !== '' && <Badge>{say('settings.default')}</Badge>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Paper>
  );
}
