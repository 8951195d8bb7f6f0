import type { GnomeElfTrollFrame } from '../src/games/gnome-elf-troll/frames.ts';
import type { Buy, Done, Place, Sow } from '../src/games/gnome-elf-troll/moves.ts';
import type { GnomeElfTrollTable } from '../src/games/gnome-elf-troll/options.ts';
import type { GnomeElfTroll } from '../src/games/gnome-elf-troll/position.ts';
import { setup } from '../src/games/gnome-elf-troll/setup.ts';
import { buy, shop } from '../src/games/gnome-elf-troll/steps/buy.ts';
import { place } from '../src/games/gnome-elf-troll/steps/place.ts';
import { sow } from '../src/games/gnome-elf-troll/steps/sow.ts';
import { finishTurn, harvest, replenish, turn } from '../src/games/gnome-elf-troll/steps/turn.ts';
import type { Word } from '../src/games/gnome-elf-troll/words.ts';
import type { AutoStep, Move, Table } from '../src/kernel/game.ts';
import { Offers } from '../src/kernel/offers.ts';
import { type Chance, randomKey } from './random-match.ts';

type Auto = AutoStep<GnomeElfTroll, GnomeElfTrollFrame>;

const runTurn = turn as Auto;
const runHarvest = harvest as Auto;
const runShop = shop as Auto;
const runReplenish = replenish as Auto;
const runFinishTurn = finishTurn as Auto;
const sowing = new Offers<Sow, Word>();
const buying = new Offers<Buy | Done, Word>();
const placing = new Offers<Place, Word>();

function choose<M extends Move>(offers: Offers<M, Word>, chance: Chance): M {
  return offers.at(Math.floor(chance() * offers.count));
}

/** The same match without the kernel: the game's own functions, called by somebody who knows them all by name. */
export function playDirectly(table: Table, chance: Chance): number {
  const p = setup(table as GnomeElfTrollTable, randomKey(chance));
  let decisions = 0;
  for (let frame = p.stack.pop(); frame !== undefined; frame = p.stack.pop()) {
    switch (frame.step) {
      case 'turn':
        runTurn.auto(p, frame);
        break;
      case 'harvest':
        runHarvest.auto(p, frame);
        break;
      case 'shop':
        runShop.auto(p, frame);
        break;
      case 'replenish':
        runReplenish.auto(p, frame);
        break;
      case 'finish-turn':
        runFinishTurn.auto(p, frame);
        break;
      case 'sow':
        sowing.clear();
        sow.offer(p, frame, frame.seat, sowing);
        sow.take(p, frame, frame.seat, choose(sowing, chance));
        decisions++;
        break;
      case 'buy':
        buying.clear();
        buy.offer(p, frame, frame.seat, buying);
        buy.take(p, frame, frame.seat, choose(buying, chance));
        decisions++;
        break;
      case 'place':
        placing.clear();
        place.offer(p, frame, frame.seat, placing);
        place.take(p, frame, frame.seat, choose(placing, chance));
        decisions++;
        break;
    }
  }
  return decisions;
}
