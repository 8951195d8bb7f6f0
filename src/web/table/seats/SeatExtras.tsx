import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/server.ts';
import { isLocal } from '../../connection/connection.ts';
import { BotMark } from '../../frame/BotMark.tsx';
import { OwnName } from '../../frame/OwnName.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Button, IconButton } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useSay } from '../../messages/text.ts';
import { useMe } from '../../store/me.ts';
import { sayTime } from '../result/outcome.ts';
import { CalledAt } from './CalledAt.tsx';
import { isOfferable, OfferedSeat, OfferSeat } from './OfferedSeat.tsx';
import { useCalled } from './use-called.ts';

export interface SeatActions {
  resign(seat: Seat): void;
  handOver(seat: Seat): void;
  takeBack(seat: Seat): void;
  vote(seat: Seat): void;
  /** A bot explains its last move; undefined where bots explain nothing. */
  readonly explain?: ((seat: Seat) => ReactNode) | undefined;
}

const ReportDialog = lazy(async () => ({ default: (await import('../../host-word/ReportDialog.tsx')).ReportDialog }));
const Relate = lazy(async () => ({ default: (await import('../../companions/Relate.tsx')).Relate }));
const TableCalls = lazy(async () => ({ default: (await import('../../calls/at-table.ts')).TableCalls }));

interface SeatExtrasProps {
  /** Seats have no actions once the match is over, and bots play for nobody where it is rated. */
  readonly info: Pick<TableInfo, 'table' | 'state' | 'rated' | 'tournament' | 'seats' | 'asked'>;
  readonly seat: SeatInfo;
  readonly actions: SeatActions;
}

/** A seat's presence and resignation, and its actions. */
export function SeatExtras({ info, seat, actions }: SeatExtrasProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const presence = presenceOf(seat);
  const canAct = info.state === 'running' && (canActOn(seat) || isOfferable(info, seat));
  const isBot = presence === 'bot' || presence === 'program';
  const canExplain = actions.explain !== undefined && seat.holder === 'bot' && info.state === 'running';
  return (
    <>
      {seat.resigned && !seat.offered && <Badge kind="ember">{say('players.resigned')}</Badge>}
      {(seat.former !== undefined || seat.offered) && <OfferedSeat info={info} seat={seat} />}
      {seat.votes > 0 && <Badge>{say('players.votes', { count: seat.votes })}</Badge>}
      <span className={`presence presence-${isBot ? 'bot' : presence}`}>
        {seat.bot !== undefined && <BotMark bot={seat.bot} />}
        {seat.bot === undefined && isBot && <Icon name="bot" />}
        {presence === 'away' ? (
          <Away info={info} seat={seat} />
        ) : (
          <span className="sr-only">{say(`players.${presence}`)}</span>
        )}
      </span>
      {(canAct || canExplain || isReportable(info.table, seat)) && (
        <IconButton
          icon="more"
          label={say(canAct ? 'players.more' : 'players.about', { name: seat.name })}
          onClick={() => setOpen(true)}
        />
      )}
      {open && <SeatDialog info={info} seat={seat} actions={actions} close={() => setOpen(false)} />}
    </>
  );
}

/** Since when somebody is away, and when they were called if the table waits for them. */
function Away({ info, seat }: { info: SeatExtrasProps['info']; seat: SeatInfo }) {
  const say = useSay();
  const [called] = useCalled(info, seat.seat, !seat.mine && info.asked.includes(seat.seat));
  const news = [
    seat.awaySince !== undefined && say('players.away-since', { since: sayTime(seat.awaySince) }),
    called && say(called.seen ? 'players.called' : 'players.called-unseen', { since: sayTime(called.at) }),
  ].filter(Boolean);
  if (news.length === 0) return <span className="sr-only">{say('players.away')}</span>;
  return <span className="presence-since">{news.join(' · ')}</span>;
}

/** Names of people who are at a table of the server. */
function isReportable(table: string, { mine, person }: SeatInfo): boolean {
  return !mine && person !== undefined && !isLocal(table);
}

function canActOn({ mine, resigned, holder, bot, present }: SeatInfo): boolean {
  if (resigned) return false;
  return mine || (holder === 'person' && bot === undefined && !present);
}

export function presenceOf({ bot, program, present }: SeatInfo): 'bot' | 'program' | 'here' | 'away' {
  if (bot !== undefined) return 'bot';
  if (!present) return 'away';
  return program ? 'program' : 'here';
}

interface SeatDialogProps {
  readonly info: SeatExtrasProps['info'];
  readonly seat: SeatInfo;
  readonly actions: SeatActions;
  readonly close: () => void;
}

function SeatDialog({ info, seat, actions, close }: SeatDialogProps) {
  const { table, state, rated, tournament } = info;
  const say = useSay();
  const [sure, setSure] = useState(false);
  const [reporting, setReporting] = useState(false);
  const isCalled = useMe(({ person }) => person?.called === true);
  const act = (action: (seat: Seat) => void) => () => {
    action(seat.seat);
    close();
  };
  const [explaining, setExplaining] = useState(false);
  if (reporting && seat.person !== undefined) {
    return (
      <Suspense>
        <ReportDialog table={table} person={{ id: seat.person, name: seat.name }} close={close} />
      </Suspense>
    );
  }
  return (
    <Dialog open onClose={close} title={seat.name} closeLabel={say('close')}>
      <div className="seat-actions">
        {seat.holder === 'bot' &&
          actions.explain !== undefined &&
          (explaining ? (
            <Suspense>{actions.explain(seat.seat)}</Suspense>
          ) : (
            <Button icon="hint" onClick={() => setExplaining(true)}>
              {say('players.explain')}
            </Button>
          ))}
        {seat.mine && seat.person !== undefined && <OwnName />}
        {seat.mine && isCalled && !isLocal(table) && (
          <Suspense>
            <TableCalls table={table} />
          </Suspense>
        )}
        {seat.mine && seat.bot === undefined && !rated && !tournament && (
          <>
            <p>{say('players.hand-over-hint')}</p>
            <Button icon="bot" onClick={act(actions.handOver)}>
              {say('players.hand-over')}
            </Button>
          </>
        )}
        {seat.mine && seat.bot !== undefined && (
          <Button kind="primary" icon="hand" onClick={act(actions.takeBack)}>
            {say('players.take-back')}
          </Button>
        )}
        {isReportable(table, seat) && state === 'running' && <CalledAt info={info} seat={seat.seat} />}
        {!seat.mine && state === 'running' && canActOn(seat) && (
          <>
            <p>{say('players.vote-hint', { name: seat.name })}</p>
            <Button icon="bot" onClick={act(actions.vote)}>
              {say('players.vote')}
            </Button>
          </>
        )}
        {state === 'running' && isOfferable(info, seat) && <OfferSeat info={info} seat={seat} />}
        {seat.mine && !sure && (
          <Button icon="flag" onClick={() => setSure(true)}>
            {say('players.resign')}
          </Button>
        )}
        {seat.mine && sure && (
          <>
            <p>{say('players.resign-hint')}</p>
            <Button kind="danger" icon="flag" onClick={act(actions.resign)}>
              {say('players.resign-sure')}
            </Button>
          </>
        )}
        {isReportable(table, seat) && seat.person !== undefined && (
          <Suspense>
            <Relate person={seat.person} />
          </Suspense>
        )}
        {isReportable(table, seat) && (
          <Button kind="plain" icon="flag" onClick={() => setReporting(true)}>
            {say('players.report')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
