import { seedFrom } from '../../../kernel/random.ts';
import type { Guide, GuideStop } from '../../../web/board-kit/tabletop.ts';
import { BUY_ELF, BUY_GNOME, BUY_TROLL, DONE, type GnomeElfTrollMove, placeOn, SOW } from '../moves.ts';
import { placeOf } from './places.ts';

const YOU = 0;
const RIVAL = 1;

function tell(say: string, at?: string): GuideStop {
  return { say, ...(at !== undefined && { at }) };
}

function ask(say: string, at: string, ...answers: readonly GnomeElfTrollMove[]): GuideStop {
  return { say, at, answers };
}

const OWN_BED = `garden-${YOU}`;
const RIVAL_BED = `garden-${RIVAL}`;

/**
 * A match of five turns each, dealt by a seed that was looked for: a pair, a gnome, a gnome abroad, a troll that breaks the
 * row, an elf that mends it, and ten beans. Tiles are named by the order of sowing.
 */
export const guide: Guide = {
  minutes: 5,
  seed: seedFrom('guided match 95'),
  options: { goal: 10, firstPlayer: YOU },
  script: [[], [SOW.pumpkin.right, SOW.apple.right, SOW.bean.right, BUY_TROLL, placeOn(YOU, 1), SOW.apple.right, DONE]],
  stops: [
    tell('guide.welcome', OWN_BED),
    tell('guide.goal', OWN_BED),
    ask('guide.sow', placeOf.hand(2), SOW.bean.right),

    tell('guide.rival', RIVAL_BED),
    ask('guide.pair', placeOf.hand(2), SOW.bean.right),
    tell('guide.harvest', 'purse'),
    ask('guide.gnome', placeOf.shop('gnome'), BUY_GNOME.bean),
    ask('guide.place-gnome', placeOf.tile(0), placeOn(YOU, 0)),

    ask('guide.another', placeOf.hand(1), SOW.apple.right),
    ask('guide.second-gnome', placeOf.shop('gnome'), BUY_GNOME.bean),
    ask('guide.abroad', placeOf.tile(2), placeOn(RIVAL, 1)),

    tell('guide.troll', placeOf.tile(3)),
    ask('guide.left', placeOf.hand(1), SOW.bean.left),
    ask('guide.elf', placeOf.shop('elf'), BUY_ELF.bean),
    ask('guide.place-elf', placeOf.tile(3), placeOn(YOU, 2)),

    ask('guide.fourth', placeOf.hand(2), SOW.bean.left),
    tell('guide.eight', OWN_BED),
    ask('guide.third-gnome', placeOf.shop('gnome'), BUY_GNOME.bean),
    ask('guide.bare', placeOf.tile(7), placeOn(YOU, 1)),
    ask('guide.last-gnome', placeOf.shop('gnome'), BUY_GNOME.bean),
    ask('guide.ten', placeOf.tile(8), placeOn(YOU, 0)),
    tell('guide.won', OWN_BED),
  ],
};
