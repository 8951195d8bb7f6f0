import type { Catalogue, Params } from '../../../../kernel/messages.ts';
import { whom, whose } from '../../../speech/english.ts';
import { howMany, isYou, title, who } from '../../../speech/speech.ts';
import { PRODUCE, type Produce } from '../../box/produce.ts';
import { summary } from './summary.ts';

const PLURAL: Readonly<Record<Produce, readonly [one: string, many: string]>> = {
  pumpkin: ['pumpkin', 'pumpkins'],
  apple: ['apple', 'apples'],
  bean: ['bean', 'beans'],
};

function amount(kind: Produce, count: number): string {
  return `${count} ${PLURAL[kind][count === 1 ? 0 : 1]}`;
}

const A: Readonly<Record<Produce, string>> = { pumpkin: 'a pumpkin', apple: 'an apple', bean: 'a bean' };

function priceOfTwo(pay: Produce, and: Produce): string {
  return pay === and ? amount(pay, 6) : `${amount(pay, 3)} and ${amount(and, 3)}`;
}

const LIST = new Intl.ListFormat('en');

/** '3 apples and 4 beans' */
function amounts(params: Params): string {
  const parts = PRODUCE.flatMap((kind) => {
    const count = Number(params[kind]);
    return count > 0 ? [amount(kind, count)] : [];
  });
  return parts.length === 0 ? 'nothing' : LIST.format(parts);
}

