import type { Effect, HookLines, Modifier } from '../../../src/kernel/hooks.ts';
import type { Bench, Good, Goods } from './box.ts';
import type { Workshop } from './position.ts';

/** What a tile or guild may have a say in. */
export interface WorkshopHooks {
  'setup.start': Effect<Workshop, undefined>;
  'round.start': Effect<Workshop, undefined>;
  'bench.open': Modifier<boolean, Workshop, Bench>;
  'gain.amount': Modifier<number, Workshop, Good>;
  'gain.after': Effect<Workshop, Good>;
  'cost.price': Modifier<Goods, Workshop, undefined>;
  'tile.idle': Modifier<boolean, Workshop, number>;
  'build.immediate': Effect<Workshop, number>;
  'errand.length': Modifier<number, Workshop, undefined>;
  'exchange.round': { readonly give: Good; readonly get: Good };
  'score.tile': Modifier<number, Workshop, undefined>;
}

export const HOOKS: HookLines<WorkshopHooks> = {
  'setup.start': 'Once the guilds are dealt. May give the seat goods.',
  'round.start': 'When a round begins and the benches are free again. May give the seat goods.',
  'bench.open': 'For a bench that somebody works at. True lets the seat work there too.',
  'gain.amount': 'When the seat works for a good: how many it brings.',
  'gain.after': 'When such goods have been taken. May give the seat others.',
  'cost.price': 'For the price of any tile, a copy that may be lowered.',
  'tile.idle': 'When the seat builds a tile, by its number. True leaves it without its hooks.',
  'build.immediate': 'When a tile has been built, by its number. May give the seat goods.',
  'errand.length': 'When the seat sets out on an errand: how much it may bring home.',
  'exchange.round': 'A free action that the seat has once a round: what it gives and gets.',
  'score.tile': "At any scoring: the points of a tile besides those printed on it, from the seat's own things.",
};
