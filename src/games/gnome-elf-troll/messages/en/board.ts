import type { Catalogue } from '../../../../kernel/messages.ts';

/** What the board itself has to say, besides the game's own catalogue. */
export const boardWords = {
  'creature.gnome': 'gnome',
  'creature.elf': 'elf',
  'creature.troll': 'troll',
  'purchase.gnome': 'Gnome',
  'purchase.two-gnomes': 'Two gnomes',
  'purchase.elf': 'Elf',
  'purchase.troll': 'Troll',
  'purchase.gnome.does': '+1 wherever it stands',
  'purchase.two-gnomes.does': 'scare off one elf',
  'purchase.elf.does': 'guards, drives off trolls',
  'purchase.troll.does': 'ruins a tile, breaks pairs',

  'purchase.gnome.price': '3 of a kind',
  'purchase.two-gnomes.price': '3 + 3',
  'purchase.elf.price': '4 of a kind',
  'purchase.troll.price': '1 of each',

  'place.hand': 'Tile {number} in your hand: {kind}',
  'place.shop': 'Buy: {purchase}',
  'place.tile': 'Tile {number}: {kind} (garden: {seat})',
  'place.tile-with-figure': 'Tile {number}: {kind} (garden: {seat}; {creature}: {owner})',

  'option.firstPlayer.0': 'seat 1',
  'option.firstPlayer.1': 'seat 2',
  'option.firstPlayer.2': 'seat 3',
  'option.firstPlayer.3': 'seat 4',

  'board.garden': 'Garden of {garden}',
  'board.your-garden': 'Your garden',
  'board.hand': 'Your hand',
  'board.purse': 'Your purse',
  'board.purse-of': 'Purse of {seat}',
  'board.shop': 'Shop',
  'board.pile': ({ count }) => (count === 1 ? '1 tile in the pile' : `${count} tiles in the pile`),
  'board.pile-label': 'Pile',
  'board.holds': ({ count }) => (count === 1 ? '1 tile in hand' : `${count} tiles in hand`),
  'board.yields': ({ kind, count }) => `${count} ${kind}`,
  'board.goal': ({ kind, count, goal }) => `${count} of ${goal} (${kind})`,
  'board.stock': 'In stock: {gnome} gnomes, {elf} elves, {troll} trolls',
  'board.left': ({ count }) => `${count} left`,
  'board.marker': 'Begins this round',
  'board.turn': 'Turn',
  'board.empty-garden': 'Nothing sown yet',
  'board.sow-here': 'here',
  'board.pair': 'a pair: one more',
  'board.broken-pair': 'a pair broken by a troll',

  'guide.welcome':
    'Welcome to the potion contest. This is your garden: one straight row of tiles, empty so far. Across the table grows the garden of {seat}.',
  'guide.goal':
    'Every turn you sow one tile and harvest the whole row. Whoever ends a turn in control of 10 of one kind wins.',
  'guide.sow': 'Sow your bean: touch it, or drag it into the garden.',
  'guide.rival':
    'One bean harvested, too little to buy anything. {seat} has sown two tiles meanwhile, because the first player changes every round.',
  'guide.pair': 'You drew a second bean. Put it beside the first: equal neighbours pay one more.',
  'guide.harvest':
    'Three beans: one for each tile and one for the golden tie. What you harvest must be spent in this turn, the rest rots.',
  'guide.gnome': 'Three of one kind hire a gnome. Take one.',
  'guide.place-gnome': 'A gnome brings one more of whatever it stands on, every turn. Put it on your bean.',
  'guide.another': 'Your turn again, for this round you begin. Sow the apple on the right.',
  'guide.second-gnome': 'Four beans in the purse. Hire another gnome.',
  'guide.abroad':
    'Gnomes work in any garden. Send this one to the apple of {seat}: its owner loses nothing, and you get one apple a turn.',
  'guide.troll': 'TRØLL! {seat} set a troll on your bean. The tile gives nothing now, and the tie is torn.',
  'guide.left': 'Tiles go to either end of the row. Put this bean on the left, beside the one with the gnome.',
  'guide.elf': 'Four of one kind call an elf, and elves drive trolls away.',
  'guide.place-elf': 'Set the elf on the troll. It goes home, and no other troll comes near this tile.',
  'guide.fourth': 'Your row is whole again. Add the fourth bean on the left.',
  'guide.eight': 'Four beans in a row give 7, and the gnome makes it 8. Two more are missing.',
  'guide.third-gnome': 'Eight beans pay for two gnomes. Hire the first.',
  'guide.bare': 'A creature needs a tile to itself. Put it on a bare bean.',
  'guide.last-gnome': 'And the second.',
  'guide.ten': 'Put it on the last bare bean, and count: 7 from the row, 3 from the gnomes.',
  'guide.won': 'Ten beans: the crystal ball is yours. Real rivals will send more trolls. Good luck!',
} satisfies Catalogue;
