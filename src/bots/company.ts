import type { Game } from '../kernel/game.ts';
import type { Company } from '../kernel/talk.ts';

/** The game with the bot that plans among this company. */
export function gameIn(game: Game, company: Company | undefined): Game {
  return company === undefined || game.talk === undefined ? game : { ...game, bot: game.talk.botIn(company) };
}
