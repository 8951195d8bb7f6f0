import { isPlayer, type TrollNumber, type TrollTown } from '../position.ts';

/** Stands for the Troll that the game plays: the Boss, as long as nobody has overthrown him. */
export const GAME_BOSS = -1;
/** Stands for him in events of the time after his fall. */
export const FALLEN_BOSS = -2;

/** A Troll as plans and proposals name it: its seat, or GAME_BOSS. */
export function named(p: TrollTown, troll: TrollNumber): number {
  return isPlayer(p, troll) ? troll : GAME_BOSS;
}

/** A Troll as events name it: its seat, GAME_BOSS or FALLEN_BOSS. */
export function toldAs(p: TrollTown, troll: TrollNumber): number {
  return isPlayer(p, troll) || p.title === troll ? named(p, troll) : FALLEN_BOSS;
}

/** Whose doing it is: a player's, or that of the game's Boss. */
export function by(p: TrollTown, troll: TrollNumber): { readonly troll: number; readonly seat?: number } {
  return isPlayer(p, troll) ? { troll, seat: troll } : { troll: toldAs(p, troll) };
}
