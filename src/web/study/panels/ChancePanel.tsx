import type { Seat } from '../../../kernel/game.ts';
import { Icon } from '../../look/Icon.tsx';
import type { StudyDesk } from '../page/use-study.ts';
import { useStudySay } from '../text.ts';
import { dealAt, lineNamed } from '../tree/tree.ts';

interface ChancePanelProps {
  readonly desk: StudyDesk;
  readonly nameOf: (seat: Seat) => string;
  readonly mayEdit: boolean;
}

/** A new seed for what is dealt anew. */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What chance does in a line: everything hidden lies as it was, or is dealt anew from what a seat knew. */
export function ChancePanel({ desk, nameOf, mayEdit }: ChancePanelProps) {
  const say = useStudySay();
  const { study, spot, seen, go, change } = desk;
  const line = lineNamed(study, spot.line);
  const dealt = line?.dealt;
  const { viewer } = seen?.perspective ?? { viewer: 'spectator' };
  const knower = viewer === 'spectator' ? (seen?.asked[0] ?? 0) : viewer;
  const deal = () => {
    const reached = dealAt(study, spot, { seat: dealt?.seat ?? knower, seed: freshSeed() });
    if (reached === undefined) return;
    change(reached.study);
    go(reached.spot);
  };
  return (
    <fieldset className="study-chance">
      <legend className="sr-only">{say('study.chance')}</legend>
      <button
        type="button"
        className="study-card"
        aria-pressed={dealt === undefined}
        disabled={!mayEdit}
        onClick={() => dealt !== undefined && line !== undefined && go(line.from)}
      >
        <b>
          <Icon name="key" /> {say('study.same-shuffle')}
        </b>
        <span>{say('study.same-shuffle-text')}</span>
      </button>
      <button
        type="button"
        className="study-card"
        aria-pressed={dealt !== undefined}
        disabled={!mayEdit}
        onClick={deal}
      >
        <b>
          <Icon name="shuffle" /> {say(dealt === undefined ? 'study.shuffle' : 'study.shuffle-again')}
        </b>
        <span>{say('study.shuffle-text', { name: nameOf(dealt?.seat ?? knower) })}</span>
      </button>
    </fieldset>
  );
}
