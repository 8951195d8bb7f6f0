import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useAttending } from '../calls/attend.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { serverConnection } from '../connection/socket.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { useSay } from '../messages/text.ts';
import { playAgain } from '../play.ts';
import { openSession, type TableSession, type TableStore } from '../store/table.ts';
import { NoTable } from '../table/NoTable.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { WaitingRoom } from '../table/waiting/WaitingRoom.tsx';

interface TablePageProps {
  readonly id: string;
  readonly guided: boolean;
}

function useSession(id: string): TableStore | undefined {
  const [store, setStore] = useState<TableStore | undefined>(undefined);
  useEffect(() => {
    const session = openSession(isLocal(id) ? localTables() : serverConnection(), id);
    setStore(session.store);
    return session.leave;
  }, [id]);
  return store;
}

const AskCard = lazy(async () => ({ default: (await import('../calls/at-table.ts')).AskCard }));

export function TablePage({ id, guided }: TablePageProps) {
  useAttending(id);
  const store = useSession(id);
  return store === undefined ? <Waiting /> : <TableOf store={store} id={id} guided={guided} />;
}

function Waiting() {
  const say = useSay();
  return (
    <p className="loading" role="status">
      {say('loading')}
    </p>
  );
}

function howItStands({ info, match, missing, unreadable }: TableSession) {
  return { info, match, missing, unreadable };
}

function TableOf({ store, id, guided }: TablePageProps & { store: TableStore }) {
  const [, navigate] = useLocation();
  const { info: told, match, missing, unreadable } = useStore(store, useShallow(howItStands));
  const info = useShownNames(told);
  if (missing || unreadable) return <NoTable reason={missing ? 'unknown' : 'unreadable'} />;
  if (info === undefined) return <Waiting />;
  if (info.state === 'gathering') return <WaitingRoom info={info} store={store} />;
  if (match === undefined) return <Waiting />;
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <TableFrame
          store={store}
          info={info}
          match={match}
          guided={guided}
          again={async () => navigate(`/table/${await playAgain(id)}`)}
        />
      </Suspense>
      {info.pace !== undefined && (
        <Suspense>
          <AskCard info={info} match={match} />
        </Suspense>
      )}
    </>
  );
}
