import './answers.css';
import type { Move } from '../../../kernel/game.ts';
import type { Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { Dialog } from '../../look/Dialog.tsx';
import { RuleLink } from '../../look/RuleLink.tsx';
import { useSay } from '../../messages/text.ts';
import type { Asked } from '../use-playing.ts';

interface AllChoicesProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly asked: Asked;
  /** What a move brings, in addition to its own words. */
  readonly brings: Tabletop['brings'];
  readonly speak: Speak;
  readonly openRule: (id: string) => void;
}

/** A list of all offered moves, and of blocked ones with the rule that blocks them. */
export function AllChoices({ open, close, asked, brings, speak, openRule }: AllChoicesProps) {
  const say = useSay();
  const { blocked, sayMove, answer } = asked;
  const { question, offers, view, viewer } = asked.perspective;
  const more = (move: Move) => brings?.(move, view, viewer, speak);
  return (
    <Dialog open={open} onClose={close} title={say('table.all-choices')} closeLabel={say('close')} kind="sheet">
      {question && <p className="answers-question">{speak(question.say, question)}</p>}
      <ul className="answers">
        {offers.map((move) => (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              className="answer"
              onClick={() => {
                close();
                answer(move);
              }}
            >
              {sayMove(move)}
              {more(move) !== undefined && <span className="answer-brings">{more(move)}</span>}
            </button>
          </li>
        ))}
        {blocked.map(({ move, why }) => (
          <li key={JSON.stringify(move)} className="answer answer-blocked">
            <span className="answer-words">
              {sayMove(move)}
              <span className="answer-why">{speak(why.say, why)}</span>
            </span>
            <span className="rule">
              <RuleLink
                rule={why.rule}
                open={(id) => {
                  close();
                  openRule(id);
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
