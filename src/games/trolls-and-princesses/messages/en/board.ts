import type { Catalogue, Params } from '../../../../kernel/messages.ts';
import { whom, whose } from '../../../speech/english.ts';
import { count, lookUp, title } from '../../../speech/speech.ts';
import { RESOURCES } from '../../box/bonuses.ts';
import { wordsEn } from './board-words.ts';
import { explanationsEn } from './explanations.ts';
import { guideEn } from './guide.ts';
import { BONUS, names } from './names.ts';
import { effort, ITEM, place, sites } from './speech.ts';

function because(parts: readonly (readonly [unknown, string, string])[]): string {
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, one, many]) => count(Number(number), one, many))
    .join(', ');
}

/** '3 effort (2 own trolls, 1 human); 1 more from others’ trolls for princesses and bells' */
function effortThere({ own, trolls, humans, outposts, king, help, shared }: Params): string {
  const why = because([
    [trolls, 'own troll', 'own trolls'],
    [humans, 'human', 'humans'],
    [outposts, 'own outpost', 'own outposts'],
    [king, 'for the King', 'for the King'],
  ]);
  const purpose = shared === 'all' ? '' : ' for princesses and bells';
  const more = Number(help) > 0 ? `; ${help} more from others’ trolls${purpose}` : '';
  return `${effort(own)}${why === '' ? '' : ` (${why})`}${more}`;
}

/** What a place gives once the piece on it has left. */
const WITHOUT: Readonly<Record<string, string>> = {
  'op-diamond': '2 diamonds each time you mine',
  'op-gold': '2 gold each time you mine',
  'op-obsidian': '2 obsidian each time you mine',
  'op-power': '2 troll power at once',
  'ch-cow': 'A cow at once',
  'ch-track': 'Room for a seventh troll power',
  'ch-power-a': '1 more power each time you gather',
  'ch-power-b': '1 more power each time you gather',
};

