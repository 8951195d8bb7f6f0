import type { Catalogue } from '../../../kernel/messages.ts';

export const guideEn = {
  'guide.welcome':
    'Welcome, chief! You lead a clan of five trolls. Whoever pleases the Troll King most wins: with princesses, bells, changelings, outposts and tiles of his. All points are counted at the end.',
  'guide.card':
    'Every turn begins with a card: something comes to a village, and the King goes somewhere. This time a princess came to village I, and the King to your building cavern.',
  'guide.trolls':
    'Then you send two trolls out, one after the other, each to another place: one of your three caverns or a village. Your trolls still wait in the camp.',
  'guide.building':
    'The numbers tell how many action points each place would give, and why: a point for each troll of yours, for each human in a cavern, and for the King. Send a troll to the building cavern.',
  'guide.points':
    'Your troll and the King: 2 action points. What they can buy here is lit; what they cannot is grey and says why.',
  'guide.build': 'Build cave tiles: it takes 2 points and 1 obsidian, and you may lay two of them.',
  'guide.princess-tile': 'Begin with this one. It has a bed: no princess comes without one.',
  'guide.lay':
    'The first tile goes to the cave mouth. Turn it with the wheel, a swipe or R. Here its half gold site meets the half at the mouth: together they make a whole one.',
  'guide.second-tile':
    'Now this one. Two obsidian sites lie in its middle, filled at once, and an outpost can be stored on it.',
  'guide.lay-second':
    'An opening must meet an opening, and a wall a wall. Here two obsidian halves meet and make one more site.',
  'guide.sites': 'Sites that you join are empty at first. They can be refilled in the power cavern, and then mined.',
  'guide.end-first': 'All points are spent. End the phase with the button beside the question.',
  'guide.mining': 'The second troll must be another one. Send it to the mining cavern.',
  'guide.mine': 'Mining takes what lies on your sites: obsidian costs 1 point, gold 2, a diamond 3. Mine an obsidian.',
  'guide.end-turn': 'That ends your turn. Then you draw your next card.',
  'guide.rival':
    'Your rival has sent trolls to a mine and to village I. Touch a clan here to see its board. A new card was revealed, and the King went to your power cavern.',
  'guide.power': 'Follow the King: send a troll to the power cavern.',
  'guide.gather': 'Gather troll power. Princesses, changelings, humans and cards cost it.',
  'guide.end-power': 'End the phase.',
  'guide.village': 'Now to a village: send a troll to village I.',
  'guide.help':
    'You have 1 point of your own, and 1 more by your rival’s troll: those of others help you with princesses and bells, so company is welcome.',
  'guide.cow': 'A cow costs a single point. Steal one: cows pay for outposts and cards.',
  'guide.princess':
    'The princess takes 5 points, 2 troll power and a diamond. Come back with more trolls, outposts or the King. She is worth 7 points and brings a King’s tile.',
  'guide.storage':
    'Changelings, outposts and bells are stored here: sets of all three are worth most. Each needs a free spot of its form, and many spots give a bonus.',
  'guide.king-cards':
    'The King’s cards ask for something. Whoever has it may claim the card at any time of their turn, and takes a King’s tile for nothing.',
  'guide.icons': 'Not sure what a picture means? The button beside the clans shows them all on one page.',
  'guide.end': 'You know how it goes. Play on as you like, chief!',
} satisfies Catalogue;
