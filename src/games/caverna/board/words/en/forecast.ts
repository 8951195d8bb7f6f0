import type { Catalogue } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { goods } from '../../../messages/en/speech.ts';

/** Who has what, and what the next meal will take. */
export const forecast = {
  'families.first': 'starting player',
  'families.to-place': ({ count: left, all }) => `${left} of ${all} to place`,
  'families.people': ({ count: all }) => count(all, 'Person', 'People'),
  'families.weapon': 'weapon',
  'families.points': ({ count: points }) => (Number(points) === 1 ? 'point' : 'points'),

  'forecast.now-harvest': 'Harvest this round',
  'forecast.now-skip-one': 'Partial Harvest this round',
  'forecast.now-pay-1': 'Feeding this round',
  'forecast.now-hidden': 'Perhaps a Harvest this round',
  'forecast.in-harvest': ({ round }) => `Harvest in round ${round}`,
  'forecast.in-skip-one': ({ round }) => `Partial Harvest in round ${round}`,
  'forecast.in-pay-1': ({ round }) => `Feeding in round ${round}`,
  'forecast.in-hidden': ({ round }) => `Perhaps a Harvest in round ${round}`,
  'forecast.fed': 'everybody is fed',
  'forecast.line': ({ need, store, reaped }) =>
    `${need} food: ${store} in store${Number(reaped) > 0 ? `, ${reaped} from the fields` : ''}`,
  'forecast.line-stone': ({ food, stone }) => `${food} food, ${stone} stone`,
  'forecast.short': ({ short }) => `${short} short`,
  'forecast.details': 'Forecast',
  'forecast.need': 'Needed',
  'forecast.eaters': ({ people, newborns }) =>
    Number(newborns) === 0
      ? `for ${count(people, 'Person', 'People')}`
      : `for ${count(people, 'Person', 'People')}, ${count(newborns, 'newborn', 'newborns')} among them`,
  'forecast.store': 'In store',
  'forecast.enough': 'enough',
  'forecast.over': ({ over }) => `enough, ${over} left over`,
  'forecast.with-fields': 'enough with what you reap',
  'forecast.edible': ({ food }) => `Crops and animals would give ${food} more.`,
  'forecast.otherwise': ({ food }) => `One Person can eat something else: ${food} food less.`,
  'forecast.reaped': 'Reaped before you pay',
  'forecast.no-fields': 'nothing is sown',
  'forecast.not-reaped': 'no fields are reaped',
  'forecast.reaps': (params) => goods(params),
  'forecast.worth': ({ food }) => `worth ${food} food`,
  'forecast.young': 'Young to come',
  'forecast.none-young': 'none: two of a kind are needed',
  'forecast.not-bred': 'no animals breed',
  'forecast.outlook-room': 'room for it',
  'forecast.outlook-instead': 'room for some only',
  'forecast.outlook-no-room': 'no room for it',
  'forecast.outlook-alone': 'alone: none',
  'forecast.skip': 'Either the fields or the breeding is left out: you choose.',
  'forecast.next': ({ round, food }) => `Next known Harvest: round ${round}, ${count(food, 'food', 'food')}.`,
  'forecast.hidden': ({ green, red }) =>
    `Still hidden: ${count(green, 'Harvest', 'Harvests')} and ${count(red, 'red marker', 'red markers')}.`,

  'row.animals': 'Animals and dogs',
  'row.missing': 'Farm animals missing',
  'row.grain': 'Grain',
  'row.vegetables': 'Vegetables',
  'row.rubies': 'Rubies',
  'row.people': 'People',
  'row.unused': 'Unused spaces',
  'row.furnishings': 'Rooms',
  'row.pastures': 'Pastures',
  'row.mines': 'Mines',
  'row.bonus': 'Parlors, chambers',
  'row.gold': 'Gold',
  'row.begging': 'Begging markers',
  'row.given-back': 'Losses given back',
} satisfies Catalogue;
