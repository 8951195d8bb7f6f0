import type { Catalogue, Params } from '../../../../kernel/messages.ts';
import { count, lookUp } from '../../../speech/speech.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import { names } from './names.ts';
import { amount, cell, goods, listed, paidTile, tile } from './speech.ts';

const BRANCH: Readonly<Record<string, string>> = {
  dog: 'take the dog',
  furnish: 'furnish a cavern',
  goods: 'take 1 wood, 1 stone, 1 ore, 1 food and 2 gold',
  growth: 'have a child',
  dwelling: 'furnish a dwelling',
  gold: 'take 3 gold',
  forest: 'lay a meadow and a field, and take 1 wood',
  mountain: 'lay a cavern and a tunnel, and take 1 stone',
};

const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  'meadow-field': ['Meadow', 'field'],
  'cavern-tunnel': ['Cavern', 'tunnel'],
  'cavern-cavern': ['Cavern', 'another'],
  'ore-mine': ['Ore mine', 'deep tunnel'],
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function weapon(strength: unknown, kind?: unknown): string {
  const person = kind === 'goblin' ? 'Goblin' : 'Person';
  return Number(strength) === 0 ? `an unarmed ${person}` : `a ${person} of strength ${strength}`;
}

function exchanged({ furnishing, way }: Params): string {
  const terms = furnishingAt(furnishingNumber(String(furnishing))).hooks['exchange.anytime']?.[Number(way)];
  return `${goods(terms?.give ?? {})} for ${goods(terms?.get ?? {})}`;
}

const YOUNG = [
  ['sheep', 'a lamb'],
  ['donkey', 'a donkey foal'],
  ['boar', 'a wild boar piglet'],
  ['cattle', 'a calf'],
] as const;

/** Why a loot cannot be carried out now. */
const CLOSED_LOOT: Readonly<Record<string, string>> = {
  'loot-furnish': 'You have no cavern for a furnishing that you can pay.',
  'loot-stable': 'You have no Stable left, or no land for it.',
  'loot-tunnel': 'The tunnel fits nowhere.',
  'loot-cavern': 'The cavern fits nowhere.',
  'loot-meadow': 'The meadow fits nowhere.',
  'loot-field': 'The field fits nowhere.',
  'loot-small-pasture': 'This takes a meadow and 1 wood.',
  'loot-large-pasture': 'This takes two meadows side by side and 2 wood.',
  'loot-dwelling': 'This takes an empty cavern, 2 wood and 2 stone.',
  'loot-goblin-dwelling': 'This takes an empty cavern, 2 wood and 1 stone, and fewer than six People.',
  'loot-sow': 'This takes an empty field and something to sow.',
  'loot-breed': 'You have no pair with room for its young.',
};

