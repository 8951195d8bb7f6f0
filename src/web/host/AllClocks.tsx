import { useState } from 'react';
import type { HostClocks } from '../../protocol/host-room/tables.ts';
import { Button } from '../look/Button.tsx';
import { Confirm } from './Confirm.tsx';
import { hostRequest } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

/** Stops the clocks of all matches, or lets them go on. */
export function AllClocks({ done }: { done(): Promise<void> }) {
  const say = useHostSay();
  const words = useWords();
  const clocks = useRead<HostClocks>('/clocks');
  const [asking, setAsking] = useState(false);
  if (clocks.value === undefined) return clocks.trouble ? <p className="error">{clocks.trouble}</p> : null;
  const { since } = clocks.value;
  const what = since === undefined ? 'stop' : 'go-on';
  return (
    <div className="cluster">
      <Button size="small" icon="hourglass" onClick={() => setAsking(true)}>
        {say(`all-clocks.${what}.do`)}
      </Button>
      <span className="hint">
        {since === undefined ? say('all-clocks.hint') : say('all-clocks.since', { when: words.ago(since) })}
      </span>
      {asking && (
        <Confirm
          title={say(`all-clocks.${what}.title`)}
          label={say(`all-clocks.${what}.do`)}
          kind="primary"
          close={() => setAsking(false)}
          act={async () => {
            clocks.show(await hostRequest<HostClocks>('POST', `/clocks/${what}`));
            await done();
          }}
        >
          <p>{say(`all-clocks.${what}.text`)}</p>
        </Confirm>
      )}
    </div>
  );
}
