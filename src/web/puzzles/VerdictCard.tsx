import type { Reason } from '../../kernel/game.ts';
import type { Quest } from '../../puzzles/line.ts';
import { Icon } from '../look/Icon.tsx';
import type { Speech } from '../table/log/speech.ts';
import { sayLine } from './say-line.ts';
import { usePuzzlesSay } from './text.ts';
import type { Verdict } from './verdict.ts';

interface VerdictCardProps {
  readonly verdict: Verdict;
  readonly quest: Quest;
  /** What the best line brings. */
  readonly best: number;
  readonly speech: Speech;
  readonly isShort: boolean;
}

const ICONS = { solved: 'check', half: 'forward', wrong: 'close' } as const;
/** Below the board there is little room. */
const FEW = 2;
/** A win or a road is there or not: how much is missing says nothing. */
const ALL_OR_NOTHING = 1;

/** What became of one try: what it brought, what it cost, and wherein it differs from the best line. */
export function VerdictCard({ verdict, quest, best, speech, isShort }: VerdictCardProps) {
  const say = usePuzzlesSay();
  const { number, is, line, value, cost, reasons } = verdict;
  const counts = is !== 'solved' && Math.abs(best) > ALL_OR_NOTHING;
  return (
    <article className="verdict" data-verdict={is}>
      <Icon name={ICONS[is]} />
      <div>
        <h2 className="verdict-title">
          {say('puzzle.try', { number })}: {say(`puzzle.${is}`)}
        </h2>
        <p>
          {speech.say(`brought.${quest.goal.id}`, { value })}{' '}
          {counts && say('puzzle.short', { cost: Number(cost.toFixed(2)) })}
        </p>
        {!isShort && <p className="verdict-line">{sayLine(quest, line, speech).join(' › ')}</p>}
        <Reasons
          title={say(is === 'solved' ? 'puzzle.changed' : 'puzzle.compared')}
          reasons={is === 'solved' || isShort ? reasons.slice(0, FEW) : reasons}
          speech={speech}
        />
      </div>
    </article>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly reasons: readonly Reason[];
  readonly speech: Speech;
}

function Reasons({ title, reasons, speech }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <>
      <p className="verdict-reasons">{title}</p>
      <ul className="verdict-reasons">
        {reasons.map((reason) => (
          <li key={reason.say} data-against={reason.worth < 0 || undefined}>
            {speech.say(reason.say, reason)}
          </li>
        ))}
      </ul>
    </>
  );
}
