import { useTable } from '../table.ts';
import type { BoardWord } from '../words.ts';

/** What the end of a round does to a family. */
const AT_THE_END = [
  'told.skipped-phase',
  'told.reaped',
  'told.fed',
  'told.puppy',
  'told.bred',
] as const satisfies readonly BoardWord[];

/** What the end of the round brought to the family that is shown and took from it, until one answers again: nobody may have been asked. */
export function Brought() {
  const { recent, shown, speak } = useTable();
  const lines = recent.filter(({ say, seat }) => seat === shown && (AT_THE_END as readonly string[]).includes(say));
  if (lines.length === 0) return null;
  return (
    <p className="cv-brought" role="status">
      {lines.map((event) => speak(event.say, event)).join(' ')}
    </p>
  );
}
