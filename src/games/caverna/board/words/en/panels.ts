import type { Catalogue } from '../../../../../kernel/messages.ts';
import { count, title } from '../../../../speech/speech.ts';
import { amount } from '../../../messages/en/speech.ts';

/** What is said where several things are chosen at once. */
export const panels: Catalogue = {
  'panel.branch': 'What will you do here?',
  'branch.dog': 'Take a dog',
  'branch.furnish': 'Furnish a cavern',
  'branch.goods': 'Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold',
  'branch.growth': 'Have a child',
  'branch.dwelling': 'Furnish a dwelling',
  'branch.gold': 'Take 3 gold',
  'branch.forest': 'Meadow and field, 1 wood',
  'branch.mountain': 'Cavern and tunnel, 1 stone',
  'branch.both': ({ first, second }) => `${first}, then ${String(second).toLowerCase()}`,

  'panel.tile': 'Which tile do you lay?',
  'panel.tile-how': 'Then choose a cell for one half and a cell beside it for the other.',
  'panel.fences': 'What do you build?',
  'panel.fences-how': 'Each once, in any order. Choose one, then the land for it.',
  'panel.keeps': 'You keep:',
  'panel.payment': 'How do you pay?',
  'panel.sow': 'What do you sow?',
  'panel.sow-how': 'Each field takes 1 of your crops: 3 grain or 2 vegetables will grow there.',
  'panel.sow-way': ({ grain, vegetable }) =>
    title(
      [
        ...(Number(grain) > 0 ? [count(grain, 'field of grain', 'fields of grain')] : []),
        ...(Number(vegetable) > 0 ? [count(vegetable, 'field of vegetables', 'fields of vegetables')] : []),
      ].join(', '),
    ),
  'panel.forge': 'How strong is the weapon to be?',
  'panel.forge-how': ({ ore }) => `You have ${amount('ore', Number(ore))}.`,
  'panel.strength': ({ strength }) => `Strength ${strength}`,
  'panel.trade': 'How much ore do you trade?',
  'panel.trade-times': ({ times }) => (Number(times) === 1 ? 'Once' : `${times} times`),
  'panel.gold': 'How much gold becomes food?',
  'panel.gold-rate': 'one food less than gold.',
  'panel.skip': 'Which part of the Harvest do you leave out?',
  'panel.skip-breeding': 'Reap, but do not breed',
  'panel.skip-breeding-says': ({ count: fields }) => `${count(fields, 'field', 'fields')} to reap`,
  'panel.skip-fields': 'Breed, but do not reap',
  'panel.keep': 'Not all your animals have room',
  'panel.keep-how': 'Choose who stays. The others become food.',
  'panel.keep-way': ({ goods }) => `Keep ${goods}`,
  'panel.keep-food': ({ goods, food }) => `${goods} for ${food} food`,
  'panel.breed': 'Which animals are born?',
  'panel.breed-pair': 'With a ruby you can still get an animal that makes a pair.',
  'panel.no-pair-yet': 'None: go on',
  'panel.breed-how': 'There is no room for all of them.',

  'panel.expedition': 'Expedition',
  'panel.expedition-how': ({ left, strength }) =>
    `Choose up to ${count(left, 'loot', 'different loots')} that strength ${strength} can win.`,
  'panel.room-left': ({ count: room }) => `room for ${room}`,
  'panel.no-room': 'no room left',
  'panel.needs': ({ strength }) => `strength ${strength}`,
  'panel.pack': 'The pack',
  'panel.pack-of': ({ count: packed, most }) => `${packed} of ${most} chosen`,
  'panel.pack-more': ({ count: more }) => `${more} more, if you like`,
  'panel.drop': ({ item }) => `Leave behind: ${item}`,
  'panel.home-with': ({ before, after }) =>
    before === after
      ? `They come home with strength ${after}, as they went.`
      : `They come home with strength ${after} instead of ${before}.`,
  'panel.also-with': ({ before, after }) => `Strength ${before} becomes ${after}.`,
  'panel.in-order': 'It is brought in this order, each before the next.',
  'panel.send': ({ count: packed }) => (Number(packed) === 0 ? 'Choose loot first' : `Send them with ${packed}`),

  'panel.market': 'Weekly market',
  'panel.market-how': ({ gold }) => `Each kind once. ${amount('gold', Number(gold))} left to spend.`,
  'panel.bought': 'bought',
  'panel.buy': ({ gold }) => (Number(gold) === 0 ? 'Choose goods first' : `Buy for ${gold} gold`),

  'panel.feed': ({ need }) => `Your family needs ${need} food`,
  'panel.still-at-it': ({ names }) => `Still at table: ${names}`,
  'panel.table': ({ food, need }) => `${food} of ${need} food on the table`,
  'panel.make-food': 'Make food',
  'panel.food-sum': ({ store, made, need }) => `${store} in store + ${made} made, ${need} needed`,
  'panel.no-sources': 'You have nothing that could become food.',
  'panel.you-have': ({ goods }) => `you have ${goods}`,
  'panel.weapon': ({ strength }) => `a weapon of strength ${strength}`,
  'panel.less': ({ name }) => `Less: ${name}`,
  'panel.more': ({ name }) => `More: ${name}`,
  'panel.enough': 'Everybody is fed.',
  'panel.short': ({ missing, points }) =>
    `${missing} food missing: ${count(missing, 'begging marker', 'begging markers')}, ${points} points lost.`,
  'panel.cheapest': ({ goods }) => `Cheapest way: use ${goods}`,
  'panel.feed-with': ({ goods }) => `Feed them: ${goods}`,
  'panel.feed-and-beg': ({ goods, missing }) =>
    `Feed them: ${goods}, and take ${count(missing, 'begging marker', 'begging markers')}`,
  'panel.only-beg': ({ missing }) => `Let them beg: take ${count(missing, 'begging marker', 'begging markers')}`,
  'panel.none-born': 'None of the young',
  'panel.young': ({ goods }) => `Then there is room for newborns: ${goods}.`,
  'panel.no-pairs': 'Nothing will be born: two of a kind are needed.',
  'panel.not-all-fit': 'Not for all of them together.',

  'exchanges.open': 'Exchange',
  'exchanges.title': 'Exchange at any time',
  'exchanges.close': 'Close',
  'exchanges.none': 'You have nothing to exchange now.',
  'exchanges.rooms': 'Your rooms',
  'exchanges.food': 'Into food',
  'exchanges.goods': 'Rubies into goods',
  'exchanges.tiles': 'Rubies into land',
  'exchanges.left': ({ goods }) => `${goods} left`,
};
