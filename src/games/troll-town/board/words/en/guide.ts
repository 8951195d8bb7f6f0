import type { Catalogue } from '../../../../../kernel/messages.ts';

/** The guided first era. */
export const guide = {
  'guide.welcome':
    'Welcome to Troll Town. After forty turns crowns decide: one for the Boss, one for a Hut with a road to the Hub, one for most Minions of one’s own. First, what sort of Troll are you? Fifteen points over five stats.',
  'guide.muscles': 'Cards decide fights, and each names a stat. Give your muscles 4.',
  'guide.skin': 'Thick skin helps too: 4.',
  'guide.guts': '3 for your guts.',
  'guide.brains': '3 for your brains. Speed gets the last point, so fights will take place near your own home.',
  'guide.feast':
    'Every ten turns the Boss holds a Feast. He wants 4 Children now, and later more. Somebody has to catch, keep and cook them, or he wrecks the town.',
  'guide.minion':
    'Each turn your Troll does one thing, and the Minions build up to two things for you. There are no Minions yet: get one for the town.',
  'guide.hovel':
    'It can work this very turn. {seat} may bring another. Together they can build a hovel, which takes 2 labour.',
  'guide.lay-hovel': 'A hovel stands beside a road. Take this site at the Bridge.',
  'guide.grunt':
    'Your plan is secret, shows what could go wrong, and can be changed until you grunt. When all have grunted, all plans are carried out. Grunt!',
  'guide.reveal':
    'This is what became of the turn: your plan first, then what changed and why. Whenever you have read it, go on to the next turn.',
  'guide.catch': 'Two Minions live in the town now. Catch a Child: with bare hands you catch one.',
  'guide.wait': 'There is no cage yet. The Child waits at a hovel until the end of the turn.',
  'guide.cage': 'So have a cage built in the same turn. It takes only 1 labour.',
  'guide.lay-cage': 'A cage needs road on two of its sides. This site near the Bridge is handy, but not safe.',
  'guide.road': 'Your second order: a short road. Huts, shops and pits need road on many sides.',
  'guide.lay-road': 'Point at the glowing hex; the road shows as a ghost, and you can turn it. Lay it here.',
  'guide.grunt-again': 'Three labour in all: it will be just enough if {seat} brings a Minion. Grunt!',
  'guide.trolls':
    'Three labour had to be found; the town shows what was built. Here are all Trolls: their stats, what hurts, and whether they still plan.',
  'guide.catch-again': 'Catch another Child.',
  'guide.store': 'This time it goes straight into the cage: there is room for one more.',
  'guide.risk':
    'Look at the warning: if {seat} catches too, you fight, and the Children of stores within three hexes run for the Bridge.',
  'guide.grunt-fight': 'Take the risk. Grunt!',
  'guide.fight':
    'When two want the same, a card names a stat and the higher one wins; the loser is injured. Here you read who beat whom, and what became of the Children.',
  'guide.more-minions': 'Work needs hands, and {seat} brings some too. Get another Minion for the town.',
  'guide.more-beds': 'Five Minions, but only four beds: a Minion without one runs away at night. Have a hovel built.',
  'guide.lay-beds': 'A hovel may also lean on another hovel. Here.',
  'guide.grunt-beds': 'Two of five Minions will be at work. Grunt!',
  'guide.kitchens':
    'The Boss eats only what is cooked. A shop cooks for 2 if two of the town’s Minions are there for it: for 4 Children the town needs two shops.',
  'guide.hut':
    'Then something for you: a Hut, for 2 labour, with road on six sides. It makes you stronger, houses Minions of your own, and with a road to the Hub it brings a crown.',
  'guide.next':
    'With a shop’s gear you catch two at once. New deeds come with every era: then you can pick fights, scare, heal or tear down. Point at anything to read about it.',
  'guide.end':
    'On turns 10, 20 and 30 the Boss comes for Minions. Once you are stronger than he is, challenge him for his crown. Nothing you promise binds you. Play on!',
} satisfies Catalogue;
