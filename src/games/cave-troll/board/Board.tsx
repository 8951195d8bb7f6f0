import './board.css';
import './narrow.css';
import './cards.css';
import './figure-card.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '../../../kernel/tell.ts';
import { useComfort } from '../../../web/board-kit/comfort.ts';
import type { BoardProps } from '../../../web/board-kit/tabletop.ts';
import { type Drawing, useZoom } from '../../../web/board-kit/zoom/use-zoom.ts';
import { ZoomBar } from '../../../web/board-kit/zoom/ZoomBar.tsx';
import { GRID } from '../box/areas.ts';
import type { Figure } from '../box/figures.ts';
import type { CaveTroll } from '../position.ts';
import { CaveSilhouettes } from './art/Piece.tsx';
import { Captions, payingTime } from './Captions.tsx';
import { Dungeon } from './Dungeon.tsx';
import { FigureCard } from './FigureCard.tsx';
import { Hand } from './Hand.tsx';
import { Hourglass } from './Hourglass.tsx';
import { Seats } from './Seats.tsx';
import type { BoardWord } from './words.ts';

/** The map needs a little more than its cells: its outer walls. */
const ACROSS = GRID.width + 0.3;
const SIGHT = { width: ACROSS, height: ACROSS, areas: '[data-area]', pieces: '[data-figure]' };

/** How wide a cell has to be. */
const COMFORTABLE = { finger: 44, large: 46, usual: 30 } as const;

function useMap(): Drawing {
  const comfortable = COMFORTABLE[useComfort()];
  return useMemo(() => ({ ...SIGHT, comfortable }), [comfortable]);
}

/** The dungeon with everybody in it; beside it the gangs, the hourglass and what the viewer holds. */
export function Board({ view, viewer, frame, seats, over, news, speak, openRule }: BoardProps<CaveTroll, BoardWord>) {
  const me = viewer === 'spectator' ? undefined : viewer;
  const [inspected, setInspected] = useInspected(view);
  const window = useRef<HTMLElement>(null);
  const paying = usePaying(news);
  const map = useMap();
  const zoom = useZoom(window, map, paying || !seats.some(({ mine, asked }) => mine && asked));
  return (
    <div className="ct-board" data-seats={seats.length}>
      <CaveSilhouettes />
      <Dungeon view={view} window={window} cell={zoom.unit} speak={speak} inspect={setInspected}>
        <Captions news={news} />
      </Dungeon>
      {/* What can be chosen comes first for those who tab through, wherever it is drawn. */}
      <div className="ct-side">
        {me !== undefined && <Hand view={view} seat={me} frame={frame} speak={speak} />}
        <Seats view={view} seats={seats} viewer={me} over={over} news={news} speak={speak} />
        {inspected !== undefined && (
          <FigureCard
            view={view}
            figure={inspected}
            speak={speak}
            openRule={openRule}
            close={() => setInspected(undefined)}
          />
        )}
      </div>
      <div className="ct-top">
        <Hourglass view={view} over={over} speak={speak} />
        <ZoomBar zoom={zoom} />
      </div>
    </div>
  );
}

/** Whether rooms are paying out: a sight for the whole map. */
function usePaying(news: readonly GameEvent[]): boolean {
  const [paid, setPaid] = useState<readonly GameEvent[] | undefined>(undefined);
  const time = payingTime(news);
  useEffect(() => {
    if (time === 0) return;
    const timer = setTimeout(() => setPaid(news), time);
    return () => clearTimeout(timer);
  }, [news, time]);
  return time > 0 && paid !== news;
}

/** The figure whose card is open; it closes when the figure goes elsewhere, and with every action that is finished. */
function useInspected(view: CaveTroll): [Figure | undefined, (figure: Figure | undefined) => void] {
  const [open, setOpen] = useState<{ figure: Figure; moment: string } | undefined>(undefined);
  const inspect = useCallback(
    (figure: Figure | undefined) =>
      setOpen(figure === undefined ? undefined : { figure, moment: momentOf(view, figure) }),
    [view],
  );
  const stays = open !== undefined && open.moment === momentOf(view, open.figure);
  return [stays ? open.figure : undefined, inspect];
}

function momentOf({ turns, actions, where }: CaveTroll, figure: Figure): string {
  return `${turns} ${actions} ${where[figure]}`;
}
