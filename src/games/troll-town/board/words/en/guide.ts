import type { Catalogue } from '../../../../../kernel/messages.ts';

/** The guided first turns. */
export const guide: Catalogue = {
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
  'guide.next':
    'From here on: more hovels and Minions, then shops, whose gear catches more and whose kitchens cook. And a Hut for yourself, which makes you stronger.',
  'guide.end':
    'You win by being the Boss, by owning the most Minions, or by a Hut joined to the Hub at the end. Talk with the others; nothing you promise binds you. Play on!',
};