/** What is asked, and what may be answered. */
export const questions = {
  'ask.place-person': ({ strength, kind }) => `Place ${weapon(strength, kind)} on an action space.`,
  'ask.choose-space': ({ strength, kind }) => `Place ${weapon(strength, kind)} on an action space.`,
  'ask.imitate-target': 'Choose a space of another player to imitate.',
  'ask.solo-rescue': 'Pay a ruby to save the goods on {space}?',
  'ask.branch': 'Choose what to do.',
  'ask.place-twin': 'Lay a tile: {tile}.',
  'ask.place-single': 'Lay a tile: {tile}.',
  'ask.place-ruby-mine': 'Choose a tunnel for the ruby mine.',
  'ask.fences': ({ small, large, stable }) => {
    if (!stable) return small && large ? 'Build pastures.' : `Build a ${small ? 'small' : 'large'} pasture.`;
    return small || large ? 'Build pastures or a Stable.' : 'Build a Stable.';
  },
  'ask.furnish': ({ only }) => (only === 'dwelling' ? 'Choose a dwelling to build.' : 'Choose a furnishing to build.'),
  'ask.furnish-payment': ({ furnishing }) => `Choose how to pay for ${tile(furnishing)}.`,
  'ask.furnish-cell': ({ furnishing }) => `Choose a place for ${paidTile(furnishing)}.`,
  'ask.sow': 'Sow your fields.',
  'ask.forge': 'Forge a weapon.',
  'ask.grow': 'Have a child?',
  'ask.expedition': ({ left, strength, first }) =>
    first === true
      ? `Expedition with strength ${strength}: choose ${Number(left) === 1 ? 'your loot' : `up to ${left} kinds of loot`}.`
      : `Choose ${Number(left) === 1 ? 'one more kind' : `up to ${left} more kinds`}, or go home.`,
  'ask.trade-count': 'Choose how often to trade 2 ore for 2 gold and 1 food.',
  'ask.market': 'Buy at the market, each kind at most once.',
  'ask.keep': 'Choose which animals stay: there is no room for all.',
  'ask.gold-to-food': 'Choose how much gold to turn into food.',
  'ask.skip-choice': 'Leave out the field phase or the breeding.',
  'ask.feed': ({ need, food, missing }) =>
    Number(missing) === 0
      ? `Feed your family: it takes ${need} of your ${amount('food', food)}.`
      : `Feed your family: ${amount('food', need)}, you have ${food}. Paying now: ${amount('begging', missing)}.`,
  'ask.breed': ({ why }) =>
    why === 'crowded'
      ? 'There is no room for all the young. Choose which are born.'
      : why === 'full'
        ? 'There is no room for any young. Exchange something first to make some, or go on.'
        : 'Your animals breed now. Before that, rubies can still make a pair.',
  'ask.last-exchange': ({ round }) => `Round ${round} begins. Exchange what only this round allows, or go on.`,
  'ask.final-exchange': 'Make your last exchanges before the points are counted.',

  'move.use': 'Go to {space}',
  'move.instead': ({ strength }) => `Pay a ruby to place ${weapon(strength)} instead`,
  'move.pass': 'Pass for this round',
  'move.skip': 'Skip',
  'move.stop': 'That’s enough',
  'move.buy-no-more': ({ bought }) => (bought ? 'Buy nothing more' : 'Buy nothing'),
  'move.go-home': 'Go home',
  'move.done': 'Done',
  'move.grow': 'Have a child',
  'move.rescue': 'Pay a ruby and keep the goods',
  'move.leave': 'Let it be emptied',
  'move.imitate': 'Imitate {space}',
  'move.branch': ({ first, second }) =>
    second === undefined
      ? upper(BRANCH[String(first)] ?? '')
      : `${upper(BRANCH[String(first)] ?? '')}, then ${BRANCH[String(second)]}`,
  'move.place': ({ tile: twin, a, b }) => {
    const [one, other] = HALVES[String(twin)] ?? ['', ''];
    return `${one} on ${cell(a)}, ${other} on ${cell(b)}`;
  },
  'move.ruby-mine': ({ cell: at }) => `Ruby mine on ${cell(at)}`,
  'move.tile': ({ cell: at }) => `On ${cell(at)}`,
  'move.small-pasture': ({ cell: at }) => `Small pasture on ${cell(at)}`,
  'move.large-pasture': ({ a, b }) => `Large pasture on ${cell(a)} and ${cell(b)}`,
  'move.stable': ({ cell: at }) => `Stable on ${cell(at)}`,
  'move.cell': ({ cell: at }) => `On ${cell(at)}`,
  'move.furnish': '{furnishing}',
  'move.pay': (params) => `Pay ${goods(params)}`,
  'move.sow': ({ grain, vegetable }) => {
    const fields = [
      ...(Number(grain) > 0 ? [`${count(grain, 'field', 'fields')} with grain`] : []),
      ...(Number(vegetable) > 0 ? [`${count(vegetable, 'field', 'fields')} with vegetables`] : []),
    ];
    return `Sow ${listed(fields)}`;
  },
  'move.forge': ({ strength, dog }) =>
    dog === undefined ? `A weapon of strength ${strength}` : `A weapon of strength ${strength} for a dog`,
  'move.loot': ({ item }) => upper(lookUp(names, `loot.${item}`)),
  'move.trade': ({ times }) =>
    `${amount('ore', Number(times) * 2)} for ${amount('gold', Number(times) * 2)} and ${amount('food', times)}`,
  'move.buy': ({ good }) => `Buy ${amount(good, 1)}`,
  'move.breed': (params) => {
    const born = YOUNG.filter(([animal]) => params[animal] === true).map(([, young]) => young);
    return born.length === 0 ? 'No young' : upper(listed(born));
  },
  'move.keep': (params) => `Keep ${goods(params)}`,
  'move.skip-fields': 'Leave out the field phase',
  'move.skip-breeding': 'Leave out the breeding',
  'move.feed': ({ wood, stone, ore, who: fed }) => {
    const instead = [
      ...(wood === undefined ? [] : [amount('wood', wood)]),
      ...(stone === undefined ? [] : [amount('stone', stone)]),
      ...(ore === undefined ? [] : [amount('ore', ore)]),
    ];
    if (instead.length === 0) return 'Pay with food';
    return `Pay ${listed(instead)} for one ${fed === 'goblin' ? 'Goblin' : 'Person'}, food for the others`;
  },
  'move.convert': ({ what }) => `Turn ${what === 'two-donkeys' ? '2 donkeys' : amount(what, 1)} into food`,
  'move.gold': 'Turn gold into food',
  'move.gold-to-food': ({ gold }) => `Turn ${amount('gold', gold)} into ${amount('food', Number(gold) - 1)}`,
  'move.ruby': ({ get }) => `A ruby for ${amount(get, 1)}`,
  'move.ruby-animal': ({ get }) =>
    get === 'cattle' ? 'A ruby and 1 food for 1 cattle' : `A ruby for ${amount(get, 1)}`,
  'move.ruby-tile': ({ tile: single }) => (single === 'cavern' ? '2 rubies for a cavern' : `A ruby for a ${single}`),
  'move.exchange': (params) => `${lookUp(names, `furnishing.${params.furnishing}`)}: ${exchanged(params)}`,
  'move.discard': ({ strength }) => `Give up a weapon of strength ${strength} for ${amount('food', strength)}`,
} satisfies Catalogue;

