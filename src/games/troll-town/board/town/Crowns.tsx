import type { Seat } from '../../../../kernel/game.ts';
import { score } from '../../score.ts';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import type { BoardWord } from '../words.ts';
import { useTable } from './table.ts';

const PICTURES: Readonly<Partial<Record<BoardWord, GlyphName>>> = {
  'score.biggest': 'challenge',
  'score.friendliest': 'friendliest',
  'score.greediest': 'greediest',
  'score.provider': 'capture-child',
};

/** A slot for each crown that counts in this match: filled while the Troll holds it. */
export function Crowns({ seat }: { seat: Seat }) {
  const { view, speak } = useTable();
  const lines = score(view).find((row) => row.seat === seat)?.lines ?? [];
  const held = lines.filter(({ points }) => points > 0);
  return (
    <span className="tt-crowns" data-about={`crowns-${seat}`}>
      <span className="sr-only">
        {speak('trolls.crowns', { crowns: held.map(({ say }) => speak(say)).join(', ') })}
      </span>
      {lines.map(({ say, points }) => (
        <Slot key={say} crown={say} isHeld={points > 0} />
      ))}
    </span>
  );
}

function Slot({ crown, isHeld }: { crown: BoardWord; isHeld: boolean }) {
  return (
    <span className="tt-crown-slot" data-held={isHeld || undefined}>
      <Glyph name={PICTURES[crown] ?? 'challenge'} />
    </span>
  );
}

/** What wins: the crowns that count in this match. */
export function Goals() {
  const { view, speak } = useTable();
  const lines = score(view)[0]?.lines ?? [];
  return (
    <div className="tt-goals">
      {speak('stats.goal')}
      <ul>
        {lines.map(({ say }) => (
          <li key={say}>
            <Slot crown={say} isHeld />
            {speak(say)}
          </li>
        ))}
      </ul>
    </div>
  );
}
