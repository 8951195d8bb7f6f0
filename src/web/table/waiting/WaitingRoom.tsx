import { addressOfPage } from '../../connection/base.ts';
import './waiting-room.css';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import type { SeatInfo, TableInfo } from '../../../protocol/server.ts';
import { useBlocked } from '../../companions/blocked.ts';
import { api } from '../../connection/api.ts';
import { AppBar } from '../../frame/AppBar.tsx';
import { BotOptions } from '../../frame/BotOptions.tsx';
import { CopyLink } from '../../frame/CopyLink.tsx';
import { isFreeSeat } from '../../frame/free-seat.ts';
import { shownName } from '../../frame/guest-names.ts';
import { NameField, useNameQuestion } from '../../frame/NameField.tsx';
import { OwnName } from '../../frame/OwnName.tsx';
import { useTitle } from '../../frame/Page.tsx';
import { PersonMark } from '../../frame/PersonMark.tsx';
import { useTask } from '../../frame/use-task.ts';
import { titleOf } from '../../game-list.ts';
import { Button } from '../../look/Button.tsx';
import { Paper } from '../../look/Paper.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useSay } from '../../messages/text.ts';
import type { TableStore } from '../../store/table.ts';
import { TableChat } from '../chat/TableChat.tsx';
import { CalledAt } from '../seats/CalledAt.tsx';
import { Beginning, sayBeginning } from './Beginning.tsx';
import { Invitation } from './Invitation.tsx';
import { useNewcomers } from './use-newcomers.ts';

const ChoosePerson = lazy(async () => ({
  default: (await import('../../companions/ChoosePerson.tsx')).ChoosePerson,
}));
const Qr = lazy(async () => ({ default: (await import('../../frame/Qr.tsx')).Qr }));

/** The waiting room: the seats, and how to invite others. */
export function WaitingRoom({ info, store }: { info: TableInfo; store: TableStore }) {
  const say = useSay();
  const task = useTask();
  const naming = useNameQuestion();
  const link = addressOfPage(`/table/${info.table}`);
  const full = info.seats.every(({ holder }) => holder !== 'nobody');
  const own = info.seats.find(({ mine }) => mine)?.seat;
  const seated = own !== undefined;
  const word = useWord(info, store);
  const newcomers = useNewcomers(info.seats);
  useTitle(titleOf(info.game));
  return (
    <>
      <AppBar />
      <main id="content">
        <div className="page room">
          <Invitation info={info} word={word} />
          <Paper as="section" heading={say(full ? 'room.title-full' : 'room.title')} className="room-around">
            <p className="sr-only" role="status">
              {sayBeginning(say, { info, full, seated })}
            </p>
            <p className="sr-only" role="status">
              {newcomers}
            </p>
            {full && <Beginning info={info} full seated={seated} />}
            {!seated && <NameField question={naming} />}
            <ul className="room-seats">
              {info.seats.map((seat) => (
                <SeatLine
                  key={seat.seat}
                  info={info}
                  seat={seat}
                  seated={seated}
                  named={seat.seat === own}
                  run={task.run}
                  settleName={naming.settle}
                />
              ))}
            </ul>
            {task.trouble && <p className="error">{task.trouble}</p>}
            {!full && <Beginning info={info} full={false} seated={seated} />}
          </Paper>
          <Paper as="section" heading={say('room.chat')} className="room-chat">
            <TableChat info={info} store={store} />
          </Paper>
          <Paper as="section" heading={say('room.invite')} className="room-invite">
            <p>{say('room.invite-hint')}</p>
            <CopyLink link={link} title={titleOf(info.game)} />
            <Suspense fallback={null}>
              <Qr text={link} caption={say('room.qr')} />
            </Suspense>
          </Paper>
        </div>
      </main>
    </>
  );
}

/** What the host said first, if that was the first thing said. People whom the reader has blocked say nothing. */
function useWord({ seats }: TableInfo, store: TableStore): string | undefined {
  const first = useStore(store, ({ chat }) => chat.find(({ id }) => id === 1));
  const blocked = useBlocked(({ people }) => people);
  const host = seats.find((seat) => seat.host)?.person;
  return first !== undefined && first.person === host && !blocked?.has(first.person) ? first.text : undefined;
}

interface SeatLineProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  /** Whether the viewer already has a seat. */
  readonly seated: boolean;
  /** Whether the viewer's name can be edited here. */
  readonly named: boolean;
  readonly run: (work: () => Promise<void>) => void;
  readonly settleName: () => Promise<void>;
}

function SeatLine({ info, seat, seated, named, run, settleName }: SeatLineProps) {
  const say = useSay();
  const { table } = info;
  const free = seat.holder === 'nobody';
  const { kept } = seat;
  const [choosing, setChoosing] = useState(false);
  const act = (work: () => Promise<unknown>) => () => run(async () => void (await work()));
  return (
    <li className="room-seat" data-free={free || undefined}>
      <SeatMark seat={seatNumber(seat.seat)} />
      <PersonMark seat={kept ?? seat} />
      {named ? (
        <OwnName />
      ) : (
        <span className="room-name">
          {kept ? say('room.kept', { name: shownName(kept.name, say) }) : free ? say('lobby.free-seat') : seat.name}
          {kept && !kept.mine && <CalledAt info={info} seat={seat.seat} />}
          {seat.mine && <span className="player-you">{say('players.you')}</span>}
          {seat.host && !seat.mine && <span className="room-host">{say('room.made')}</span>}
        </span>
      )}
      {isFreeSeat(seat) && (
        <Button
          size="small"
          kind={seated ? 'quiet' : 'primary'}
          onClick={act(async () => {
            await settleName();
            await api.join(table, seat.seat);
          })}
        >
          {say('room.sit')}
        </Button>
      )}
      {kept?.mine && (
        <Button size="small" onClick={act(() => api.decline(table))}>
          {say('room.decline')}
        </Button>
      )}
      {kept && info.host && (
        <Button size="small" onClick={act(() => api.setSeat(table, seat.seat, 'anyone'))}>
          {say('room.take-back')}
        </Button>
      )}
      {free && !kept && info.host && !choosing && (
        <Button size="small" onClick={() => setChoosing(true)}>
          {say('room.invite-name')}
        </Button>
      )}
      {free && !kept && info.host && !info.rated && (
        <select
          className="select"
          aria-label={say('room.bot')}
          value=""
          onChange={({ target: { value } }) => act(() => api.setSeat(table, seat.seat, { bot: value }))()}
        >
          <option value="" disabled>
            {say('room.bot')}
          </option>
          <BotOptions value={(bot) => bot} />
        </select>
      )}
      {free && !kept && info.host && choosing && (
        <span className="room-choose">
          <Suspense fallback={null}>
            <ChoosePerson
              except={info.seats.flatMap((each) => each.person ?? each.kept?.person ?? [])}
              choose={({ id }) => {
                setChoosing(false);
                act(() => api.setSeat(table, seat.seat, { invite: id }))();
              }}
            />
          </Suspense>
        </span>
      )}
      {seat.mine && (
        <Button size="small" onClick={act(() => api.leave(table, seat.seat))}>
          {say('room.stand-up')}
        </Button>
      )}
      {!free && !seat.mine && info.host && (
        <Button size="small" onClick={act(() => api.setSeat(table, seat.seat, 'anyone'))}>
          {say('room.free')}
        </Button>
      )}
    </li>
  );
}
