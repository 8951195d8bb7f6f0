import type { Catalogue } from '../../../kernel/messages.ts';
import { whose } from '../../speech/english.ts';
import { count, title } from '../../speech/speech.ts';
import { BONUS, names } from '../messages/en/names.ts';
import { amount, ITEM, place, points, sites } from '../messages/en/speech.ts';
import { guideEn } from './guide-messages.ts';

function because(parts: readonly (readonly [unknown, string, string])[]): string {
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, one, many]) => count(Number(number), one, many))
    .join(', ');
}

/** What the board itself has to say, besides the game's own catalogue. */
export const boardEn = {
  'option.firstPlayer.0': 'seat 1',

  'cavern.mining': 'Mining',
  'cavern.building': 'Building',
  'cavern.power': 'Power',

  'act.mine-obsidian': 'Obsidian',
  'act.mine-gold': 'Gold',
  'act.mine-diamond': 'Diamond',
  'act.build-tiles': 'Cave tiles',
  'act.build-outpost': 'Outpost',
  'act.refresh-cave': 'New tiles',
  'act.get-power': 'Gather',
  'act.replenish': 'Refill',
  'act.buy-card': 'Buy card',
  'act.refresh-cards': 'New cards',
  'act.princess': 'Princess',
  'act.bell': 'Bell',
  'act.castle': 'Castle',
  'act.swap': 'Swap',
  'act.hire': 'Hire',
  'act.cow': 'Steal a cow',

  'place.area': ({ area, own, trolls, humans, outposts, king, help, shared }) => {
    const why = because([
      [trolls, 'own troll', 'own trolls'],
      [humans, 'human', 'humans'],
      [outposts, 'own outpost', 'own outposts'],
      [king, 'for the King', 'for the King'],
    ]);
    const purpose = shared === 'all' ? '' : ' for princesses and bells';
    const more = Number(help) > 0 ? `; ${help} more from others’ trolls${purpose}` : '';
    return `${title(place(area))}: ${points(own)}${why === '' ? '' : ` (${why})`}${more}`;
  },
  'place.trolls': ({ area }) => `Your trolls in ${place(area)}`,
  'place.barred': ({ area }) => `Your troll in ${place(area)} that has just moved`,
  'place.humans': ({ area }) => `Your humans in ${place(area)}`,
  'place.outposts': ({ area }) => `Outposts of ${place(area)}`,
  'place.troll': ({ seat, area }, speaker) => `${title(whose(seat, speaker))} troll in ${place(area)}`,
  'place.rival': ({ seat }, speaker) => `${title(whose(seat, speaker))} troll`,
  'place.human': 'A human',
  'place.king': 'The Troll King: 1 action point more here',
  'place.own': ({ place: left }) => `When this leaves your board: ${names[`place.${left}`]}`,
  'place.own-left': ({ place: left }) => `Uncovered: ${names[`place.${left}`]}`,
  'place.joins': ({ count: joined }) =>
    joined === 0 ? 'Completes no site' : `Completes ${count(joined ?? 0, 'site', 'sites')}`,

  'board.caves': ({ count: tiles }) => count(tiles ?? 0, 'tile in the caves', 'tiles in the caves'),
  'board.no-caves': 'No caves yet: they grow from this mouth to the left.',
  'board.back': 'Board of {seat}. Back to yours',
  'board.turn-hint': 'Choose a cell; turn with wheel, swipe, R or these',
  'board.place-hint': 'Turn it with wheel, swipe or R; press it to lay it',
  'board.cauldrons': ({ trolls, humans, empty }) =>
    `${count(trolls ?? 0, 'troll', 'trolls')}, ${count(humans ?? 0, 'human', 'humans')}, ${count(empty ?? 0, 'empty cauldron', 'empty cauldrons')}`,
  'board.points-left': ({ points: own, help }) =>
    Number(help) > 0 ? `${points(own)} left, and ${help} from others’ trolls` : `${points(own)} left`,
  'board.pile-princess': ({ count: here }) => (here === 0 ? 'No princess in the castle' : 'A princess in the castle'),
  'board.pile-bell': ({ count: here }) => `${count(here ?? 0, 'bell', 'bells')} at the church`,
  'board.pile-changeling': ({ count: here }) => `${count(here ?? 0, 'changeling', 'changelings')} in the town`,
  'board.pile-human': ({ count: here }) => `${count(here ?? 0, 'human', 'humans')} at the farm`,
  'board.pile-outpost': ({ count: here }) => count(here ?? 0, 'neutral outpost', 'neutral outposts'),
  'board.mountain': 'Mountain',
  'board.round': ({ round, rounds }) => `Round ${round} of ${rounds}`,
  'board.king-cards': 'King’s cards',
  'board.claimed': ({ seat }, speaker) => `Claimed by ${speaker.name(Number(seat))}`,
  'board.your-card': 'Your card:',
  'board.hand': ({ item, village, king }) =>
    `Your next card: ${ITEM[String(item)]} comes to ${place(village)}, the King goes to ${place(king)}`,
  'board.next-card': ({ time, count: left }) => `${count(left ?? 0, 'turn card', 'turn cards')} left, next: ${time}`,
  'board.last-card': 'This is your last turn',
  'board.cave-tiles': 'Cave tiles',
  'board.king-tiles': 'King’s tiles',
  'board.troll-cards': 'Troll cards',
  'board.has': ({ resource, count: has }) => `${amount(resource ?? '', has ?? 0)} in the field`,
  'board.sites': ({ resource, filled, count: all }) => `${sites(resource ?? '', all ?? 0)}, ${filled} filled`,
  'board.power': ({ power, most }) => `Troll power ${power} of ${most}`,
  'board.barns': ({ cows, open }) =>
    `${count(cows ?? 0, 'cow', 'cows')}, ${count(open ?? 0, 'open barn', 'open barns')}`,
  'board.storage': 'Storage',
  'board.stored': ({ form, count: has }) => `${title(String(form))}s stored: ${has}`,
  'board.free-spots': ({ form, bonus, count: free }) =>
    `${count(free ?? 0, 'free spot', 'free spots')} for ${ITEM[String(form)]}: ${BONUS[String(bonus)]}`,
  'board.princesses': ({ count: has, beds }) => `Princesses: ${has}, beds: ${beds}`,
  'board.clans': 'Clans',
  'board.seat': ({ obsidian, gold, diamond, power, cow, human, changeling, outpost, bell, princess, king, card }) =>
    `${obsidian} obsidian, ${gold} gold, ${diamond} diamonds, ${power} troll power, ${cow} cows, ${human} humans; stored: ${changeling} changelings, ${outpost} outposts, ${bell} bells, ${princess} princesses; ${king} King’s tiles, ${card} troll cards`,
  'board.starts-with': 'Starts with',
  'board.has-sites': 'Sites',
  'board.has-barns': 'Open barns',
  'board.clan-tile': 'Clan tile',
  'board.sections': 'Parts of the table',
  'board.reference': 'Icons',
  'board.close': 'Close',

  'section.table': 'Table',
  'section.caves': 'Caves',
  'section.market': 'Cards',

  'reference.pieces': 'Pieces',
  'reference.signs': 'Signs',
  'reference.spots': 'Spots, and what they give once',
  'reference.effects': 'What tiles and cards do',
  'reference.king': 'Troll King: 1 action point more where he stands',
  'reference.human': 'Human: 1 action point in its cavern, 1 point at the end',
  'reference.princess': 'Princess: 7 points, and a King’s tile when she comes',
  'reference.changeling': 'Changeling, on square spots',
  'reference.outpost': 'Outpost, on spots with seven corners',
  'reference.bell': 'Church bell, on round spots',
  'reference.cow': 'Cow in a barn: pays for outposts and cards',
  'reference.obsidian': 'Obsidian',
  'reference.gold': 'Gold',
  'reference.diamond': 'Diamond',
  'reference.power': 'Troll power',
  'reference.bed': 'Bed for a princess',
  'reference.trophy': 'Points at the end for what stands beside it',
  'reference.cave': 'Cave tile',
  'reference.card': 'Troll card',
  'reference.bat': 'Bat totem: 2 troll power',
  'reference.snake': 'Snake totem: 2 obsidian',
  'reference.toad': 'Toad totem: 1 gold',
  'reference.spot-changeling': 'For a changeling, without a bonus',
  'reference.spot-outpost': 'For an outpost, without a bonus',
  'reference.spot-bell': 'For a bell, without a bonus',
  'reference.move-trolls': 'Move up to two of your trolls',
  'reference.move-humans': 'Up to three moves with your humans',
  'reference.mine': 'Mine so many from your sites; ∗ is all of them',
  'reference.gain': 'Gain from the supply',
  'reference.build': 'Build a cave tile free of charge',
  'reference.take-card': 'Take a troll card free of charge',
  'reference.count': 'At the end: 1 point for every 2 gold',

  ...guideEn,
} satisfies Catalogue;
