import type { Catalogue } from '../../../../../kernel/messages.ts';
import { whose } from '../../../../speech/english.ts';
import { count, title } from '../../../../speech/speech.ts';
import { ALL_GOODS } from '../../../box/goods.ts';
import { amount } from '../../../messages/en/speech.ts';

/** 'Unarmed Person' */
function person(strength: unknown): string {
  return Number(strength) === 0 ? 'Unarmed Person' : `Person with strength ${strength}`;
}

/** What stands on the map, at home and in the stores. */
export const land: Catalogue = {
  ...Object.fromEntries(
    ALL_GOODS.map((good) => [
      `amount.${good}`,
      ({ count: number }: { readonly count?: unknown }) => amount(good, Number(number)),
    ]),
  ),
  'board.free': 'free',
  'board.none': 'nothing',
  'board.places': 'Action spaces',
  'board.filter': 'What is shown',
  'board.rooms': 'Furnishings',
  'board.to-rooms': ({ count: left }) => `Furnishings: ${left} left`,
  'board.forest': 'Forest',
  'board.mountain': 'Mountain',
  'board.home-of': ({ seat }, speaker) => `${title(whose(seat, speaker))} home`,
  'board.families': 'Families',
  'board.you': 'You',
  'board.family': ({ people, home }) => `${home} of ${people} home`,
  'board.turn': 'Swap the halves',

  'section.places': 'Spaces',
  'section.places-note': ({ count: open }) => `${open} free`,
  'section.home': 'My home',
  'section.their-home': ({ seat }, speaker) => `${title(whose(seat, speaker))} home`,
  'section.rooms': 'Furnishings',
  'section.rooms-note': ({ count: left }) => `${left} left`,

  'place.send': 'Send them',
  'place.buy-all': 'Buy',
  'place.exchanges': 'Exchange',
  'place.cell': ({ row, column }) => `Row ${row}, column ${column}`,
  'place.person': ({ strength }) => person(strength),
  'place.you-here': 'you are here',
  'place.somebody-here': ({ names }) => `${names} is here`,
  'place.nothing': 'nothing lies here',
  'place.not-now': ({ rule }) => `not now: ${rule}`,
  'person.newborn': 'Newborn',
  'person.at-work': 'At work',

  'caption.card': 'new',
  'caption.emptied': 'emptied',
  'caption.rescued': 'kept for a ruby',
  'caption.imitated': 'imitated',
  'caption.furnished': 'built',

  'ask.other-half': 'Where does the other half of the tile lie?',
  'ask.first-half': 'Where does the tile begin?',
  'ask.where-fence-small': 'Which meadow becomes a small pasture?',
  'ask.where-fence-large': 'Where does the large pasture begin?',
  'ask.where-fence-stable': 'Where does the Stable stand?',
  'ask.second-meadow': 'Which meadow beside it belongs to the pasture?',

  'filter.all': ({ count: all }) => `All ${all}`,
  'filter.open': ({ count: open }) => `Free ${open}`,
  'filter.forest': 'Forest',
  'filter.meadow': 'Farm',
  'filter.rock': 'Rock',

  'crew.none': 'All your People are at work',
  'crew.next': ({ strength }) => `Next: ${Number(strength) === 0 ? 'unarmed' : `strength ${strength}`}`,
  'crew.left': ({ count: left }) => count(left, 'Person to place', 'People to place'),
  'crew.for-ruby': 'for 1 ruby',

  'rounds.now': ({ round }) => `Round ${round}`,
  'rounds.hidden': ({ from, to }) => (from === to ? `Round ${from}, hidden` : `Rounds ${from} to ${to}, hidden`),
  'rounds.stone': ({ round, end }) => `Round ${round}: ${end}`,
  'rounds.markers': ({ green, red }) =>
    `${count(green, 'leaf', 'leaves')}, ${count(red, 'red marker', 'red markers')} left`,
  'rounds.all-harvests': 'each ends with a Harvest',
  'end.nothing': 'no Harvest at its end',
  'end.harvest': 'Harvest at its end',
  'end.no-harvest': 'no Harvest at its end',
  'end.pay-1': '1 food for each Person at its end',
  'end.skip-one': 'Harvest, but you skip a part',
  'end.hidden': 'its end is hidden',
  'end-sign.nothing': '–',
  'end-sign.harvest': '❧',
  'end-sign.no-harvest': '–',
  'end-sign.pay-1': '1',
  'end-sign.skip-one': '½',
  'end-sign.hidden': '?',

  'top.none': 'Untouched',
  'top.meadow': 'Meadow',
  'top.field': 'Field',
  'top.small-pasture': 'Small pasture',
  'top.large-pasture': 'Large pasture',
  'top.cavern': 'Empty cavern',
  'top.tunnel': 'Tunnel',
  'top.deep-tunnel': 'Deep tunnel',
  'top.ore-mine': 'Ore mine',
  'top.ruby-mine': 'Ruby mine',
  'top.entry-dwelling': 'Entry dwelling',

  'tag.herd': ({ animal, count: here, room }) => `${amount(animal, Number(here))} of ${room}`,
  'tag.forest-stable': 'room for 1 boar',
  'tag.reap-grain': ({ count: left }) => `${left} grain to reap`,
  'tag.reap-vegetable': ({ count: left }) => count(left, 'vegetable to reap', 'vegetables to reap'),
  'tag.empty-field': 'empty field',
  'tag.room-for': ({ room }) => `room for ${room}`,
  'tag.here': 'here',
  'printed.boar-forest': 'boar reserve',
  'printed.food-forest': 'river: 1 food',
  'printed.food-mountain': 'spring: 1 food',
  'printed.two-food-mountain': 'spring: 2 food',

  'fence.small': 'Small pasture',
  'fence.large': 'Large pasture',
  'fence.stable': 'Stable',
  'fence.small-says': 'Room for 2 animals of a kind, 2 points',
  'fence.large-says': 'Room for 4 animals of a kind, 4 points',
  'fence.stable-says': ({ left }) => `Doubles a pasture; room for 1 animal on a meadow. ${left} left`,

  'stores.of': ({ seat }, speaker) => `${title(whose(seat, speaker))} stores`,
  'stores.yours': 'Your stores',
  'stores.theirs': ({ name }) => `Stores of ${name}`,
  'stores.wood': 'wood',
  'stores.stone': 'stone',
  'stores.ore': 'ore',
  'stores.ruby': ({ count: number }) => (Number(number) === 1 ? 'ruby' : 'rubies'),
  'stores.grain': 'grain',
  'stores.vegetable': 'veg.',
  'stores.food': 'food',
  'stores.gold': 'gold',
  'stores.dog': ({ count: number }) => (Number(number) === 1 ? 'dog' : 'dogs'),
  'stores.sheep': 'sheep',
  'stores.donkey': ({ count: number }) => (Number(number) === 1 ? 'donkey' : 'donkeys'),
  'stores.boar': 'boar',
  'stores.cattle': 'cattle',
  'stores.begging': ({ count: number }) => (Number(number) === 1 ? 'begging marker' : 'begging markers'),

  'harvest.nothing': 'No Harvest now',
  'harvest.harvest': 'Harvest this round',
  'harvest.no-harvest': 'No Harvest now',
  'harvest.pay-1': 'Feeding this round',
  'harvest.skip-one': 'Harvest this round',
  'harvest.hidden': 'Harvest? Not known',
  'harvest.need': ({ need, food, short }) =>
    Number(short) === 0 ? `${need} to pay, all in store` : `${need} to pay, ${food} in store: ${short} short`,
};
