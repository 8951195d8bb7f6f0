import type { Position } from '../../kernel/game.ts';
import type { TableInfo } from '../../protocol/server.ts';
import type { Server } from '../server.ts';
import { offeredTables } from '../store/tables/offers.ts';
import { seenBySpectators, type UsualLengths } from '../watching/matches.ts';

/**
 * Running matches with a seat that is offered: how far each is, and where that seat stands by its points. All of it is what any
 * spectator may know.
 */
export async function placesFor(server: Server, person: string, lengths: UsualLengths): Promise<TableInfo[]> {
  const places: TableInfo[] = [];
  for (const stored of await offeredTables(server.db)) {
    const { info, view, moments } = await seenBySpectators(server, stored, person);
    const game = await server.gameNamed(info.game);
    if (view === undefined || game === undefined) {
      places.push({ ...info, unreadable: true });
      continue;
    }
    const usual = await lengths(info.game, info.seats.length);
    const scores = game.score(view as Position);
    places.push({
      ...info,
      progress: { moments, ...(usual !== undefined && { usual }) },
      seats: info.seats.map((seat) => {
        const place = seat.offered && scores.find((score) => score.seat === seat.seat)?.place;
        return place === undefined ? seat : { ...seat, place };
      }),
    });
  }
  return places;
}
