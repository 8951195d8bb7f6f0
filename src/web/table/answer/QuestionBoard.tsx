import { type ReactNode, useState } from 'react';
import type { Move, Seat } from '../../../kernel/game.ts';
import { AnswersContext } from '../../board-kit/beside-question.tsx';
import type { BoardProps, Tabletop } from '../../board-kit/tabletop.ts';
import { BoardOnStage } from '../BoardOnStage.tsx';
import type { Speech } from '../log/speech.ts';
import type { Asked } from '../use-playing.ts';
import { AllChoices } from './AllChoices.tsx';
import { Prompt } from './Prompt.tsx';

type Shown = Pick<BoardProps<unknown>, 'view' | 'viewer' | 'seats' | 'over' | 'news' | 'shown' | 'show'>;

interface QuestionBoardProps {
  readonly tabletop: Tabletop;
  readonly asked: Asked;
  readonly speech: Speech;
  readonly openRule: (rule: string) => void;
  readonly busy: boolean;
  /** The seat the question is about. */
  readonly about: Seat | undefined;
  /** The sentence when nobody is asked. */
  readonly idle: ReactNode;
  /** Answers that are pointed at. */
  readonly hinted: readonly Move[] | undefined;
  /** Whether places are explained in the question's place, near the thumb. */
  readonly atThumb: boolean;
  readonly moment: number;
  readonly number: number;
  readonly board: Shown;
  readonly ink?: ReactNode;
  /** What stands beside the question, and between it and the board. */
  readonly beside?: ReactNode;
  readonly between?: ReactNode;
  /** Puts the board in its place on the page. */
  readonly place: (board: ReactNode) => ReactNode;
}

/** A question and its board with the offers alive, away from a table: of a puzzle or a study. */
export function QuestionBoard(props: QuestionBoardProps) {
  const { tabletop, asked, speech, openRule, busy, about, idle, hinted, atThumb, moment, number, board, ink } = props;
  const { perspective, alive } = asked;
  const [besides, setBesides] = useState<HTMLElement | null>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [isListing, setListing] = useState(false);
  return (
    <>
      <Prompt
        asked={asked}
        busy={busy}
        about={about}
        showing={false}
        idle={idle}
        declines={tabletop.declines}
        speak={speech.say}
        openRule={openRule}
        listAll={() => setListing(true)}
        askHint={undefined}
        hinting={false}
        hinted={hinted?.[0]}
        countdown={null}
        besides={setBesides}
        card={atThumb ? setCard : undefined}
      >
        {props.beside}
      </Prompt>
      {props.between}
      {props.place(
        <AnswersContext value={besides}>
          <BoardOnStage
            {...board}
            tabletop={tabletop}
            places={asked.offers.states}
            handler={asked.handler}
            moment={moment}
            number={number}
            marks={NO_MARKS}
            corner={atThumb ? card : null}
            ink={ink}
            past={!alive}
            recent={NOTHING}
            speak={speech.say}
            openRule={openRule}
            offers={alive ? perspective.offers : NOTHING}
            give={asked.give}
            hinted={hinted}
            proposals={NOTHING}
            propose={undefined}
          />
        </AnswersContext>,
      )}
      <AllChoices
        open={isListing}
        close={() => setListing(false)}
        asked={asked}
        brings={tabletop.brings}
        speak={speech.say}
        openRule={openRule}
      />
    </>
  );
}

const NO_MARKS = new Map();
const NOTHING: readonly never[] = [];
