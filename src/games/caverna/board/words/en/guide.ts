import type { Catalogue } from '../../../../../kernel/messages.ts';
/** What the guided first match says. */
export const guide = {
  'guide.welcome':
    'This is your home: forest on the left, a mountain on the right. You clear the one, dig into the other, and after twelve rounds everything you have made counts as points.',
  'guide.spaces':
    'These are the action spaces. Each has a label that says what lies there now and what you can do. When you are to place a Person, the spaces that are open to you glow.',
  'guide.crew': 'You have two People. One after the other you send them to a space. In the evening they come home.',
  'guide.sustenance': 'Send the first to Sustenance: food, grain, and a piece of forest to clear.',
  'guide.first-tile':
    'Now lay the tile. The first one has to touch the entrance of your cave: a meadow here, the field below it.',
  'guide.ore': 'Next, fetch the ore from Ore Mining. You will need it for a weapon.',
  'guide.second-round':
    'A new round: a new space has come to the road, and on spaces that nobody used there are more goods. The stone says whether the round ends with a Harvest.',
  'guide.blacksmith': 'Go to Blacksmithing, where weapons are forged.',
  'guide.forge': 'Strength is paid in ore. Forge a weapon of strength 2.',
  'guide.first-loot':
    'An armed Person can go on an expedition. What the weapon can win glows, the rest is out of reach. Choose the sheep and send them.',
  'guide.second-loot': 'You may bring back three different items of loot from here. Take the grain as well.',
  'guide.third-loot':
    'And last, make all your weapons stronger. Each expedition also makes the weapon itself 1 stronger.',
  'guide.sheep':
    'The sheep lives in your Entry dwelling, where there is room for two animals of a kind. You never move animals: they find the best place themselves.',
  'guide.logging': 'Your other Person goes to Logging. The wood will become a dwelling.',
  'guide.slash': 'Round 3. Slash-and-burn clears more forest and lets you sow.',
  'guide.second-tile': 'Lay the second tile beside the first: a meadow above, the field below it.',
  'guide.sow':
    'Sow both fields with grain: click each of them, then “Sow”. Each takes 1 of yours, and 3 will grow there.',
  'guide.excavation': 'The armed Person goes to Excavation: stone, and a tile to dig.',
  'guide.dig': 'Choose the cavern with a tunnel. It is dug beside the cavern you have.',
  'guide.harvest':
    'Harvest! A grain came in from each field. Now everybody wants to eat: 2 food for each Person. You have 3, and 4 are needed.',
  'guide.feed':
    'Press “Cheapest way”: a grain becomes food. Then feed them. A food that is missing would be a begging marker, and cost 3 points. You can turn things into food like this at any time, with “Exchange”.',
  'guide.wish':
    'Round 4 brings Wish for Children. For a child there must be a bed, and your two are taken. So build a dwelling first.',
  'guide.dwelling':
    'These are the furnishings: what each costs, what it does, how many points it brings. Build the Dwelling for 4 wood and 3 stone.',
  'guide.cell': 'It goes into this cavern.',
  'guide.reference': 'You will find all pictures and the most important rules on one page here.',
  'guide.end':
    'With the next Wish for Children your family can grow. From here on the match is yours: point at anything to read what it does, and have a good winter.',

  'folk-guide.welcome':
    'With The Forgotten Folk you need not be a Dwarf. Each folk has gifts that make some things easier, and prices that make others harder. The peaks say how much planning it takes.',
  'folk-guide.pick': 'Let us try the Pale Ones, who love to dig. Read their gifts and their price, then lead them.',
  'folk-guide.home':
    'This is your home. Unused forest will cost you nothing: the tag says so. Wherever your folk changes a rule, you read it where it matters.',
  'folk-guide.dig': 'Send the first to Excavation.',
  'folk-guide.over-edge':
    'Choose the cavern with a tunnel. Your tiles may hang over the edge: dig the cavern beside the Entry dwelling, and the tunnel below it, outside the board.',
  'folk-guide.gain':
    'Each tile over the edge brings the Pale Ones 1 gold and 1 mushroom. A mushroom can become a vegetable at any time.',
  'folk-guide.clear': 'Now Slash-and-burn. In the forest your folk has a price to pay.',
  'folk-guide.single': 'Where others lay a meadow and a field, you may lay one of the two. Take the field.',
  'folk-guide.sow':
    'And sow: mushrooms grow in empty caverns. Click the first one, then “Sow”: two will grow from yours.',
  'folk-guide.reference': 'All folks at the table are on this page, with goblins and the new crops.',
  'folk-guide.end':
    'Four furnishings came with your folk, and four have left. Point at anything to read what it does. From here on the match is yours.',
} satisfies Catalogue;
