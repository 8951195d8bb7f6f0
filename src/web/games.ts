import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/table.ts';
import { once } from './once.ts';

/** Rules only: pages and workers load those of their own table. */
const RULES = import.meta.glob<Readonly<Record<string, Game>>>('../games/*/index.ts');

export function hasGame(id: string): boolean {
  return Object.hasOwn(RULES, `../games/${id}/index.ts`);
}

export function loadGame(id: string): Promise<Game> {
  return once(`game ${id}`, async () => {
    const [game] = Object.values((await RULES[`../games/${id}/index.ts`]?.()) ?? {});
    if (game === undefined) throw new InputError(`There is no game ${JSON.stringify(id)}.`);
    return game;
  });
}
