import { type ReactNode, useMemo, useState } from 'react';
import type { Position, Viewer } from '../../kernel/game.ts';
import { frameFor } from '../../kernel/steps.ts';
import { AboutPanel } from '../board-kit/about/AboutPanel.tsx';
import { createAboutStore } from '../board-kit/about/about-store.ts';
import { CornerContext } from '../board-kit/about/ReadingCorner.tsx';
import { CaptionsContext, captionsOf } from '../board-kit/captions/captions.tsx';
import type { PlaceChange } from '../board-kit/changed/changes.ts';
import { MarksContext } from '../board-kit/changed/marks.tsx';
import type { PlaceState } from '../board-kit/places.tsx';
import { Stage, type StageHandler } from '../board-kit/Stage.tsx';
import type { BoardProps, PlaceId, Tabletop } from '../board-kit/tabletop.ts';
import { WordsContext } from '../board-kit/words.ts';
import { useSay } from '../messages/text.ts';

interface BoardOnStageProps extends Omit<BoardProps<unknown>, 'frame'> {
  readonly tabletop: Tabletop;
  readonly places: ReadonlyMap<PlaceId, PlaceState>;
  readonly handler: StageHandler;
  /** The moment of the match that is shown, and a number that grows with every event. */
  readonly moment: number;
  readonly number: number;
  /** The changes since the viewer's last turn, by place. */
  readonly marks: ReadonlyMap<PlaceId, PlaceChange>;
  /** Where explanations are shown on wide screens; without it, in the board's own corner if it has one. */
  readonly corner: HTMLElement | null;
  /** Marks over the board: an <InkLayer>. */
  readonly ink?: ReactNode;
}

/** A game's board on the stage, with the contexts that the frame provides. */
export function BoardOnStage(props: BoardOnStageProps) {
  const { tabletop, places, handler, moment, number, marks, corner, ink, ...board } = props;
  const { view, viewer, news, over, speak, openRule } = board;
  const say = useSay();
  const [aboutStore] = useState(createAboutStore);
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const captions = useMemo(() => captionsOf(tabletop, news, view, speak), [tabletop, news, view, speak]);
  return (
    <WordsContext value={say}>
      <MarksContext value={marks}>
        <CaptionsContext value={captions}>
          <Stage
            label={say('table.board')}
            places={places}
            handler={handler}
            scene={{ viewer, moment, number }}
            aboutStore={aboutStore}
          >
            <CornerContext value={setOwn}>
              <tabletop.Board {...board} frame={over ? undefined : frameOf(view as Position, viewer)} />
            </CornerContext>
            {ink}
          </Stage>
          <AboutPanel
            aboutStore={aboutStore}
            about={(thing, ticked) => tabletop.about?.(thing, view, viewer, speak, ticked, chosenOn(places))}
            places={places}
            choose={handler.choose}
            openRule={openRule}
            corner={corner ?? own}
            moment={moment}
          />
        </CaptionsContext>
      </MarksContext>
    </WordsContext>
  );
}

function chosenOn(places: ReadonlyMap<PlaceId, PlaceState>): PlaceId[] {
  return [...places].flatMap(([place, { mood }]) => (mood === 'chosen' ? [place] : []));
}

function frameOf(view: Position, viewer: Viewer) {
  return viewer === 'spectator' ? undefined : frameFor(view, viewer);
}
