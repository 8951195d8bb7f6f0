import type { Catalogue } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { count, howMany, isYou, lookUp, title, who } from '../../../speech/speech.ts';
import { names } from './names.ts';
import { amount, cell, goods, tile } from './speech.ts';

const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  'meadow-field': ['a meadow', 'a field'],
  'cavern-tunnel': ['a cavern', 'a tunnel'],
  'cavern-cavern': ['a cavern', 'another'],
  'ore-mine': ['an ore mine', 'a deep tunnel'],
};

/** What has happened. */
export const events = {
  'told.round': 'Round {round} begins.',
  'told.card': 'New action space: {space}.',
  'told.marker': 'This round ends with {event}.',
  'told.emptied': '{space} was emptied.',
  'told.rescued': ({ seat, space }, speaker) =>
    `${who(seat, speaker)} paid a ruby to keep the goods on ${lookUp(names, `space.${space}`)}.`,
  'told.placed': ({ seat, space, strength }, speaker) =>
    Number(strength) === 0
      ? `${who(seat, speaker)} went to ${lookUp(names, `space.${space}`)}.`
      : `${who(seat, speaker)} went to ${lookUp(names, `space.${space}`)} with strength ${strength}.`,
  'told.out-of-order': '{seat} paid a ruby to place a Person of strength {strength}.',
  'told.passed': '{seat} passed for this round.',
  'told.imitated': '{seat} imitated {space}.',
  'told.gained': (params, speaker) => `${who(params.seat, speaker)} got ${goods(params)}.`,
  'told.paid': (params, speaker) => `${who(params.seat, speaker)} paid ${goods(params)}.`,
  'told.starting-player': ({ seat }, speaker) =>
    isYou(seat, speaker) ? 'You are the starting player now.' : `${who(seat, speaker)} is the starting player now.`,
  'told.tile': ({ seat, tile: twin, a, b }, speaker) => {
    const [one, other] = HALVES[String(twin)] ?? ['', ''];
    return `${who(seat, speaker)} laid ${one} on ${cell(a)} and ${other} on ${cell(b)}.`;
  },
  'told.single': ({ seat, tile: single, cell: at }, speaker) =>
    `${who(seat, speaker)} laid a ${single} on ${cell(at)}.`,
  'told.ruby-mine': ({ seat, cell: at }, speaker) => `${who(seat, speaker)} built a ruby mine on ${cell(at)}.`,
  'told.small-pasture': ({ seat, cell: at }, speaker) => `${who(seat, speaker)} fenced a small pasture on ${cell(at)}.`,
  'told.large-pasture': ({ seat, a, b }, speaker) =>
    `${who(seat, speaker)} fenced a large pasture on ${cell(a)} and ${cell(b)}.`,
  'told.stable': ({ seat, cell: at }, speaker) => `${who(seat, speaker)} built a Stable on ${cell(at)}.`,
  'told.furnished': ({ seat, furnishing, cell: at }, speaker) =>
    `${who(seat, speaker)} built ${tile(furnishing)} on ${cell(at)}.`,
  'told.sowed': (params, speaker) =>
    `${who(params.seat, speaker)} sowed ${count(Number(params.grain) + Number(params.vegetable), 'field', 'fields')}: ${goods(params)}.`,
  'told.forged': '{seat} forged a weapon of strength {strength}.',
  'told.loot': ({ seat, item }, speaker) => `${who(seat, speaker)} chose loot: ${lookUp(names, `loot.${item}`)}.`,
  'told.returned': ({ seat, strength }, speaker) =>
    `${who(seat, speaker)} came home from the expedition with strength ${strength}.`,
  'told.grew': ({ seat }, speaker) => `${title(whose(seat, speaker))} family has a new child.`,
  'told.traded': ({ seat, ore, gold, food }, speaker) =>
    `${who(seat, speaker)} traded ${amount('ore', ore)} for ${amount('gold', gold)} and ${amount('food', food)}.`,
  'told.bought': ({ seat, good, gold }, speaker) =>
    `${who(seat, speaker)} bought ${amount(good, 1)} for ${amount('gold', gold)}.`,
  'told.slaughtered': ({ seat, food, ...animals }, speaker) =>
    `${who(seat, speaker)} turned ${goods(animals)} into ${amount('food', food)}.`,
  'told.converted': ({ seat, good, food }, speaker) =>
    `${who(seat, speaker)} turned ${amount(good, 1)} into ${amount('food', food)}.`,
  'told.spent-gold': ({ seat, gold, food }, speaker) =>
    `${who(seat, speaker)} turned ${amount('gold', gold)} into ${amount('food', food)}.`,
  'told.ruby': ({ seat, good }, speaker) =>
    `${who(seat, speaker)} exchanged a ruby${good === 'cattle' ? ' and 1 food' : ''} for ${amount(good, 1)}.`,
  'told.ruby-tile': ({ seat, tile: single, ruby }, speaker) =>
    `${who(seat, speaker)} paid ${amount('ruby', ruby)} for a ${single}.`,
  'told.exchanged': (params, speaker) =>
    `${who(params.seat, speaker)} paid ${goods(params)} to use ${tile(params.furnishing)}.`,
  'told.discarded': '{seat} gave up a weapon of strength {strength} for {strength} food.',
  'told.end-of-round': ({ event }) => `The round ends with ${lookUp(names, `event.${event}`)}.`,
  'told.skipped-phase': ({ seat, phase }, speaker) =>
    `${who(seat, speaker)} left out ${phase === 'fields' ? 'the field phase' : 'the breeding'}.`,
  'told.reaped': (params, speaker) => `${who(params.seat, speaker)} reaped ${goods(params)}.`,
  'told.fed': (params, speaker) => {
    const { seat, begging, ...paid } = params;
    const hasPaid = Object.values(paid).some((number) => Number(number) > 0);
    const lacked = Number(begging) > 0 ? 'had no food for the family' : 'needed no food for the family';
    const fed = `${who(seat, speaker)} ${hasPaid ? `fed the family with ${goods(paid)}` : lacked}`;
    return Number(begging) === 0 ? `${fed}.` : `${fed} and took ${amount('begging', begging)}.`;
  },
  'told.bred': (params, speaker) => `${title(whose(params.seat, speaker))} animals had young: ${goods(params)}.`,
} satisfies Catalogue;

