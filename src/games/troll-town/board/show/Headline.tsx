import { IconButton } from '../../../../web/look/Button.tsx';
import type { Work } from '../../position.ts';
import { Cauldron } from '../art/Cauldron.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { TrollFace } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { useTable } from '../town/table.ts';
import { numberIn, textIn } from './events.ts';
import { facesOf, type Headline as HeadlineTold, type Story } from './story.ts';

/** What a headline looks like: the pot, the house, or the faces of those it is about. */
function Picture({ headline }: { headline: HeadlineTold }) {
  const { view, me } = useTable();
  const { subject, line } = headline;
  if (subject === 'feast')
    return <Cauldron share={(numberIn(line, 'eaten') ?? 0) / Math.max(1, numberIn(line, 'required') ?? 1)} />;
  if (subject === 'building') return <PiecePicture work={textIn(line, 'work') as Work} className="tt-head-piece" />;
  const faces = facesOf(headline, view);
  const shown = faces.length > 0 ? faces : [me ?? view.title];
  return (
    <span className="tt-head-faces">
      {shown.slice(0, 2).map((troll) => (
        <TrollFace key={troll} ground={paintOf(view, troll).ground} boss={view.title === troll} />
      ))}
    </span>
  );
}

/** The turn in one sentence, and what came of it in a second. */
export function Headline({ story, close }: { story: Story; close: () => void }) {
  const { speak } = useTable();
  const { turn, headline, consequence } = story;
  return (
    <header className="tt-head" data-subject={headline.subject}>
      <Picture headline={headline} />
      <div className="tt-head-words">
        <h2>{speak(headline.line.say, headline.line)}</h2>
        {consequence && <p>{speak(consequence.say, consequence)}</p>}
      </div>
      <span className="tt-head-turn">{speak('sum.turn', { turn })}</span>
      <IconButton icon="close" label={speak('show.close')} onClick={close} />
    </header>
  );
}
