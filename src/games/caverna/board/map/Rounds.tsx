import { type EndOfRound, NOT_FOR_FEW, STAGE_CARDS, stageOf } from '../../box/rounds.ts';
import type { SpaceId } from '../../box/spaces.ts';
import type { Caverna } from '../../position.ts';
import { isKnownEnd, endOf as knownEnd } from '../../rules/harvests.ts';
import { thingOf } from '../explain/things.ts';
import { useTable } from '../table.ts';
import type { Speak } from '../words.ts';

export type Foreseen = EndOfRound | 'hidden';

/** Table 1h: what comes at the end of a round, as far as anybody knows. */
export function endOf(view: Caverna, round: number): Foreseen {
  return isKnownEnd(view, round) ? knownEnd(view, round) : 'hidden';
}

/** At the end of the road: the rounds to come as stones, and what lies below them. */
export function HiddenRounds({ rounds }: { readonly rounds: readonly number[] }) {
  const { view, speak } = useTable();
  return (
    <div className="cv-hidden" data-about="rounds">
      <span className="cv-hidden-words">
        <b>{speak('rounds.hidden', { from: rounds[0] ?? 0, to: rounds.at(-1) ?? 0 })}</b>
        <span>{sayMarkers(view, speak)}</span>
      </span>
      <span className="cv-stones">
        {rounds.map((round) => (
          <Stone key={round} round={round} />
        ))}
      </span>
    </div>
  );
}

/** A round as a stone with the sign of its end. */
export function Stone({ round, now = false }: { readonly round: number; readonly now?: boolean }) {
  const { view, speak } = useTable();
  const end = endOf(view, round);
  return (
    <span
      className="cv-stone"
      role="img"
      aria-label={speak('rounds.stone', { round, end: speak(`end.${end}`) })}
      data-end={end}
      data-stage={stageOf(round)}
      data-now={now || undefined}
      data-about={thingOf.round(round)}
    >
      <b>{round}</b>
      <i aria-hidden="true">{speak(`end-sign.${end}`)}</i>
    </span>
  );
}

/** '3 harvests and 2 red markers to come': which are left is known, but not where they lie. */
function sayMarkers(view: Caverna, speak: Speak): string {
  const known = view.markers.slice(0, view.markersShown);
  const count = (marker: string) => known.filter((each) => each === marker).length;
  if (view.seats === 1) return speak('rounds.without-markers');
  return speak('rounds.markers', { green: (view.seats === 2 ? 3 : 4) - count('green'), red: 3 - count('red') });
}

/** The cards of which one may come in a round, while it lies face down. */
export function stageCards({ cards, seats }: Caverna, round: number): readonly SpaceId[] {
  const of = STAGE_CARDS[stageOf(round) - 1] ?? [];
  return of.filter((card) => !cards.includes(card) && (seats > 2 || card !== NOT_FOR_FEW));
}
