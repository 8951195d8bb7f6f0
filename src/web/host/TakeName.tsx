import type { HostPersonDetails } from '../../protocol/host-room/people.ts';
import { Confirm } from './Confirm.tsx';
import { hostRequest, part } from './host-api.ts';
import { useHostSay } from './text.ts';

interface TakeNameProps {
  readonly person: { readonly id: string; readonly name: string };
  /** The report that it answers. */
  readonly report?: string;
  done(person: HostPersonDetails): void;
  close(): void;
}

export function TakeName({ person, report, done, close }: TakeNameProps) {
  const say = useHostSay();
  return (
    <Confirm
      title={say('name.title', { who: person.name })}
      label={say('name.do')}
      close={close}
      act={async () => {
        const body = report === undefined ? {} : { report };
        done(await hostRequest<HostPersonDetails>('POST', `/people/${part(person.id)}/name`, body));
      }}
    >
      <p>{say('name.text')}</p>
    </Confirm>
  );
}
