import type { Catalogue } from '../../../../kernel/messages.ts';

export const guideEn = {
  'guide.welcome':
    'Welcome, chief! You lead a clan of five trolls. At the end the Troll King counts princesses, bells, changelings, outposts and his own tiles, and the most points win.',
  'guide.card':
    'Every turn begins with a card: something comes to a village, and the King goes somewhere. Now he stands in your building cavern.',
  'guide.trolls':
    'Then you send two trolls, one after the other, each to one of your three caverns or to a village. Your trolls still wait here.',
  'guide.building':
    'The mallet of each place says how much effort a troll could make there: one for each of yours, for each human in a cavern, and for the King. Anything golden could be paid for with it. Send a troll to Building.',
  'guide.build':
    'Your troll and the King make 2 effort. Dig: it costs 2 effort and 1 obsidian, and you may lay two tiles.',
  'guide.princess-tile': 'Begin with this one. It has a bed: no princess comes without one.',
  'guide.lay':
    'The first tile goes to the mouth. The wheel, a swipe or R turns a tile. Here its half gold site meets the half at the mouth and makes a whole one.',
  'guide.second-tile': 'Another bed. The King likes those: one of his cards asks for three princess caves.',
  'guide.lay-second': 'An opening must meet an opening, and a wall a wall.',
  'guide.end-first': 'All effort is spent. End the phase with the button beside the question.',
  'guide.mining': 'The second troll must be another one. Send it to Mining.',
  'guide.mine': 'Mining takes what lies on your sites: obsidian costs 1 effort, gold 2, a diamond 3. Mine an obsidian.',
  'guide.end-turn': 'That ends your turn.',
  'guide.rival':
    'Your rival has sent trolls to a mine and to village I. Press a face to see that clan’s caves. A new card was revealed, and the King went to your mine.',
  'guide.diamond': 'Follow the King: with two trolls and him you have 3 effort there. Send one more to Mining.',
  'guide.mine-diamond': 'Enough for the diamond. A princess costs one.',
  'guide.end-phase': 'The diamond is yours. End the phase.',
  'guide.power': 'A princess also costs 2 troll power, and you have 1. Send a troll to Power.',
  'guide.clan-tile':
    'One effort is too little to gather power, but your clan tile takes only one: it gives 1 power and mines 1 obsidian.',
  'guide.end-power': 'End your turn. Then see what the next card brings.',
  'guide.village': 'A princess is in village I, and now the King is there too. Send your last troll from the camp.',
  'guide.cow': 'A cow costs a single effort. Steal one: cows pay for outposts and troll cards.',
  'guide.end-raid': 'Not enough for the princess yet. End the phase.',
  'guide.help':
    'One more troll, and you have 3 effort: two trolls and the King. Your rival’s two trolls add 2 help, which pays for princesses and bells. That makes 5. Send the troll from Building: press it, then the village.',
  'guide.princess': 'Carry off the princess! She is worth 7 points.',
  'guide.king-tile':
    'With her comes one of the King’s tiles, worth 3 points. This one has a spot for an outpost and one for a bell.',
  'guide.lay-king': 'Lay it in your caves like any other tile.',
  'guide.end-princess': 'End your turn.',
  'guide.third-cave': 'The King is in your building cavern again. Send a troll there from Mining.',
  'guide.dig': 'Build once more.',
  'guide.third-tile': 'A third princess cave.',
  'guide.lay-third': 'Lay it here.',
  'guide.stop': 'One is enough this time: press the button beside the question.',
  'guide.claim':
    'Three princess caves: that is what this card of the King asks for. Claim it: that is free, at any time in your turn.',
  'guide.claimed-tile': 'Again you may take one of his tiles.',
  'guide.lay-claimed': 'Lay it here. That is 3 points more.',
  'guide.end-claim': 'The card is yours, and no effort is left here. End the phase.',
  'guide.third-troll': 'Now the second troll: from Mining to Building as well.',
  'guide.outpost':
    '3 effort and a cow build an outpost. Press it, then the outpost that covers your gold: without it you mine 2 gold at a time. Send it to village I, where it brings you 1 effort from now on.',
  'guide.storage':
    'The outpost it replaced is stored here. A bell, a changeling and an outpost together are worth 15 points, one alone 4.',
  'guide.icons': 'Not sure what a picture means? Point at it or tap it. The question mark shows them all on one page.',
  'guide.end': 'Now you know the ropes. Play on as you like, chief!',
} satisfies Catalogue;