export const words = {
  'game.summary': summary,

  'kind.pumpkin': 'pumpkin',
  'kind.apple': 'apple',
  'kind.bean': 'bean',
  'pay.pumpkin': 'pumpkins',
  'pay.apple': 'apples',
  'pay.bean': 'beans',
  'end.left': 'left',
  'end.right': 'right',

  'option.goal': 'Produce of one kind needed to win',
  'option.firstPlayer': 'First player',
  'option.firstPlayer.random': 'drawn at random',

  'ask.sow': 'Sow a tile: choose one from your hand and the end of your garden it goes to.',
  'ask.buy': 'Hire a creature, or finish.',
  'ask.place-gnome': 'Place your gnome: choose a bare tile, in any garden.',
  'ask.place-two-gnomes': 'Scare off an elf: choose its tile, in any garden.',
  'ask.place-elf': 'Place your elf: choose a bare tile or one with a troll, in any garden.',
  'ask.place-troll': 'Place your troll: choose a bare tile or one with a gnome, in any garden.',

  'move.sow': ({ kind, end }) => `Sow ${A[kind as Produce]} on the ${end}`,
  'move.buy': ({ purchase, pay, and }) => {
    switch (purchase) {
      case 'gnome':
        return `Gnome for ${amount(pay as Produce, 3)}`;
      case 'elf':
        return `Elf for ${amount(pay as Produce, 4)}`;
      case 'troll':
        return 'Troll for one of each';
      default:
        return `Two gnomes for ${priceOfTwo(pay as Produce, and as Produce)}, to scare off an elf`;
    }
  },
  'move.done': 'Finish',
  'move.place': ({ garden, tile, kind = 'tile', creature, owner }, speaker) => {
    const figure = creature === undefined ? '' : ` with ${whose(owner, speaker)} ${creature}`;
    return `${title(String(kind))}${figure}, number ${Number(tile) + 1} in ${whose(garden, speaker)} garden`;
  },

  'blocked.not-in-hand': 'You have no {kind} in hand.',
  'blocked.price-gnome': 'A gnome costs 3 of one kind, and you have fewer {pay}.',
  'blocked.price-two-gnomes': ({ pay, and }) =>
    `These two gnomes cost ${priceOfTwo(pay as Produce, and as Produce)}, and you have fewer.`,
  'blocked.price-elf': 'An elf costs 4 of one kind, and you have fewer {pay}.',
  'blocked.price-troll': 'A troll costs one of each kind, and one of them is missing.',
  'blocked.no-figure-gnome': 'You have no gnome left in stock.',
  'blocked.no-figure-two-gnomes': 'You need two gnomes in stock for this.',
  'blocked.no-figure-elf': 'You have no elf left in stock.',
  'blocked.no-figure-troll': 'You have no troll left in stock.',
  'blocked.no-tile-gnome': 'There is no bare tile for a gnome.',
  'blocked.no-tile-two-gnomes': 'There is no elf to scare off.',
  'blocked.no-tile-elf': 'There is no bare tile, and none with a troll.',
  'blocked.no-tile-troll': 'There is no bare tile, and none with a gnome.',
  'blocked.gnome-on-gnome': 'There is already a gnome on it.',
  'blocked.gnome-on-elf': 'An elf guards it; it takes two gnomes to scare it off.',
  'blocked.gnome-on-troll': 'A gnome doesn’t dare go near a troll.',
  'blocked.two-gnomes-on-empty': 'There is no elf to scare off here.',
  'blocked.two-gnomes-on-gnome': 'There is no elf to scare off here.',
  'blocked.two-gnomes-on-troll': 'There is no elf to scare off here.',
  'blocked.elf-on-gnome': 'An elf cannot drive off a gnome.',
  'blocked.elf-on-elf': 'There is already an elf on it.',
  'blocked.troll-on-elf': 'An elf guards it against trolls.',
  'blocked.troll-on-troll': 'There is already a troll on it.',

  'told.sowed': ({ seat, kind, end }, speaker) => `${who(seat, speaker)} sowed ${A[kind as Produce]} on the ${end}.`,
  'told.harvested': (params, speaker) => `${who(params.seat, speaker)} harvested ${amounts(params)}.`,
  'told.bought': ({ seat, purchase, pay, and }, speaker) => {
    switch (purchase) {
      case 'gnome':
        return `${who(seat, speaker)} hired a gnome for ${amount(pay as Produce, 3)}.`;
      case 'elf':
        return `${who(seat, speaker)} called an elf for ${amount(pay as Produce, 4)}.`;
      case 'troll':
        return `${who(seat, speaker)} lured a troll with one of each.`;
      default:
        return `${who(seat, speaker)} hired two gnomes for ${priceOfTwo(pay as Produce, and as Produce)}.`;
    }
  },
  'told.placed': ({ seat, creature, garden, kind }, speaker) => {
    const where = `on ${A[kind as Produce]} in ${whose(garden, speaker)} garden`;
    switch (creature) {
      case 'gnome':
        return `${who(seat, speaker)} set a gnome ${where}.`;
      case 'elf':
        return `${who(seat, speaker)} set an elf ${where}.`;
      default:
        return `TRØLL! ${who(seat, speaker)} set a troll ${where}.`;
    }
  },
  'told.drove-off': ({ seat, driven, owner, garden, kind }, speaker) => {
    const where = `${A[kind as Produce]} in ${whose(garden, speaker)} garden`;
    switch (driven) {
      case 'elf':
        return `${title(whose(seat, speaker))} two gnomes scared ${whose(owner, speaker)} elf off ${where}; one of them stayed.`;
      case 'troll':
        return `${title(whose(seat, speaker))} elf drove ${whose(owner, speaker)} troll off ${where}.`;
      default:
        return `TRØLL! ${title(whose(seat, speaker))} troll chased ${whose(owner, speaker)} gnome off ${where}.`;
    }
  },
  'told.lost': (params, speaker) => `${who(params.seat, speaker)} left ${amounts(params)} to rot.`,
  'told.drew': ({ seat, kind }, speaker) => `${who(seat, speaker)} drew ${A[kind as Produce]}.`,
  'told.drew-a-tile': '{seat} drew a tile.',
  'told.marker': '{seat} took the turn marker and will begin the next round.',
  'told.won': ({ seat, kind, count }, speaker) =>
    isYou(seat, speaker)
      ? `You control ${amount(kind as Produce, Number(count))} and win the crystal ball.`
      : `${who(seat, speaker)} controls ${amount(kind as Produce, Number(count))} and wins the crystal ball.`,
  'told.no-tile': ({ seat }, speaker) =>
    `The match ends: ${whom(seat, speaker)} ${isYou(seat, speaker) ? 'have' : 'has'} no tile left to sow.`,

  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'It wins the match.' : 'It loses the match.'),
  'reason.strike': ({ worth }) =>
    Number(worth) > 0
      ? 'You could reach the goal in a single turn.'
      : 'You can no longer reach the goal in a single turn.',
  'reason.growth': ({ worth, best }) => {
    const many = howMany(best, worth);
    const way = Number(worth) > 0 ? 'nearer to' : 'farther from';
    if (many > 0) return `You get ${many} ${way} the goal.`;
    return Number(worth) > 0 ? 'You control more of what counts.' : 'You control less of what counts.';
  },
  'reason.guard': ({ worth }) =>
    Number(worth) > 0 ? 'One of your elves guards your garden.' : 'Your garden loses an elf that guards it.',
  'reason.stock': ({ worth }) =>
    Number(worth) > 0 ? 'A figure comes back to your stock.' : 'It takes a figure from your stock.',
  'reason.tempo': ({ worth }) =>
    Number(worth) > 0 ? 'You will have two turns in a row.' : 'Your two turns in a row are over.',
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'It holds the others back.' : 'It leaves the others better off.',
  'score.points': ({ points }) => `${points} of one kind`,
  'score.tiles': ({ kind, count }) => `${amount(kind as Produce, Number(count))} growing`,
  'score.pairs': ({ kind, count }) =>
    `${count} ${count === 1 ? 'pair' : 'pairs'} of ${PLURAL[kind as Produce][1]} side by side`,
  'score.gnomes': ({ kind, count }) => `${count} ${count === 1 ? 'gnome' : 'gnomes'} on ${PLURAL[kind as Produce][1]}`,

  'counts.bought': 'Hired',
  'counts.sown': 'Sown',
  'counts.driven-off': 'Driven off',
  'counts.won-with': 'Won with',
  'purchase.gnome': 'A gnome',
  'purchase.two-gnomes': 'Two gnomes',
  'purchase.elf': 'An elf',
  'purchase.troll': 'A troll',
  'creature.gnome': 'Gnome',
  'creature.elf': 'Elf',
  'creature.troll': 'Troll',
} satisfies Catalogue;
