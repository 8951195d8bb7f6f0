import './why-bot.css';
import { useEffect, useState } from 'react';
import type { Explained, Hint } from '../../../protocol/hint.ts';
import { why as english } from '../../messages/en/why.ts';
import { pageTexts } from '../../messages/page-texts.ts';
import type { Speech } from '../log/speech.ts';

const TEXTS = import.meta.glob<typeof english>('../../messages/*/why.ts', { eager: true, import: 'why' });
const useWhySay = pageTexts(TEXTS, english);

/** What a bot did last, and why. */
export interface ToldWhy {
  readonly hint: Hint;
  readonly explained: Explained;
}

interface WhyBotProps {
  /** Undefined as long as the bot has done nothing; fails where nothing is explained. */
  readonly ask: () => Promise<ToldWhy | undefined>;
  readonly speech: Speech;
}

/** A bot explains its last answer. It is asked once, when this is shown. */
export function WhyBot({ ask, speech }: WhyBotProps) {
  const say = useWhySay();
  const [told, setTold] = useState<ToldWhy | 'nothing' | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked about stays the same while it is shown.
  useEffect(() => {
    let isShown = true;
    ask().then((answer) => isShown && setTold(answer ?? 'nothing'));
    return () => {
      isShown = false;
    };
  }, []);
  if (told === undefined) return <p role="status">{say('loading')}</p>;
  if (told === 'nothing') return <p role="status">{say('why.nothing-yet')}</p>;
  const { explained, hint } = told;
  const { question, played, by } = explained;
  const { reasons } = hint.best;
  return (
    <div className="why-bot" role="status">
      <p className="why-question">{speech.say(question.say, question)}</p>
      <p>
        <b>{speech.say(played.say, played)}</b>
      </p>
      {reasons.length === 0 ? (
        <p>{say('why.nothing-seen')}</p>
      ) : (
        <>
          <p>{say('why.in-place', { name: speech.nameOf(by) })}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason.say} data-against={reason.worth < 0 || undefined}>
                {speech.say(reason.say, reason)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">{say('why.hidden')}</p>
    </div>
  );
}
