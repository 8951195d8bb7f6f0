import type { Game, Move } from '../../../src/kernel/game.ts';
import { begin, type Match, play } from '../../../src/kernel/match.ts';
import { seedFrom } from '../../../src/kernel/random.ts';
import { asked } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import type { Guide } from '../../../src/web/board-kit/tabletop.ts';

/** How many answers of the guide, the newcomer's and the script's, can be given as written. */
function answersGiven(match: Match, { stops, script }: Pick<Guide, 'stops' | 'script'>): number {
  const own = stops.flatMap(({ answers = [] }) => answers.slice(0, 1));
  const lists: (readonly Move[])[] = [own, ...script.slice(1)];
  const given = lists.map(() => 0);
  for (let count = 0; ; count++) {
    // The newcomer comes last: what rivals answer at once with them is given first.
    const seat = asked(match.position).toSorted((one, other) => other - one)[0];
    const move = seat === undefined ? undefined : lists[seat]?.[given[seat] ?? 0];
    if (seat === undefined || move === undefined || 'refused' in play(match, seat, move)) return count;
    given[seat] = (given[seat] ?? 0) + 1;
  }
}

/** The first seed with which the whole guide can be played as it is written; and how far the best one came. */
export function findGuideSeed(
  game: Game,
  guide: Guide,
  tries: number,
): { readonly name: string | undefined; readonly furthest: number } {
  const table = tableFor(game, guide.script.length, guide.options);
  const own = guide.stops.filter(({ answers }) => answers !== undefined).length;
  const wanted = guide.script.reduce((sum, { length }) => sum + length, own);
  let furthest = 0;
  for (let number = 1; number <= tries; number++) {
    const name = `guided match ${number}`;
    const { match } = begin(game, table, seedFrom(name));
    const answers = answersGiven(match, guide);
    if (answers === wanted) return { name, furthest: answers };
    furthest = Math.max(furthest, answers);
  }
  return { name: undefined, furthest };
}
