import type { SeatInfo, TableInfo } from '../../../protocol/server.ts';
import { api } from '../../connection/api.ts';
import { useTask } from '../../frame/use-task.ts';
import { Badge } from '../../look/Badge.tsx';
import { Button } from '../../look/Button.tsx';
import { useSay, useTexts } from '../../messages/text.ts';

interface OfferedSeatProps {
  readonly info: Pick<TableInfo, 'table' | 'seats'>;
  readonly seat: SeatInfo;
}

/** Whether the others may offer the seat of somebody who has left. */
export function isOfferable({ seats }: Pick<TableInfo, 'seats'>, { mine, offerFrom, offered }: SeatInfo): boolean {
  const plays = seats.some((each) => each.mine && each.bot === undefined);
  return plays && !mine && (offered === true || (offerFrom !== undefined && Date.now() >= offerFrom));
}

/** Who had the seat before, and for whoever only watches the button to sit down where it is offered. */
export function OfferedSeat({ info: { table, seats }, seat }: OfferedSeatProps) {
  const say = useSay();
  const task = useTask();
  const language = useTexts((store) => store.language);
  const names = new Intl.ListFormat(language).format(seat.former ?? []);
  const sitDown = () =>
    task.run(async () => {
      await api.takeOver(table, seat.seat);
    });
  return (
    <div className="offered-seat">
      {seat.former && <Badge>{say('players.former', { names })}</Badge>}
      {seat.offered && <Badge kind="gold">{say('players.offered')}</Badge>}
      {seat.offered && !seats.some(({ mine }) => mine) && (
        <Button size="small" kind="primary" busy={task.busy} onClick={sitDown}>
          {say('players.play-on')}
        </Button>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}

/** For those who play: agrees that the seat is offered in the lobby, or withdraws it. */
export function OfferSeat({ info: { table }, seat }: OfferedSeatProps) {
  const say = useSay();
  const task = useTask();
  const set = (offered: boolean) =>
    task.run(async () => {
      await api.offerSeat(table, seat.seat, offered);
    });
  const agreed = seat.agreed?.length ?? 0;
  return (
    <>
      <p>{say(seat.offered ? 'players.offered-hint' : 'players.offer-hint', { name: seat.name })}</p>
      {!seat.offered && agreed > 0 && <p className="small">{say('players.agreed', { count: agreed })}</p>}
      <Button icon="hand" busy={task.busy} onClick={() => set(!seat.offered)}>
        {say(seat.offered ? 'players.withdraw' : 'players.offer')}
      </Button>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}
