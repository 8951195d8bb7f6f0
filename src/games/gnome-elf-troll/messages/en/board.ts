import type { Catalogue } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { count, title } from '../../../speech/speech.ts';

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

  'title.pumpkin': 'Pumpkin',
  'title.apple': 'Apple',
  'title.bean': 'Bean',
  'about.tile': 'Gives one of its kind at every harvest. Two of a kind side by side give one more.',
  'about.on-tile.gnome': ({ owner }, speaker) =>
    `${title(whose(owner, speaker))} gnome brings its owner one more, in any garden.`,
  'about.on-tile.elf': ({ owner }, speaker) => `${title(whose(owner, speaker))} elf keeps trolls away.`,
  'about.on-tile.troll': ({ owner }, speaker) =>
    `${title(whose(owner, speaker))} troll spoils it: it gives nothing and makes no pair.`,
  'about.gnome': 'Brings you one more of the kind it stands on, at every harvest.',
  'about.gnome.where': 'Goes to a bare tile, in any garden.',
  'about.gnome.price': '3 of one kind',
  'about.two-gnomes': 'Two gnomes scare off an elf together; one of them stays on its tile.',
  'about.two-gnomes.price': '3 of one kind for each',
  'about.elf': 'Gives nothing, but no troll can come to its tile.',
  'about.elf.where': 'Goes to a bare tile, or drives off a troll, in any garden.',
  'about.elf.price': '4 of one kind',
  'about.troll': 'Its tile gives nothing, and its pairs are broken.',
  'about.troll.where': 'Goes to a bare tile, or chases off a gnome, in any garden.',
  'about.troll.price': '1 pumpkin, 1 apple and 1 bean',
  'about.yields-name': 'The way to {goal}',
  'about.yields':
    'This is what a harvest would bring now. Control {goal} of one kind at the end of your turn and you win.',
  'about.hand': 'Nobody sees your tiles before you sow them.',
  'about.stock-name': 'Creatures to hire',
  'about.pile': 'You draw one tile at the end of your turn. When the pile is empty, nothing is drawn.',
  'about.purse-name': 'The harvest of this turn',
  'about.purse': 'Spend it this turn: the rest is lost.',
  'about.marker': 'The torch is the turn marker. It moves on one seat after every round.',

  'place.hand': 'Tile {number} in your hand: {kind}',
  'place.shop': 'Hire: {purchase}',
  'place.tile': ({ number, kind, seat }, speaker) =>
    `${title(String(kind))}, number ${number} in ${whose(seat, speaker)} garden`,
  'place.tile-with-figure': ({ number, kind, seat, creature, owner }, speaker) =>
    `${title(String(kind))} with ${whose(owner, speaker)} ${creature}, number ${number} in ${whose(seat, speaker)} garden`,

  'option.firstPlayer.0': 'seat 1',
  'option.firstPlayer.1': 'seat 2',
  'option.firstPlayer.2': 'seat 3',
  'option.firstPlayer.3': 'seat 4',

  'ask.sow-where': ({ kind }) => `Your ${kind}: choose the end of your garden it goes to.`,
  'ask.pay': ({ purchase }) => `${title(String(purchase).replace('-', ' '))}: choose what you pay with.`,

  'caption.drove-off': ({ driven, owner }, speaker) => `${title(whose(owner, speaker))} ${driven} is driven off`,

  'board.garden': ({ seat }, speaker) => title(`${whose(seat, speaker)} garden`),
  'board.wins':
    'End your turn in control of {goal} of one kind, and you win. If nobody has by the time a player has no tile to sow, the largest number of one kind wins.',
  'board.of-goal': '{count} of {goal}',
  'board.your-garden': 'Your garden',
  'board.hand': 'Your hand',
  'board.purse': 'Your purse',
  'board.purse-of': ({ seat }, speaker) => title(`${whose(seat, speaker)} purse`),
  'board.shop': 'Shop',
  'board.pile': ({ count }) => (count === 1 ? '1 tile in the pile' : `${count} tiles in the pile`),
  'board.pile-label': 'Pile',
  'board.holds': ({ count }) => (count === 1 ? '1 tile in hand' : `${count} tiles in hand`),
  'board.too-dear': 'too dear',
  'board.none-left': 'none left',
  'board.no-tile': 'no tile for it',
  'board.yields': ({ kind, count: many }) => count(Number(many), String(kind), `${kind}s`),
  'board.goal': ({ kind, count, goal }) => `${count} of ${goal} (${kind})`,
  'board.stock': ({ gnome, elf, troll }) =>
    `In stock: ${count(Number(gnome), 'gnome', 'gnomes')}, ${count(Number(elf), 'elf', 'elves')}, ${count(Number(troll), 'troll', 'trolls')}`,
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
    'Every turn you sow one tile and harvest the whole row. End a turn in control of 10 of one kind and you win.',
  'guide.sow': 'Sow your bean: touch it, or drag it into the garden.',
  'guide.rival':
    'One bean harvested, too few to hire anybody. {seat} has sown two tiles meanwhile, because the first player changes every round.',
  'guide.pair': 'You drew a second bean. Put it beside the first: equal neighbours pay one more.',
  'guide.harvest':
    'Three beans: one for each tile and one for the golden tie. Spend your harvest this turn: the rest rots.',
  'guide.gnome': 'Three of one kind hire a gnome. Take one.',
  'guide.place-gnome': 'A gnome brings one more of the kind it stands on, every turn. Put it on your bean.',
  'guide.another': 'Your turn again, because you begin this round. Sow the apple on the right.',
  'guide.second-gnome': 'Four beans in the purse. Hire another gnome.',
  'guide.abroad':
    'Gnomes work in any garden. Send this one to the apple of {seat}: its owner loses nothing, and you get one apple a turn.',
  'guide.troll': 'TRØLL! {seat} set a troll on your bean. The tile gives nothing now, and the tie is torn.',
  'guide.left': 'Tiles go to either end of the row. Put this bean on the left, beside the one with the gnome.',
  'guide.elf': 'Four of one kind hire an elf, and elves drive trolls away.',
  'guide.place-elf': 'Set the elf on the troll. It goes home, and no other troll comes near this tile.',
  'guide.pumpkin': 'Your row is whole again. Sow the pumpkin on the right: you will need one.',
  'guide.one-of-each': 'Beans, apples and a pumpkin: one of each hires a troll of your own.',
  'guide.own-troll': 'Hire the troll. Now it is your turn to be a nuisance.',
  'guide.place-troll':
    'Send it to the only pumpkin of {seat}. The tile gives nothing now, and without a pumpkin {seat} can hire no more trolls.',
  'guide.guard': 'Five beans are left, and they would rot. Four of them hire an elf, who guards a tile.',
  'guide.place-guard': 'Set it on your bare bean. No troll can come there now.',
  'guide.rival-elf': '{seat} has set an elf on a bean of their own. One gnome alone cannot go there.',
  'guide.fourth': 'First add your fourth bean, on the left.',
  'guide.two-gnomes':
    'Four beans in a row give 7, and your gnome makes it 8. Two gnomes together scare off an elf: hire both.',
  'guide.scare': 'Send them to the elf. It goes home, one gnome stays and brings you a bean every turn.',
  'guide.enough': 'You could hire another troll, but this is enough. Finish your turn.',
  'guide.nine': 'Nine beans: 7 from the row, one from each of two gnomes. One more and you win. It is your turn again.',
  'guide.last-sowing': 'You have to sow something. Put the pumpkin beside the other one.',
  'guide.last-gnome': 'Now hire your last gnome.',
  'guide.ten': 'Put it on the bare bean, and count: 7 from the row, 3 from the gnomes.',
  'guide.finish': 'Ten beans at the end of your turn win the match. Finish it.',
  'guide.won': 'Ten beans: the crystal ball is yours. Real rivals will send more trolls. Good luck!',
} satisfies Catalogue;
