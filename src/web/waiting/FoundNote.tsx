import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { BASE } from '../connection/base.ts';
import { titleOf } from '../game-list.ts';
import { Button } from '../look/Button.tsx';
import { Toast, ToastRack } from '../look/Toast.tsx';
import { useWaitingSay } from './text.ts';
import { useWaiting, useWaitingRoom } from './waiting.ts';

/** Tells on any page that somebody was found, and shows the server that this browser is still open. */
export function FoundNote() {
  const say = useWaitingSay();
  const room = useWaitingRoom();
  const putAway = useWaiting((store) => store.putAway);
  const [here, navigate] = useLocation();
  useSayGoodbye();
  const found = room?.found;
  const table = found === undefined ? '' : `/table/${found.table}`;
  useEffect(() => {
    if (found !== undefined && here === table) putAway();
  }, [found, here, table, putAway]);
  const isShown = found !== undefined && here !== '/play' && here !== table;
  return (
    // At a table the foot of the window is where one answers.
    <ToastRack label={say('waiting.found')} isOnTop={here.startsWith('/table/')}>
      {isShown && (
        <Toast
          kind="good"
          action={
            <Button kind="primary" onClick={() => navigate(table)}>
              {say('waiting.to-table')}
            </Button>
          }
          onDismiss={putAway}
          dismissLabel={say('waiting.later')}
        >
          <b>{say('waiting.found')}</b> {say('waiting.found-text', { game: titleOf(found.game), bots: found.bots })}
        </Toast>
      )}
    </ToastRack>
  );
}

/** When the page is closed, the server need not wait to find that out. */
function useSayGoodbye(): void {
  const waits = useWaiting((store) => store.room?.mine?.stay === false);
  useEffect(() => {
    if (!waits) return;
    const leave = () => navigator.sendBeacon(`${BASE}/api/me/waiting/away`);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [waits]);
}
