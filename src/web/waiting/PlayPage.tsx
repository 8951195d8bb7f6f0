import './waiting.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { WaitingRoom } from '../../protocol/waiting.ts';
import { Page } from '../frame/Page.tsx';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { PlayForm } from './PlayForm.tsx';
import { Searching } from './Searching.tsx';
import { useWaitingSay } from './text.ts';
import { WaitingNow } from './WaitingNow.tsx';
import { useWaiting, useWaitingRoom } from './waiting.ts';
import { keptWish, type Wish } from './wish.ts';

/** 'Play somebody': what one would like to play, then the search, then the table. */
export function PlayPage() {
  const say = useWaitingSay();
  const server = useMe((store) => store.server);
  const room = useWaitingRoom();
  const [wish, setWish] = useState<Wish>(keptWish);
  useTable(room);
  if (server === 'down') return <Offline />;
  return (
    <Page title={say('waiting.title')} lead={room?.mine === undefined ? say('waiting.lead') : undefined}>
      <div className="play-somebody">
        {room?.mine === undefined ? (
          <PlayForm wish={wish} change={setWish} usual={room?.usual ?? []} />
        ) : (
          <Searching mine={room.mine} usual={room.usual} />
        )}
        {room && <WaitingNow room={room} join={(what) => setWish({ ...wish, ...what })} pace={wish.pace} />}
      </div>
    </Page>
  );
}

/** Goes to the table as soon as one was found. */
function useTable(room: WaitingRoom | undefined): void {
  const [, navigate] = useLocation();
  const putAway = useWaiting((store) => store.putAway);
  const table = room?.found?.table;
  useEffect(() => {
    if (table === undefined) return;
    putAway();
    navigate(`/table/${table}`);
  }, [table, putAway, navigate]);
}
