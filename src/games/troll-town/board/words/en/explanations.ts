import type { Catalogue } from '../../../../../kernel/messages.ts';
import { children, minions } from '../../../messages/en/speech.ts';

/** What the panel says about whatever is pointed at. */
export const explanations = {
  'thing.calendar': 'The next Feast',
  'thing.communal': 'The town’s Minions',
  'thing.herd': 'The wild herd',
  'thing.labour': 'Labour',
  'thing.grunt': 'Grunt',
  'thing.slate': 'Slate',
  'thing.talk': 'Proposals',
  'thing.crowns': 'Crowns: most of them win after turn 40',
  'thing.crown-held': ({ crown }) => `✓ ${crown}`,
  'thing.crown-not-held': ({ crown }) => `– ${crown}`,
  'explain.calendar':
    'On the last turn of each era the Boss wants Children, cooked. Too few, or too few kitchens with two Minions each, and he wrecks roads.',
  'explain.communal':
    'They live in hovels, two in each, and work for every Troll. Without a bed they run away at night.',
  'explain.herd': 'Wild Minions that Trolls can get. A new herd comes with each era.',
  'explain.labour': 'Each Minion gives one labour a turn and goes home again. Your own work for you alone.',
  'explain.talk':
    'Tell the others what you will do, ask them for something, or show them a place. Everybody reads it, it binds nobody, and it is gone when the turn ends.',
  'explain.slate':
    'Nobody sees your plan until all have grunted, unless you show it. Those you show it to see it as it changes. It binds you to nothing.',
  'explain.grunt':
    'Your plan is final. The order of grunting is the order in which plans are carried out. Plans are shown when all have grunted.',

  'explain.get-minion': 'One Minion from the herd joins the town, or your Hut if it has a free bed.',
  'explain.capture-child':
    'You catch 1 Child, or 2, 4 or 8 with the gear of a shop. If others catch too, you fight, and only the winner catches.',
  'explain.challenge': 'A duel of five cards with the Boss. Lead in the end, and you are the Boss.',
  'explain.loaf': 'You do nothing.',
  'explain.get-resource': 'One more supply at the Hub each turn, or one for yourself.',
  'explain.make-trinket': 'Two supplies and a Minion’s labour give one stat 1 more for good.',
  'explain.upgrade-hovel': 'A hovel is added to your Hut, a shop or a pit, which rises by one level.',
  'explain.heal': 'A shop heals 1 injury, from level 2 on 2 injuries.',
  'explain.schmooze':
    'You give up one of your own Minions. Your orders then come first this turn, and nobody can fight you about them.',
  'explain.smash': 'A cracked join breaks, and with it the weaker hex of road beside it.',
  'explain.scare': 'The Children of one cage or pit stay where they are this turn, whatever happens.',
  'explain.upgrade-pile': 'A pile is added to a Hut or shop of level 2, which rises to level 3.',
  'explain.fight': 'A fight with another Troll. Win, and one of its own Minions is yours.',
  'explain.destroy':
    'Your own Minions, one for each hex, tear down a building or a piece of road. The Troll whose Hut is nearest fights you for it.',
  'explain.fire': 'You give up one of your own Minions. A hex of road burns and is gone next turn.',
  'explain.intimidate': 'You take one Minion of another Troll into your Hut.',
  'explain.strike': 'Another Troll takes one injury, to a stat drawn from the cards.',
  'explain.call-feast': 'This era’s Feast is held tonight.',
  'explain.grift': 'You take one supply from the Hub for good.',

  'explain.road':
    'It has to touch the Hub or a road that is joined to it. Three hexes of road may never all touch one another.',
  'explain.hovel': 'Beds for two Minions of the town. It may also stand beside another hovel.',
  'explain.cage': 'Room for 2 Children.',
  'explain.shop': 'Gear for catching, healing, and a kitchen for the Feast. It takes two Minions to run it.',
  'explain.hut-mud': 'Your home: beds for 2 Minions of your own, a larder for 2 Children, and 1 more in every stat.',
  'explain.hut-wood': 'Your home: beds for 6 Minions of your own, a larder for 2 Children, and 1 more in every stat.',
  'explain.hut-clay': 'Your home: beds for 8 Minions of your own. Fire does not harm it.',
  'explain.pit': 'Room for 9 Children, and for 9 more with each hovel added. It needs a road to the Bridge.',
  'explain.rebuild': 'Your mud Hut becomes a wood Hut: beds for 6.',
  'explain.rebuild-clay': 'Your Hut becomes a clay Hut: beds for 8, and fire does not harm it.',
  'explain.supports': ({ supports }) =>
    Number(supports) === 1
      ? 'One of its sides has to lie on a road.'
      : `${supports} of its sides have to lie on roads.`,
  'explain.stat': 'An Attack card names a stat; the higher one wins and the other Troll is hurt in it.',
  'explain.crack': 'A cracked join works as before. One more blow breaks it, and road is lost.',
  'explain.hex': 'A hex holds one thing: road, a building, or debris.',

  'thing.hovels': ({ minions: number, beds }) => `${minions(number)} of the town live in ${beds} beds.`,
  'thing.store': ({ children: number, room }) => `${children(number)}, room for ${room}.`,
  'thing.pit-cut-off': 'No road leads from it to the Bridge, so it takes in no Children.',
  'thing.scared': 'Its Children are scared: they stay this turn.',
  'thing.shop': ({ level, catches, heals, cooks }) =>
    `Level ${level}: its gear catches ${children(catches)}, it heals ${heals}, and it cooks ${cooks} at a Feast.`,
  'thing.taken': 'It is in use this turn.',
  'thing.hut': ({ level, minions: number, beds, children: held }) =>
    `Level ${level}: ${minions(number)} in ${beds} beds${Number(held) > 0 ? `, ${children(held)} in the larder` : ''}.`,
  'thing.hut-cut-off': 'No road leads from it to the Hub.',
  'thing.addon': ({ staff }) =>
    Number(staff) === 0 ? 'Nobody lives in it.' : `${minions(staff)} live there for good.`,
  'thing.damage': ({ damage, hexes }) => `Damaged: ${damage} of ${hexes}.`,
  'thing.hurt': 'Hurt: {list}.',
  'thing.on-bridge': 'Lives on the Bridge: no Hut, no Minions of its own.',
  'thing.in-hut': ({ minions: number }) => `${minions(number)} of its own.`,
  'thing.title': 'The Boss: acts first, builds for 1 labour less, and nobody can get in his way.',
  'thing.challenger': 'Has challenged the Boss: first in line for a tantrum.',
  'thing.grudge': 'The Boss bears a grudge: first in line for intimidation.',
  'thing.dethroned': 'Dethroned: he lives on in his Hut and never fights for the title.',

  'reference.town': 'What stands in the town',
  'reference.stats': 'Stats, as Attack cards name them',
  'reference.hub': 'The Hub: where the Trolls meet',
  'reference.hovel': 'Hovel: a lit window for each Minion at home',
  'reference.cage': 'Cage: each Child shows',
  'reference.pit': 'Pit: a crowd of Children',
  'reference.shop-1': 'Shop, level 1: a snare catches 2, it cooks 2',
  'reference.shop-2': 'Shop, level 2: a rope catches 4, it cooks 4',
  'reference.shop-3': 'Shop, level 3: a bag catches 8, it cooks 8',
  'reference.hut-mud': 'Mud Hut: beds for 2, with its Troll’s flag',
  'reference.hut-wood': 'Wood Hut: beds for 6',
  'reference.hut-clay': 'Clay Hut: beds for 8, fire does not harm it',
  'reference.boss-hut': 'The Boss’s Hut: red roof and tusks',
  'reference.addon': 'Add-on hovel: Minions who stay there for good',
  'reference.pile': 'Pile: the third level',
  'reference.debris': 'Debris: nothing can be built there again',
  'reference.crack': 'A cracked join: one more blow breaks it',
  'reference.fire': 'Fire: this road is gone next turn',
  'reference.minion': 'A Minion of the town',
  'reference.own-minion': 'A Minion of one Troll wears its colour',
  'reference.child': 'A Child',
} satisfies Catalogue;