/** Why an answer is greyed out. */
export const reasons = {
  'blocked.occupied': 'The space is taken: {seats}.',
  'blocked.no-ruby': 'Placing somebody out of order costs a ruby.',
  'blocked.no-space': 'There is no space for this Person.',
  'blocked.must-place': 'There is a space to go to, so you cannot pass.',
  'blocked.unarmed': 'Expeditions are for armed People only.',
  'blocked.food': ({ food }) => `This costs ${amount('food', food)}.`,
  'blocked.nothing-to-imitate': 'There is no space of another player to imitate.',
  'blocked.ore': ({ ore }) => `This costs ${amount('ore', ore)}.`,
  'blocked.no-tunnel': 'You have no tunnel for a ruby mine.',
  'blocked.empty': 'Nothing lies there.',
  'blocked.no-room-no-dwelling': 'You have no room for a child, and cannot build a dwelling.',
  'blocked.nothing-to-do': 'There is nothing you could do there now.',
  'blocked.no-tunnels-touch': 'You have no two tunnels side by side.',
  'blocked.no-tunnel-here': 'You have no tunnel.',
  'blocked.no-deep-tunnel-here': 'You have no deep tunnel.',
  'blocked.none-payable': 'You can pay none of them.',
  'blocked.no-meadow-to-fence': 'You have no meadow without a fence.',
  'blocked.too-few-meadows': 'You have too few meadows for this besides what is ticked.',
  'blocked.no-meadows-touch': 'No two of your meadows touch.',
  'blocked.no-field-to-sow': 'You have no empty field.',
  'blocked.no-crops': 'You have nothing to sow.',
  'blocked.armed': 'This Person is armed already.',
  'blocked.weapon': ({ ore, has }) => `The weapon needs ${amount('ore', ore)}, you have ${has}.`,
  'blocked.club': ({ wood, has }) => `A club needs ${amount('wood', wood)}, you have ${has}.`,
  'blocked.no-growth-no-sowing': 'You have no room for a child, and nothing to sow.',
  'blocked.no-two-tunnels': 'You need two tunnels side by side, or an armed Person.',
  'blocked.no-tile-no-sowing': 'You have no place for the tile, and nothing to sow.',
  'blocked.not-imitable': 'This space cannot be imitated.',
  'blocked.own-space': 'You cannot imitate yourself.',
  'blocked.branch-dog': 'There is no dog to take.',
  'blocked.branch-furnish': 'You can furnish nothing now.',
  'blocked.branch-goods': 'There are no goods to take.',
  'blocked.branch-growth': 'You have no room for a child.',
  'blocked.branch-dwelling': 'You cannot build a dwelling now.',
  'blocked.branch-gold': 'There is no gold to take.',
  'blocked.branch-forest': 'The tile fits nowhere in your forest.',
  'blocked.branch-mountain': 'The tile fits nowhere in your mountain.',
  'blocked.no-stable': 'You have built all three of your Stables.',
  'blocked.taken': 'Built already: {owner}.',
  'blocked.covered': 'It lies below another tile, and is out of the game.',
  'blocked.no-cavern': 'You have no empty cavern for it.',
  'blocked.lacking': (params) => `You lack ${goods(params)}.`,
  'blocked.looted': 'You have taken this on this expedition already.',
  'blocked.too-strong': 'This takes a weapon of strength {strength}.',
  'blocked.loot': ({ item }) => CLOSED_LOOT[String(item)] ?? 'You cannot do that now.',
  'blocked.bought': 'You have bought this already.',
  'blocked.gold': ({ gold }) => `This costs ${amount('gold', gold)}.`,
  'blocked.rubies': ({ ruby }) => `This costs ${amount('ruby', ruby)}.`,
  'blocked.no-site': 'The tile fits nowhere.',
  'blocked.exchange': (params) => `This takes ${goods(params)}.`,
} satisfies Catalogue;
