import type { HostLogEntry } from '../../protocol/host-room/log.ts';
import { titleOf } from '../game-list.ts';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

/** What hosts did, in sentences. */
export function Actions({ actions }: { actions: readonly HostLogEntry[] }) {
  const say = useHostSay();
  const words = useWords();
  return (
    <ol className="host-actions">
      {actions.map(({ id, at, host, what, details: { name, game, ...details } }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{words.moment(at)}</time>
          <span>
            {say(`did.${what}`, {
              ...details,
              by: host === undefined ? say('log.command-line') : words.name(host.name),
              ...(name !== undefined && { who: words.name(String(name)) }),
              ...(game !== undefined && { game: titleOf(String(game)) }),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
