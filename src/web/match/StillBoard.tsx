import { type ReactNode, useRef } from 'react';
import type { Move, Position, Seat, Viewer } from '../../kernel/game.ts';
import { asked } from '../../kernel/steps.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import type { SeatInfo } from '../../protocol/server.ts';
import { useShownSeat } from '../board-kit/homes/use-shown-seat.ts';
import { useTabletop } from '../game-parts.ts';
import { BoardOnStage } from '../table/BoardOnStage.tsx';
import type { Speech } from '../table/log/speech.ts';
import { useNaturalHeight } from './natural-height.ts';

export interface StillBoardProps {
  readonly game: string;
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'name' | 'mine'>[];
  /** Through whose eyes the board is seen, and what they see. */
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly moment: number;
  /** Whether the match is over there. */
  readonly over: boolean;
  /** What has happened just before. */
  readonly news: readonly GameEvent[];
  readonly speech: Speech;
  readonly openRule: (rule: string) => void;
  /** Marks over the board. */
  readonly ink?: ReactNode;
}

/** A board to look at, as high as it needs to be. */
export function StillBoard(props: StillBoardProps) {
  const { game, seats, viewer, view, moment, over, news, speech, openRule, ink } = props;
  const tabletop = useTabletop(game);
  const [shown, show] = useShownSeat({ viewer, asked: false, active: activeIn(view) });
  const box = useRef<HTMLDivElement>(null);
  useNaturalHeight(box);
  return (
    <div className="match-board" ref={box}>
      <BoardOnStage
        tabletop={tabletop}
        places={NO_PLACES}
        handler={NOTHING_TO_DO}
        moment={moment}
        number={0}
        marks={NO_MARKS}
        corner={null}
        ink={ink}
        view={view}
        viewer={viewer}
        seats={seats.map(({ seat, name, mine }) => ({ seat, name, mine, asked: false }))}
        over={over}
        past
        recent={NO_EVENTS}
        news={news}
        speak={speech.say}
        openRule={openRule}
        shown={shown}
        show={show}
        offers={NO_OFFERS}
        give={NOTHING_TO_DO.give}
        proposals={[]}
        propose={undefined}
      />
    </div>
  );
}

const NO_PLACES = new Map();
const NO_EVENTS: readonly never[] = [];
const NO_OFFERS: readonly Move[] = [];
const NO_MARKS = new Map();
const NOTHING_TO_DO = {
  choose() {},
  give() {},
  explain() {},
  pickUp() {},
  letGo() {},
  ahead: () => [],
  commits: () => false,
};

/** The seat that has to answer at that moment. */
function activeIn(view: unknown): Seat {
  return asked(view as Position)[0] ?? 0;
}
