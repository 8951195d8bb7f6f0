import { isPlayer, type TrollNumber, type TrollTown } from '../position.ts';

/** Stands in events for the Boss that the game plays. */
export const GAME_BOSS = -1;

/** A Troll as events name it: its seat, or GAME_BOSS. */
export function named(p: TrollTown, troll: TrollNumber): number {
  return isPlayer(p, troll) ? troll : GAME_BOSS;
}

/** Whose doing it is: a player's, or that of the game's Boss. */
export function by(p: TrollTown, troll: TrollNumber): { readonly troll: number; readonly seat?: number } {
  return isPlayer(p, troll) ? { troll, seat: troll } : { troll: GAME_BOSS };
}
