import type { Catalogue } from '../../../../../kernel/messages.ts';

/** The guided first era. */
export const guide = {
  'guide.welcome':
    'Welcome to Troll Town. You are a Troll, and so is {seat}. First you say what sort of Troll you are: fifteen points over five stats.',
  'guide.muscles': 'Cards decide fights, and each names a stat. Give your muscles 4.',
  'guide.skin': 'Thick skin helps too: 4.',
  'guide.guts': '3 for your guts.',
  'guide.brains': '3 for your brains. Speed gets the last point, so fights will take place near your own home.',

  'guide.town':
    'This is the town: the Hub with its fire, a ring of road, the Bridge to the human village, and the Boss’s Hut in the south. You live on the Bridge until you build a Hut.',
  'guide.feast':
    'Every ten turns the Boss holds a Feast. He wants 4 Children now, and later more. Somebody has to catch them, keep them and cook them, or he wrecks the town.',
  'guide.minion':
    'Each turn your Troll does one thing, and the Minions build up to two things for you. There are no Minions yet: get one for the town.',
  'guide.hovel':
    'It can work this very turn. {seat} may bring another. Together they can build a hovel, which takes 2 labour.',
  'guide.lay-hovel': 'A hovel stands beside a road. Take this site at the Bridge.',
  'guide.plan':
    'Your plan is secret. It shows what it takes and what could go wrong. You can plan each part anew until you grunt.',
  'guide.grunt': 'When everybody has grunted, all plans are carried out. Grunt!',

  'guide.reveal':
    'All plans are open now, step by step, and then you read what became of yours. You can watch the turn again, or go on.',
  'guide.catch': 'Two Minions live in the town now. Catch a Child: with bare hands you catch one.',
  'guide.wait': 'There is no cage yet. The Child waits at a hovel until the end of the turn.',
  'guide.cage': 'So have a cage built in the same turn. It takes only 1 labour.',
  'guide.lay-cage': 'A cage needs road on two of its sides. This site near the Bridge is handy, but not safe.',
  'guide.road': 'Your second order: a short road. Huts, shops and pits need road on many sides.',
  'guide.lay-road': 'Point at the glowing hex; the road shows as a ghost, and you can turn it. Lay it here.',
  'guide.grunt-again': 'Three labour in all: it will be just enough if {seat} brings a Minion. Grunt!',

  'guide.stored': 'It was enough. The cage stands, the Child sits in it, and the road leads east.',
  'guide.trolls': 'Here you see all Trolls: their stats, what hurts, and whether they still plan or have grunted.',
  'guide.catch-again': 'Catch another Child.',
  'guide.store': 'This time it goes straight into the cage: there is room for one more.',
  'guide.risk':
    'Look at the warning: if {seat} catches too, you fight, and the Children of stores within three hexes run for the Bridge.',
  'guide.grunt-fight': 'Take the risk. Grunt!',

  'guide.fight':
    'You both wanted the Children, so there was a fight: a card named a stat, and the higher one won. You won and caught yours. Watch where the caged Child ran.',
  'guide.more-minions': 'Work needs hands, and {seat} brings some too. Get another Minion for the town.',
  'guide.more-beds': 'Five Minions, but only four beds: whoever has none runs away at night. Have a hovel built.',
  'guide.lay-beds': 'A hovel may also lean on another hovel. Here.',
  'guide.grunt-beds': 'Two of five Minions will be at work. Grunt!',

  'guide.kitchens':
    'The Boss eats only what is cooked. A shop cooks for 2 if two of the town’s Minions are there for it: for 4 Children the town needs two shops.',
  'guide.catch-second': 'Catch another Child. {seat} fetches Minions this turn, so nobody is in your way.',
  'guide.store-second': 'Into the cage.',
  'guide.shop': 'And the first shop: 4 labour.',
  'guide.lay-shop': 'A shop needs road on four sides. This site has them.',
  'guide.grunt-shop': 'Four of them build the shop. Grunt!',

  'guide.shop-stands': 'The shop stands, and from now on it lends its gear, too.',
  'guide.gear': 'With gear and two Minions to carry it you catch two at once.',
  'guide.wait-again': 'The cage is full. They wait, and you build another one.',
  'guide.second-cage': 'A second cage.',
  'guide.lay-second-cage': 'Well away from the Bridge: fights there will not open it.',
  'guide.third-hovel': 'Your second order: beds for those to come.',
  'guide.lay-third-hovel': 'Beside the other hovels.',
  'guide.grunt-gear': 'Two for the gear, one for the cage, two for the hovel: five of your Minions work. Grunt!',

  'guide.four': 'Four Children sit in the cages, enough for this Feast. But only one kitchen cooks, for two of them.',
  'guide.eighth': 'A bed is free: one more Minion for the town.',
  'guide.second-shop': 'The second kitchen.',
  'guide.lay-second-shop': 'On the other side of the Hub.',
  'guide.grunt-kitchen': 'Then the kitchens cook for four. Grunt!',

  'guide.hut':
    'The town is ready. Now something for you: a Hut. It makes you stronger in every stat, houses Minions of your own, and brings a crown if it is joined to the Hub at the end.',
  'guide.catch-more': 'Your Troll catches two more on the way.',
  'guide.wait-for-hut': 'They wait: each Hut has a larder for two.',
  'guide.hut-road': 'A Hut needs road on six sides. Two hexes are missing.',
  'guide.lay-hut-road': 'Lay them round the corner.',
  'guide.mud-hut': 'Your second order may lean on the first as if it stood already. A mud Hut takes 2 labour.',
  'guide.lay-hut': 'Your home.',
  'guide.grunt-hut': 'Two for the gear, two for the road, two for the Hut. Grunt!',

  'guide.home': 'You live there now. Its larder is full, and two private Minions find a bed.',
  'guide.own-minion': 'Get a Minion, and this time for your Hut: it works for you alone.',
  'guide.grunt-own': 'That will do for this turn. Grunt!',

  'guide.tonight':
    'The Feast is tonight: 4 Children wanted, 6 stored, and the kitchens cook 4. More than he wants stays in the stores.',
  'guide.loaf': 'Nothing is left to do. Even a Troll may loaf.',
  'guide.grunt-feast': 'Grunt, and watch the pot!',

  'guide.served':
    'Four were served, and the Boss is content. Had any been missing, he would have cracked a join of road for each of them. All injuries heal at a Feast.',
  'guide.visit':
    'And on turns 10, 20 and 30 he comes for Minions: he took yours, and struck {seat}, who had none to give. Whoever is stronger can challenge him.',

  'guide.next':
    'A new era begins, with new deeds on the shelf and a new herd. He will want 16 next time: pits hold many, and larger shops cook and catch more.',
  'guide.end':
    'You win by being the Boss, by owning the most Minions, or by a Hut joined to the Hub at the end. Talk with the others; nothing you promise binds you. Play on!',
} satisfies Catalogue;
