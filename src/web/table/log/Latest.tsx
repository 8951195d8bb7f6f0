import './latest.css';
import type { GameEvent } from '../../../kernel/tell.ts';
import { Icon } from '../../look/Icon.tsx';
import { Sentence } from '../../messages/Sentence.tsx';
import { useSay } from '../../messages/text.ts';
import { newest } from './newest.ts';
import type { Speech } from './speech.ts';

interface LatestProps {
  readonly news: readonly GameEvent[];
  readonly speech: Speech;
  readonly openLog: () => void;
}

/** The latest events, or those of the shown moment, where the log is not visible. Opens the log. */
export function Latest({ news, speech, openLog }: LatestProps) {
  const say = useSay();
  const told = newest(news.map(({ say: id, ...event }) => speech.sayMarked(id, event)));
  return (
    <button type="button" className="latest" data-tip={say('panel.log')} onClick={openLog}>
      <Icon name="scroll" />
      <span className="latest-words">
        {told.length === 0
          ? say('log.nothing')
          : told.map((text) => (
              <span key={text}>
                <Sentence text={text} nameOf={speech.nameOf} />{' '}
              </span>
            ))}
      </span>
    </button>
  );
}
