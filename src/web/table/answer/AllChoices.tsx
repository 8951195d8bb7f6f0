import './answers.css';
import type { Speak } from '../../board-kit/tabletop.ts';
import { Dialog } from '../../look/Dialog.tsx';
import { RuleLink } from '../../look/RuleLink.tsx';
import { useSay } from '../../messages/text.ts';
import type { Asked } from '../use-playing.ts';

interface AllChoicesProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly asked: Asked;
  readonly speak: Speak;
  readonly openRule: (id: string) => void;
}

/** Everything that may be answered in words, and what may not with the rule that says why. */
export function AllChoices({ open, close, asked, speak, openRule }: AllChoicesProps) {
  const say = useSay();
  const { blocked, sayMove, answer } = asked;
  const { question, offers } = asked.perspective;
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
