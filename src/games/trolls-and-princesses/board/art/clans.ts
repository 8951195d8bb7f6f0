import type { SeatColour } from '../../../../web/board-kit/tabletop.ts';
import { CLAN_IDS, type ClanId, NO_CLAN } from '../../box/clans.ts';
import type { TrollsAndPrincesses } from '../../position.ts';

/** The clan of a seat; before clans are chosen every seat goes by one that nobody else goes by. */
export function clanOf({ players }: TrollsAndPrincesses, seat: number): ClanId {
  const clan = players[seat]?.clan ?? NO_CLAN;
  return CLAN_IDS[clan === NO_CLAN ? seat : clan] ?? 'teal';
}

/** A player's colour is the clan's, wherever the player is named. */
export function coloursOf(view: TrollsAndPrincesses): SeatColour[] {
  return view.players.map((_, seat) => {
    const ground = `--clan-${clanOf(view, seat)}`;
    return { ground: `var(${ground})`, on: `var(${ground}-on)` };
  });
}
