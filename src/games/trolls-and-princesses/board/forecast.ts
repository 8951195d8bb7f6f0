import type { Game, Seat } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { answer, frameFor, offersFor } from '../../../kernel/steps.ts';
import { type Area, areaId, PLACES } from '../box/areas.ts';
import { trollsAndPrincesses } from '../index.ts';
import type { TrollsMove } from '../moves.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import type { Word } from '../words.ts';

/** Whether an action could be done in an area; if not, why. */
interface Prospect {
  readonly possible: boolean;
  readonly why?: Refusal<Word>;
}

/** By area and action: what a troll could do that comes there. */
export type Forecast = ReadonlyMap<Area, ReadonlyMap<string, Prospect>>;

export const NO_FORECAST: Forecast = new Map();

const GAME: Game = trollsAndPrincesses;

/**
 * Sends a troll to every area in thought and looks at what would be offered there. Wherever it comes from, it finds the same.
 * Nothing hidden comes to light by that.
 */
export function forecast(view: TrollsAndPrincesses, seat: Seat, from: Area | undefined): Forecast {
  const offers = new Offers<TrollsMove, Word>();
  offersFor(GAME, view, seat, offers);
  const moves = offers.list();
  const found = new Map<Area, ReadonlyMap<string, Prospect>>();
  for (let to = 0; to < PLACES; to++) {
    const leads = (each: TrollsMove) => (each.do === 'move' || each.do === 'push') && each.to === areaId(to);
    const comes = (each: TrollsMove) => leads(each) && 'from' in each && each.from === areaId(from ?? PLACES);
    const move = moves.find(comes) ?? (from === undefined ? moves.find(leads) : undefined);
    if (move !== undefined) found.set(to, prospectsAfter(view, seat, move));
  }
  return found;
}

/** Whose troll is pushed out puts it somewhere; where, makes no difference to the one who came. */
function placePushed(position: TrollsAndPrincesses, owner: Seat): void {
  const offers = new Offers<TrollsMove, Word>();
  if (frameFor(position, owner)?.step !== 'push-target') return;
  offersFor(GAME, position, owner, offers);
  const [anywhere] = offers.list();
  if (anywhere !== undefined) answer(GAME, position, owner, anywhere);
}

function prospectsAfter(view: TrollsAndPrincesses, seat: Seat, move: TrollsMove): ReadonlyMap<string, Prospect> {
  const position = trollsAndPrincesses.clone(view);
  answer(GAME, position, seat, move);
  if (move.do === 'push') placePushed(position, Number(move.owner));
  const prospects = new Map<string, Prospect>();
  if (frameFor(position, seat)?.step !== 'act') return prospects;
  const offers = new Offers<TrollsMove, Word>(true);
  offersFor(GAME, position, seat, offers);
  for (const { move: blocked, why } of offers.blocked) {
    if (!prospects.has(blocked.do)) prospects.set(blocked.do, { possible: false, why });
  }
  for (const offered of offers.list()) prospects.set(offered.do, { possible: true });
  return prospects;
}
