import { greedy } from '../src/bots/greedy.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { begin, isMatchOver, play } from '../src/kernel/match.ts';
import { Offers } from '../src/kernel/offers.ts';
import { randomFor, seedFrom } from '../src/kernel/random.ts';
import { type MatchRecord, recordOf } from '../src/kernel/record.ts';
import { asked, offersFor } from '../src/kernel/steps.ts';
import { tableFor } from '../src/kernel/table.ts';
import { studyOf } from '../src/protocol/study/study.ts';
import { openDesk } from '../src/web/study/desk/desk.ts';
import { moveAt } from '../src/web/study/tree/tree.ts';
import { alone, type Bench, type Figure } from './figures.ts';

const EYES = { viewer: 'asked', open: false } as const;
/** How many steps of each match are gone to, spread over all of it. */
const LOOKS = 60;

/** How long it takes to go to any step of a match in a study, and to begin a line there: the slowest of sixty, in CPU time. */
export const study: Bench = async ({ begin: beginFigure }) => {
  const figures: Figure[] = [];
  for (const game of GAMES) {
    beginFigure(`study ${game.id}`);
    const record = longMatch(game);
    const desk = openDesk(game, studyOf(record, game.title));
    const steps = desk.played.steps;
    const looks = Array.from({ length: LOOKS }, (_, at) => Math.floor((at * (steps - 1)) / LOOKS));
    // Once unmeasured, so that the engine has compiled what it runs.
    for (const step of looks) desk.see({ step }, EYES);
    const going = Math.max(...looks.map((step) => cpuOf(() => desk.see({ step }, EYES))));
    const branching = Math.max(...looks.map((step) => cpuOf(() => branchAt(game, record, desk, step))));
    figures.push(
      alone(`study/${game.id}/step of ${steps}`, 'ms', going),
      alone(`study/${game.id}/branch`, 'ms', branching),
    );
  }
  return figures;
};

/** Milliseconds of CPU. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function branchAt(game: Game, record: MatchRecord, desk: ReturnType<typeof openDesk>, step: number): void {
  const { position } = desk.standingAt({ step });
  const seat = asked(position)[0] ?? 0;
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  const move = offers.list().at(-1);
  const reached = move && moveAt(studyOf(record, game.title), { step }, [seat, move]);
  if (reached === undefined) return;
  desk.follow(reached.study);
  desk.see(reached.spot, EYES);
}

/** A match of as many seats as there are, between bots that look one action ahead. */
function longMatch(game: Game): MatchRecord {
  const { match } = begin(game, tableFor(game, Math.max(...game.seats)), seedFrom(`study of ${game.id}`));
  const stream = randomFor(match.seed, 'bots');
  while (!isMatchOver(match)) {
    const seat = asked(match.position)[0] ?? 0;
    play(match, seat, greedy.choose(game, game.view(match.position, seat), seat, stream));
  }
  return recordOf(match);
}