export const scores = {
  'score.points': ({ points }) => count(points, 'point', 'points'),
  'score.animals': 'Animals: {count}',
  'score.missing': 'Types of farm animals missing: {count}',
  'score.grain': 'Grain: {count}',
  'score.vegetables': 'Vegetables: {count}',
  'score.rubies': 'Rubies: {count}',
  'score.people': 'People: {count}',
  'score.unused': 'Unused spaces: {count}',
  'score.furnishing': '{furnishing}',
  'score.small-pastures': 'Small pastures: {count}',
  'score.large-pastures': 'Large pastures: {count}',
  'score.ore-mines': 'Ore mines: {count}',
  'score.ruby-mines': 'Ruby mines: {count}',
  'score.bonus': 'Bonus of {furnishing}',
  'score.gold': 'Gold: {count}',
  'score.begging': 'Begging markers: {count}',
  'score.given-back': 'Losses given back',
} satisfies Catalogue;

/** Why a bot thinks so. */
export const advice = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'It wins the match.' : 'It loses the match.'),
  'reason.points': ({ worth, points }) => {
    const many = howMany(points, worth);
    if (many === 0) return Number(worth) > 0 ? 'It is worth points at the end.' : 'It loses points at the end.';
    return `It ${Number(worth) > 0 ? 'brings' : 'costs'} ${count(many, 'point', 'points')}.`;
  },
  'reason.family': ({ worth, people, room }) => {
    const isFor = Number(worth) > 0;
    if (howMany(people, worth) > 0) return `One ${isFor ? 'more' : 'fewer'} action every round from now on.`;
    if (howMany(room, worth) > 0)
      return isFor ? 'It makes room for one more in the family.' : 'It leaves no room for one more in the family.';
    return isFor
      ? 'Your family gets more done in the rounds to come.'
      : 'Your family gets less done in the rounds to come.';
  },
  'reason.first': ({ worth }) =>
    Number(worth) > 0 ? 'You begin the next round.' : 'Somebody else begins the next round.',
  'reason.goods': ({ worth }) =>
    Number(worth) > 0 ? 'It brings goods that you can put to good use.' : 'It spends goods that you could use later.',
  'reason.food': ({ worth }) =>
    Number(worth) > 0
      ? 'It makes it easier to feed your family at the harvest.'
      : 'Food for your family gets short at the harvest.',
  'reason.weapons': ({ worth }) =>
    Number(worth) > 0 ? 'Your expeditions bring home more.' : 'Your expeditions bring home less.',
  'reason.land': ({ worth }) =>
    Number(worth) > 0 ? 'It clears land that you can build on.' : 'It uses up land that you could build on.',
  'reason.animals': ({ worth }) =>
    Number(worth) > 0
      ? 'You have room for more animals and their young.'
      : 'You have less room for animals and their young.',
  'reason.furnishings': ({ worth }) =>
    Number(worth) > 0 ? 'Your furnishings will bring you more.' : 'Your furnishings will bring you less.',
  'reason.under-way': ({ worth }) =>
    Number(worth) > 0 ? 'There is something good to come in this action.' : 'It gives up a part of this action.',
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'It takes what the others could have used.' : 'It leaves better things to the others.',
} satisfies Catalogue;
