import './prompt.css';
import type { ReactNode } from 'react';
import type { Move, Seat } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import type { Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import { RuleLink } from '../../look/RuleLink.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { Toolbar } from '../../look/Toolbar.tsx';
import { useSay } from '../../messages/text.ts';
import type { Asked } from '../use-playing.ts';

interface PromptProps {
  readonly asked: Asked;
  readonly busy: boolean;
  /** The seat the sentence is about. */
  readonly about: Seat | undefined;
  /** Whether the board is showing what happened: what is asked comes after it. */
  readonly showing: boolean;
  /** The sentence when nothing is asked. */
  readonly idle: ReactNode;
  /** Tells answers that skip something: they look quiet beside other choices. */
  readonly declines: Tabletop['declines'];
  readonly speak: Speak;
  readonly openRule: (id: string) => void;
  readonly listAll: () => void;
  /** Requests a hint; undefined in guided matches. */
  readonly askHint: (() => void) | undefined;
  readonly hinting: boolean;
  readonly hinted: Move | undefined;
  /** The remaining time, if it is limited. */
  readonly countdown: ReactNode;
  /** Receives the element into which the board renders controls beside the question. */
  readonly besides: (element: HTMLElement | null) => void;
  /** Receives the element in which a tapped place is explained instead of the question. */
  readonly card: ((element: HTMLElement | null) => void) | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The question, with buttons for the answers that have no place on the board. */
export function Prompt({
  asked,
  busy,
  about,
  showing,
  idle,
  declines,
  speak,
  openRule,
  listAll,
  askHint,
  hinting,
  hinted,
  countdown,
  besides,
  card,
  children,
}: PromptProps) {
  const say = useSay();
  const { halfway, loose, sayMove, answer, undo } = asked;
  const isQuiet = (move: Move) => declines?.(move) === true && (loose.length > 1 || asked.offers.reached.lit.size > 0);
  const { question, rule, offers, canUndo } = asked.perspective;
  return (
    <div className="prompt paper" data-asked={question !== undefined || undefined}>
      {about !== undefined && <SeatMark seat={seatNumber(about)} className="prompt-mark" />}
      <p className="prompt-sentence">
        {showing ? say('table.showing') : question === undefined ? idle : (halfway ?? speak(question.say, question))}{' '}
        {!showing && question !== undefined && rule !== undefined && <RuleLink rule={rule} open={openRule} />}
      </p>
      {countdown}
      <Toolbar className="prompt-actions" aria-label={say('table.answers')} first="[data-answer]" data-guide="answers">
        {canUndo && (
          <Button size="small" icon="undo" onClick={undo} aria-keyshortcuts="Escape">
            <span className="prompt-word">{say('table.undo')}</span>
          </Button>
        )}
        <span className="prompt-besides" ref={besides} />
        {loose.map((move) => (
          <Button
            key={JSON.stringify(move)}
            size="small"
            kind={isQuiet(move) ? 'plain' : 'primary'}
            className={isQuiet(move) ? 'prompt-declines' : ''}
            aria-disabled={busy}
            data-answer=""
            data-hinted={(hinted !== undefined && sameMove(hinted, move)) || undefined}
            onClick={() => answer(move)}
          >
            {sayMove(move)}
          </Button>
        ))}
        {offers.length > 0 && !showing && askHint && (
          <Button size="small" icon="hint" busy={hinting} onClick={askHint}>
            <span className="prompt-word">{say('hint.ask')}</span>
          </Button>
        )}
        {offers.length > 0 && <IconButton icon="list" label={say('table.all-choices')} onClick={listAll} />}
        {children}
      </Toolbar>
      {card && <div className="prompt-card" ref={card} />}
    </div>
  );
}
