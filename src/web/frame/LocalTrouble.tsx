import { useEffect, useState } from 'react';
import { localTables } from '../connection/local/local-connection.ts';
import { Button } from '../look/Button.tsx';
import { Toast, ToastRack } from '../look/Toast.tsx';
import { useSay } from '../messages/text.ts';
import { useTables } from '../store/tables.ts';

/** In milliseconds: a restart often takes less time than reading that there is one. */
const READING_TIME = 2_000;

/** Tells, on any page, that local play has stopped and is being restarted. */
export function LocalTrouble() {
  const say = useSay();
  const [isLost, setLost] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let wasLost = false;
    return localTables().onStatus((line) => {
      setLost(line === 'lost');
      if (wasLost && line === 'open') void useTables.getState().refreshMine();
      wasLost = line === 'lost' || (wasLost && line !== 'open');
    });
  }, []);
  useEffect(() => {
    if (isLost) {
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), READING_TIME);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (!isShown) return null;
  return (
    <ToastRack label={say('here.trouble')}>
      <Toast
        kind="warning"
        action={
          isLost && (
            <Button size="small" icon="refresh" onClick={() => localTables().retryNow()}>
              {say('here.try-now')}
            </Button>
          )
        }
      >
        {say('here.stopped')}
      </Toast>
    </ToastRack>
  );
}
