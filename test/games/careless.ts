import { botNamed } from '../../src/bots/index.ts';
import { STANDING_CLOCK } from '../../src/bots/ladder.ts';
import { gnomeElfTroll } from '../../src/games/gnome-elf-troll/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { begin, isMatchOver, type Match, play } from '../../src/kernel/match.ts';
import { randomFor, seedFrom } from '../../src/kernel/random.ts';
import { asked } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';

const PLAYERS = ['mossling', 'troll', 'random'];

/** A match of three in which much was given away, above all by who sits last. */
export function carelessMatch(): Match {
  const game = gnomeElfTroll as unknown as Game;
  const { match } = begin(game, tableFor(game, PLAYERS.length), seedFrom('try gnome-elf-trollb'));
  const contexts = PLAYERS.map(() => ({ memory: {}, clock: STANDING_CLOCK }));
  const streams = PLAYERS.map((_, seat) => randomFor(match.seed, `p${seat}`));
  while (!isMatchOver(match)) {
    const [seat = 0] = asked(match.position);
    const stream = streams[seat] ?? randomFor(match.seed, 'nobody');
    const view = game.view(match.position, seat);
    play(match, seat, botNamed(PLAYERS[seat] ?? '').choose(game, view, seat, stream, contexts[seat]));
  }
  return match;
}
