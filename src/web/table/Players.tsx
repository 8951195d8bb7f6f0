import './players.css';
import { useState } from 'react';
import type { Score, Seat } from '../../kernel/game.ts';
import type { SeatInfo, TableInfo } from '../../protocol/server.ts';
import { BotMark } from '../frame/BotMark.tsx';
import { Badge } from '../look/Badge.tsx';
import { Button, IconButton } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { Icon } from '../look/Icon.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { useSay } from '../messages/text.ts';

export interface SeatActions {
  resign(seat: Seat): void;
  handOver(seat: Seat): void;
  takeBack(seat: Seat): void;
  vote(seat: Seat): void;
}

interface PlayersProps {
  readonly info: TableInfo;
  readonly scores: readonly Score[];
  readonly actions: SeatActions;
}

/** Who sits at the table, who is there, whose turn it is, and what can be done about a seat. */
export function Players({ info, scores, actions }: PlayersProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<Seat | undefined>(undefined);
  const seat = info.seats.find((each) => each.seat === chosen);
  // Where several sit at one screen, 'you' would say nothing.
  const alone = info.seats.filter(({ mine }) => mine).length === 1;
  return (
    <div className="players">
      <ul className="players-list">
        {info.seats.map((each) => (
          <PlayerLine
            key={each.seat}
            seat={each}
            you={each.mine && alone}
            asked={info.asked.includes(each.seat)}
            points={scores.find((score) => score.seat === each.seat)?.points}
            open={info.state === 'running' && canActOn(each) ? () => setChosen(each.seat) : undefined}
          />
        ))}
      </ul>
      {info.spectators > 0 && (
        <p className="players-watching">
          <Icon name="eye" /> {say('players.watching', { count: info.spectators })}
        </p>
      )}
      {seat && <SeatDialog seat={seat} actions={actions} close={() => setChosen(undefined)} />}
    </div>
  );
}

function canActOn({ mine, resigned, holder, bot, present }: SeatInfo): boolean {
  if (resigned) return false;
  return mine || (holder === 'person' && bot === undefined && !present);
}

function presenceOf({ bot, program, present }: SeatInfo): 'bot' | 'program' | 'here' | 'away' {
  if (bot !== undefined) return 'bot';
  if (!present) return 'away';
  return program ? 'program' : 'here';
}

interface PlayerLineProps {
  readonly seat: SeatInfo;
  readonly you: boolean;
  readonly asked: boolean;
  readonly points: number | undefined;
  readonly open: (() => void) | undefined;
}

function PlayerLine({ seat, you, asked, points, open }: PlayerLineProps) {
  const say = useSay();
  const presence = presenceOf(seat);
  const isBot = presence === 'bot' || presence === 'program';
  return (
    <li className={asked ? 'player player-turn' : presence === 'away' ? 'player player-away' : 'player'}>
      <SeatMark seat={seatNumber(seat.seat)} />
      <span className="player-name">
        {seat.name}
        {you && <span className="player-you">{say('players.you')}</span>}
      </span>
      {seat.resigned && <Badge kind="ember">{say('players.resigned')}</Badge>}
      {asked && <Badge kind="gold">{say('players.turn')}</Badge>}
      {seat.votes > 0 && <Badge>{say('players.votes', { count: seat.votes })}</Badge>}
      <span className={`presence presence-${isBot ? 'bot' : presence}`} title={say(`players.${presence}`)}>
        {seat.bot !== undefined && <BotMark bot={seat.bot} />}
        {seat.bot === undefined && isBot && <Icon name="bot" />}
        <span className="sr-only">{say(`players.${presence}`)}</span>
      </span>
      <span className="player-points">{points}</span>
      {open ? (
        <IconButton icon="more" label={say('players.more', { name: seat.name })} onClick={open} />
      ) : (
        <span className="player-space" />
      )}
    </li>
  );
}

interface SeatDialogProps {
  readonly seat: SeatInfo;
  readonly actions: SeatActions;
  readonly close: () => void;
}

function SeatDialog({ seat, actions, close }: SeatDialogProps) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  const act = (action: (seat: Seat) => void) => () => {
    action(seat.seat);
    close();
  };
  return (
    <Dialog open onClose={close} title={seat.name} closeLabel={say('close')}>
      <div className="seat-actions">
        {seat.mine && seat.bot === undefined && (
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
        {!seat.mine && (
          <>
            <p>{say('players.vote-hint', { name: seat.name })}</p>
            <Button icon="bot" onClick={act(actions.vote)}>
              {say('players.vote')}
            </Button>
          </>
        )}
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
      </div>
    </Dialog>
  );
}