/** What the board itself has to say, besides the game's own catalogue. */
export const boardWords = {
  'option.firstPlayer.0': 'seat 1',

  'cavern.mining': 'Mining',
  'cavern.building': 'Building',
  'cavern.power': 'Power',

  'place.area': ({ area, ...found }) => `${title(place(area))}: ${effortThere(found)}`,
  'explain.effort': ({ comes, ...found }) =>
    comes === 1 ? `With the troll that comes: ${effortThere(found)}.` : `${effortThere(found)}.`,
  'place.trolls': ({ area }) => `Your trolls in ${place(area)}`,
  'place.barred': ({ area }) => `Your troll in ${place(area)} that has just moved`,
  'place.humans': ({ area }) => `Your humans in ${place(area)}`,
  'place.outposts': ({ area }) => `Outposts of ${place(area)}`,
  'place.troll': ({ seat, area }, speaker) => `${title(whose(seat, speaker))} troll in ${place(area)}`,
  'place.rival': ({ seat }, speaker) => `${title(whose(seat, speaker))} troll`,
  'place.human': 'A human',
  'place.king': 'The Troll King: 1 effort more here',
  'place.own': ({ place: left }) => `When this leaves the board: ${lookUp(names, `place.${left}`)}`,
  'place.own-left': ({ place: left }) => `Uncovered: ${lookUp(names, `place.${left}`)}`,
  'place.joins': (joined) => {
    const made = RESOURCES.filter((resource) => Number(joined[resource]) > 0).map((resource) =>
      sites(resource, joined[resource]),
    );
    return made.length === 0 ? 'Completes no site' : `Completes ${made.join(', ')}`;
  },

  'ask.where-to': ({ area }) => `A troll from ${place(area)}: choose where it goes.`,
  'ask.which-troll': ({ area }) => `To ${place(area)}: choose which of your trolls goes there.`,
  'ask.whom-to-push': ({ area }) => `There is no room left in ${place(area)}: choose a troll to push out.`,
  'ask.next-swap': 'Choose which of your changelings stays there.',
  'ask.last-swap': 'Choose what to pay: 2 gold or 1 diamond.',
  'ask.next-hire': 'Choose a cavern for the human.',
  'ask.last-hire': 'Choose a cavern for the human.',
  'ask.next-build-outpost': 'Choose which of your outposts leaves.',
  'ask.last-build-outpost': 'Choose the village it goes to.',
  'ask.next-replenish': 'Choose which sites to refill.',
  'ask.last-replenish': 'Choose which sites to refill.',
  'ask.next-buy-card': 'Choose a troll card to buy.',
  'ask.last-buy-card': 'Choose a troll card to buy.',

  'sign.village-1': 'Village I',
  'sign.village-2': 'Village II',
  'sign.village-3': 'Village III',
  'sign.village-4': 'Village IV',
  'numeral.village-1': 'I',
  'numeral.village-2': 'II',
  'numeral.village-3': 'III',
  'numeral.village-4': 'IV',

  'goods.obsidian': 'Obsidian',
  'goods.gold': 'Gold',
  'goods.diamond': 'Diamonds',
  'goods.power': 'Power',
  'goods.cows': 'Cows',
  'goods.stored': 'Stored',
  'goods.cards': 'Cards',
  'goods.home': 'At home',
  'strip.obsidian': 'obsidian',
  'strip.gold': 'gold',
  'strip.diamond': ({ count: held }) => (Number(held) === 1 ? 'diamond' : 'diamonds'),
  'strip.power': 'power',
  'strip.cows': 'cows',

  'board.caves': ({ count: tiles }) => count(tiles ?? 0, 'tile in the caves', 'tiles in the caves'),
  'board.caves-of': ({ seat }, speaker) => `${title(whose(seat, speaker))} caves`,
  'board.your-caves': 'Your caves',
  'board.their-caves': ({ name }) => `Caves of ${name}`,
  'board.first-cave': 'first\ncave',
  'board.mouth': 'mouth',
  'board.camp': ({ count: trolls }) => `Camp: ${count(trolls ?? 0, 'troll waits', 'trolls wait')} here`,
  'board.turn-left': 'Turn left',
  'board.turn-right': 'Turn right',
  'board.lay-here': 'Lay it here',
  'board.bare-rock': 'Untouched rock.',
  'board.no-caves': 'Untouched rock. Build two cave tiles in Building for 2 effort and 1 obsidian.',
  'board.turn-hint': 'Choose a cell. Wheel, swipe or R turns the tile.',
  'board.turn-hint-touch': 'Choose a cell. Swipe to turn the tile.',
  'board.cauldrons': ({ trolls, humans, empty }) =>
    `${count(trolls ?? 0, 'troll', 'trolls')}, ${count(humans ?? 0, 'human', 'humans')}, ${count(empty ?? 0, 'empty cauldron', 'empty cauldrons')}`,
  'board.effort-word': 'effort',
  'board.help-word': ({ help }) => `+${help} help`,
  'board.effort-left': ({ effort: own, help }) =>
    Number(help) > 0 ? `${effort(own)} left, and ${help} help from others’ trolls` : `${effort(own)} left`,
  'board.here': 'here',
  'board.closed': 'closed',
  'board.leaves': 'leaves',
  'board.unfold': ({ area }) => `Actions in ${place(area)}`,
  'board.outposts': 'outposts',
  'board.pile-outpost': ({ count: here }) => count(here ?? 0, 'neutral outpost', 'neutral outposts'),
  'board.village-has': ({ princesses, bells, changelings, humans }) =>
    because([
      [princesses, 'princess', 'princesses'],
      [bells, 'bell', 'bells'],
      [changelings, 'changeling', 'changelings'],
      [humans, 'human', 'humans'],
    ]),
  'board.round': ({ round, rounds }) => `Round ${round} of ${rounds}`,
  'board.king-cards': 'King’s cards',
  'board.you-have': ({ has, needs }) => `you ${has} of ${needs}`,
  'board.claim-now': 'claim it now',
  'board.has-so-far': ({ has, needs }) => `${has} of ${needs}`,
  'board.of': ({ has, most }) => `${has} of ${most}`,
  'board.claimed': ({ seat }, speaker) => `Claimed by ${whom(seat, speaker)}`,
  'board.hand': ({ item, village, king }) =>
    `Next: ${ITEM[String(item)]} to ${place(village)}, the King to ${place(king)}`,
  'board.next-card': ({ time, count: left }) => `${count(left ?? 0, 'turn card', 'turn cards')} left, next: ${time}`,
  'board.last-card': 'This is your last turn',
  'board.over': 'The match is over',
  'board.hoard': 'What the clan has',
  'board.shelf': 'Shelf',
  'board.in-sites': ({ filled, count: all }) =>
    Number(all) === 0 ? 'no site yet' : `${filled} of ${count(all ?? 0, 'site', 'sites')} full`,
  'board.sites-full': ({ filled, count: all }) => (Number(all) === 0 ? 'no site' : `${filled} of ${all} full`),
  'board.power-of': ({ has, most }) => `you have ${has} of ${most}`,
  'board.score-so-far': ({ points: number }) => count(number ?? 0, 'point', 'points'),
  'board.stored-of': ({ count: has, free }) => `${has}, ${free} free`,
  'board.princesses-of': ({ count: has, free }) => `${has}, ${count(free ?? 0, 'bed', 'beds')}`,
  'board.free': 'free',
  'board.shut': 'shut',
  'board.once-left': 'What you get once it has left',
  'board.when-it-leaves': ({ place: left }) => WITHOUT[String(left)] ?? '',
  'board.which-spot': 'Your free spots, and what each gives',
  'board.spot-gives': ({ bonus, count: free, lost }) =>
    `${title(lookUp(BONUS, bonus))}${free === 1 ? '' : ` (${free} spots)`}${Number(lost) > 0 ? `: no room for ${lost}` : ''}`,
  'board.card-spot': ({ bonus }) => (bonus === 'none' ? 'changeling spot' : `changeling spot: ${lookUp(BONUS, bonus)}`),
  'board.wins':
    'The most points at the end win: 7 for a princess, 3 for a King’s tile, 1 for a human. A bell, a changeling and an outpost together are 15, two different ones 9, one alone 4. Trophy caves and troll cards bring more.',
  'board.goods': 'What you can pay with',
  'board.clans': 'Clans',
  'board.look-at': ({ seat, clan }, speaker) => `${title(whose(seat, speaker))} board, the ${clan} clan`,
  'clan.starts': ({ obsidian, gold, diamond, power, cows, humans }) =>
    because([
      [obsidian, 'obsidian', 'obsidian'],
      [gold, 'gold', 'gold'],
      [diamond, 'diamond', 'diamonds'],
      [power, 'troll power', 'troll power'],
      [cows, 'cow', 'cows'],
      [humans, 'human', 'humans'],
    ]),
  'board.what-it-means':
    'Your trolls mine full sites: what they bring pays for princesses, bells and caves. Cows stand in open barns and pay for outposts and troll cards. The clan tile is used in your caverns for 1 effort.',
  'board.starts-with': 'Starts with',
  'board.has-sites': 'Full sites',
  'board.has-barns': 'Open barns',
  'board.clan-tile': 'Clan tile',
  'board.reference': 'Icons',
  'board.close': 'Close',

  'section.table': 'Villages and caverns',
  'section.caves': 'My caves',
  'section.caves-note': ({ count: tiles }) => count(tiles ?? 0, 'tile', 'tiles'),
  'section.shelf': 'Shelf',

  'shelf.cave': 'Cave tiles',
  'shelf.cave-how': 'Building: 2 effort, 1 obsidian',
  'shelf.king': 'King’s tiles',
  'shelf.king-how': 'for a princess or a King’s card',
  'shelf.cards': 'Troll cards',
  'shelf.cards-how': 'Power: 1 effort, 1 power, 1 cow',

  'reference.effort': 'Effort and points',
  'reference.mallet': 'A mallet: the effort it takes. The rule book calls effort action points',
  'reference.crown': 'A coin with a crown: points. Most points at the end win',
  'reference.help': 'A purple mallet: others’ trolls in the village help to pay for it (+2 help)',
  'reference.pot': 'A cold cauldron: room for one more',
  'reference.human-pot': 'A human at a cauldron of a cavern: 1 effort there',
  'reference.villages': 'In the villages',
  'reference.castle': 'Castle: a princess may stand in its gate. It also has a gift for those who come',
  'reference.church': 'Church: an empty hook is a bell gone',
  'reference.town': 'Town: children with a face are changelings',
  'reference.farm': 'Farm: humans to hire, cows to steal',
  'reference.outpost': 'Outposts: yours gives you 1 effort in its village. A grey one is nobody’s',
  'reference.caverns': 'In your caverns',
  'reference.pieces': 'Pieces',
  'reference.signs': 'Signs on tiles and cards',
  'reference.king': 'Troll King: 1 effort more where he stands',
  'reference.princess': 'Princess: 7 points at the end, and a King’s tile when she comes',
  'reference.changeling': 'Changeling: one of the three that make a set',
  'reference.bell': 'Church bell: one of the three that make a set',
  'reference.human': 'Human: 1 effort in its cavern, 1 point at the end',
  'reference.cow': 'Cow in a barn: pays for outposts and cards',
  'reference.power': 'Troll power: pays for princesses, changelings, humans, cards and refilling',
  'reference.sign-obsidian': 'Obsidian',
  'reference.sign-gold': 'Gold',
  'reference.sign-diamond': 'Diamond',
  'reference.sign-trophy': 'Points at the end for what stands beside it',
  'reference.sign-bat': 'Bat totem: its spots give 2 troll power',
  'reference.sign-snake': 'Snake totem: its spots give 2 obsidian',
  'reference.sign-toad': 'Toad totem: its spots give 1 gold',
  'reference.sign-mining': 'Mine from your full sites',
  'reference.sign-refill': 'Refill all your empty sites of one kind',
  'reference.sign-walk': 'Move trolls or humans',
  'reference.sign-power': 'Gain troll power',
  'reference.sign-cave': 'Build a cave tile free of charge',
  'reference.sign-card': 'Take a troll card free of charge',
  'reference.spot-changeling': 'Square: a spot for a changeling',
  'reference.spot-outpost': 'Seven corners: a spot for an outpost',
  'reference.spot-bell': 'Round: a spot for a bell',

  'icons.princess': 'Take the princess: also 2 troll power and 1 diamond. Needs a free bed',
  'icons.princess-effort': '5',
  'icons.bell': 'Take a bell: also 3 obsidian. Needs a free bell spot',
  'icons.bell-effort': '4',
  'icons.castle': 'Take the castle’s gift. Afterwards all your trolls leave the village',
  'icons.castle-effort': '3',
  'icons.swap': 'Swap a changeling for one of yours: also 2 troll power and 2 gold or 1 diamond',
  'icons.swap-effort': '2',
  'icons.hire': 'Hire a human for a cavern: also 1 troll power and 1 gold',
  'icons.hire-effort': '2',
  'icons.cow': 'Steal a cow. Needs a free barn',
  'icons.cow-effort': '1',
  'icons.mine': 'Mine: 1 for obsidian, 2 for gold, 3 for a diamond',
  'icons.mine-effort': '1–3',
  'icons.build-tiles': 'Build one or two cave tiles: also 1 obsidian',
  'icons.build-tiles-effort': '2',
  'icons.build-outpost': 'Build an outpost in any village: also 1 cow',
  'icons.build-outpost-effort': '3',
  'icons.refresh-cave': 'Lay out five other cave tiles',
  'icons.refresh-cave-effort': '1',
  'icons.get-power': 'Gather troll power',
  'icons.get-power-effort': '2',
  'icons.replenish': 'Refill all your empty sites of one kind: also 1 troll power',
  'icons.replenish-effort': '2',
  'icons.buy-card': 'Buy a troll card: also 1 troll power and 1 cow',
  'icons.buy-card-effort': '1',
  'icons.refresh-cards': 'Lay out five other troll cards: also 1 obsidian',
  'icons.refresh-cards-effort': '2',
  'icons.activate': 'Use your clan tile or a King’s tile, once in a phase',
  'icons.activate-effort': '1',

  ...wordsEn,
  ...explanationsEn,
  ...guideEn,
} satisfies Catalogue;
