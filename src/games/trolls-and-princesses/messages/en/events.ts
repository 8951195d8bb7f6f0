import type { Catalogue } from '../../../../kernel/messages.ts';
import { whom, whose } from '../../../speech/english.ts';
import { count, howMany, lookUp, title, who } from '../../../speech/speech.ts';
import { BONUS, names, tileSaid, VICTORY, WHAT } from './names.ts';
import { amount, effort, ITEM, place, sites } from './speech.ts';

/** What has happened. */
export const events = {
  'told.clan': ({ seat, clan }, speaker) => `${who(seat, speaker)} chose the ${clan} clan.`,
  'told.human-starts': ({ seat, cavern }, speaker) => `${who(seat, speaker)} put a human into ${place(cavern)}.`,
  'told.revealed': ({ seat, item, village, king }, speaker) =>
    `${who(seat, speaker)} revealed a turn card: ${ITEM[String(item)]} comes to ${place(village)}, the King goes to ${place(king)}.`,
  'told.revealed-in-vain': ({ seat, item, village, king }, speaker) =>
    `${who(seat, speaker)} revealed a turn card: ${ITEM[String(item)]} cannot come to ${place(village)} (${item === 'princess' ? 'one is there, or none is left' : 'none is left'}), the King goes to ${place(king)}.`,
  'told.skipped': '{seat} could not move any troll.',
  'told.moved': ({ seat, from, to }, speaker) =>
    `${who(seat, speaker)} sent a troll from ${place(from)} to ${place(to)}.`,
  'told.pushed': ({ seat, cavern }, speaker) =>
    `${title(whose(seat, speaker))} troll was pushed out and went to ${place(cavern)}.`,
  'told.points': ({ seat, points: own, help, shared }, speaker) =>
    Number(help) === 0
      ? `${who(seat, speaker)} got ${effort(own)}.`
      : `${who(seat, speaker)} got ${effort(own)}, and ${help} from others’ trolls${shared === 'all' ? '' : ' for princesses and bells'}.`,
  'told.ended-phase': ({ seat, points: left }, speaker) =>
    Number(left) === 0
      ? `${who(seat, speaker)} ended the phase.`
      : `${who(seat, speaker)} ended the phase with ${effort(left)} unspent.`,
  'told.gained-power': ({ seat, amount: gained }, speaker) => `${who(seat, speaker)} gained ${gained} troll power.`,
  'told.gained': ({ seat, resource, amount: gained }, speaker) =>
    `${who(seat, speaker)} gained ${amount(resource, gained)}.`,
  'told.gained-cows': ({ seat, amount: gained }, speaker) =>
    `${who(seat, speaker)} got ${count(gained, 'cow', 'cows')}.`,
  'told.lost-power': ({ seat, amount: lost }, speaker) =>
    `${lost} troll power was lost: ${whose(seat, speaker)} track is full.`,
  'told.lost-cows': ({ seat, amount: lost }, speaker) =>
    `${count(lost, 'cow was', 'cows were')} lost: no free barn for ${whom(seat, speaker)}.`,
  'told.no-cows-left': ({ seat, amount: lost }, speaker) =>
    `The supply had ${count(lost, 'cow', 'cows')} too few for ${whom(seat, speaker)}.`,
  'told.lost': ({ seat, resource, amount: lost }, speaker) =>
    `The supply had ${amount(resource, lost)} too few for ${whom(seat, speaker)}.`,
  'told.mined': ({ seat, resource, amount: mined }, speaker) =>
    `${who(seat, speaker)} mined ${amount(resource, mined)}.`,
  'told.refilled': ({ seat, resource, amount: filled }, speaker) =>
    `${who(seat, speaker)} refilled ${sites(resource, filled)}.`,
  'told.new-sites': ({ seat, resource, count: made, amount: filled }, speaker) =>
    `${who(seat, speaker)} gained ${sites(resource, made)}, ${filled === made ? 'filled at once' : `${filled} of them filled`}.`,
  'told.joined-sites': ({ seat, resource, count: made }, speaker) =>
    `${who(seat, speaker)} completed ${sites(resource, made)}.`,
  'told.built': ({ seat, tile }, speaker) => `${who(seat, speaker)} built ${tileSaid(tile, 'a')}.`,
  'told.placed-king-tile': '{seat} took a King’s tile: {tile}.',
  'told.no-king-tile': '{seat} could not place any King’s tile.',
  'told.opened-barn': '{seat} opened a barn.',
  'told.stopped-building': '{seat} built no more tiles.',
  'told.took-card': '{seat} took a troll card: {card}.',
  'told.reshuffled': 'A discard pile was shuffled to form a new deck.',
  'told.refreshed-cave': '{seat} laid out new cave tiles.',
  'told.refreshed-cards': '{seat} laid out new troll cards.',
  'told.activated': '{seat} activated {tile}.',
  'told.activated-clan': '{seat} activated the clan tile.',
  'told.built-outpost': ({ seat, place: left, village }, speaker) =>
    `${who(seat, speaker)} built an outpost in ${place(village)} and uncovered ${lookUp(names, `place.${left}`)}.`,
  'told.stored': ({ seat, form, bonus }, speaker) =>
    bonus === 'none'
      ? `${who(seat, speaker)} stored ${ITEM[String(form)]}.`
      : `${who(seat, speaker)} stored ${ITEM[String(form)]} on a spot: ${lookUp(BONUS, bonus)}.`,
  'told.captured': ({ seat, village }, speaker) =>
    `${who(seat, speaker)} carried off the princess of ${place(village)}.`,
  'told.took-bell': ({ seat, village }, speaker) => `${who(seat, speaker)} tore down a bell in ${place(village)}.`,
  'told.used-castle': ({ seat, castle, village }, speaker) =>
    `${who(seat, speaker)} used the ${lookUp(names, `castle.${castle}`)} in ${place(village)}.`,
  'told.swapped': ({ seat, place: left, village }, speaker) =>
    `${who(seat, speaker)} swapped a changeling in ${place(village)} and uncovered ${lookUp(names, `place.${left}`)}.`,
  'told.hired': ({ seat, village, cavern }, speaker) =>
    `${who(seat, speaker)} hired a human from ${place(village)} for ${place(cavern)}.`,
  'told.claimed': '{seat} claimed a King’s card: {card}.',
  'told.moved-human': ({ seat, from, to }, speaker) =>
    `${who(seat, speaker)} moved a human from ${place(from)} to ${place(to)}.`,
  'told.moved-by-effect': ({ seat, from, to }, speaker) =>
    `${who(seat, speaker)} moved a troll from ${place(from)} to ${place(to)}.`,
  'told.stopped-moving': '{seat} moved nobody else.',
  'told.returned': ({ seat, village, cavern }, speaker) =>
    `${title(whose(seat, speaker))} troll came home from ${place(village)} to ${place(cavern)}.`,
  'told.stays': ({ seat, village }, speaker) =>
    `${title(whose(seat, speaker))} caverns are full: the remaining trolls stay in ${place(village)}.`,
  'told.drew': ({ seat, card }, speaker) => `${who(seat, speaker)} drew the ${lookUp(names, `card.${card}`)}.`,
  'told.drew-a-card': '{seat} drew a turn card.',
  'told.scored': ({ seat, points: total }, speaker) =>
    `${who(seat, speaker)} ended with ${count(total, 'point', 'points')}.`,
} satisfies Catalogue;

/** What the points were for. */
export const scores = {
  'score.points': ({ points: total }) => count(total, 'point', 'points'),
  'score.sets': ({ count: sets }) =>
    count(sets, 'set of bell, changeling and outpost', 'sets of bell, changeling and outpost'),
  'score.pairs': ({ count: pairs, form, other }) =>
    count(pairs, `pair of ${form} and ${other}`, `pairs of ${form} and ${other}`),
  'score.singles': ({ count: singles, form }) => count(singles, `${form} on its own`, `${form}s on their own`),
  'score.princesses': ({ count: princesses }) => count(princesses, 'princess', 'princesses'),
  'score.king-tiles': ({ count: tiles }) => count(tiles, 'King’s tile', 'King’s tiles'),
  'score.humans': ({ count: humans }) => count(humans, 'human', 'humans'),
  'score.victory': ({ victory, points: pairs, count: things }) =>
    `Trophy cave for ${lookUp(VICTORY, victory)}: ${String(victory).endsWith('-pair') ? pairs : things}`,
  'score.card': ({ card, what, count: things }) => `${lookUp(names, `card.${card}`)}, ${lookUp(WHAT, what)}: ${things}`,
} satisfies Catalogue;

/** Why a bot would do it: what it brings or costs. */
export const advice = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'It wins the match.' : 'It loses the match.'),
  'reason.points': ({ worth, points }) => {
    const many = howMany(points, worth);
    if (many === 0) return Number(worth) > 0 ? 'It is worth points at the end.' : 'It loses points at the end.';
    return `It ${Number(worth) > 0 ? 'brings' : 'costs'} ${count(many, 'point', 'points')} at once.`;
  },
  'reason.goods': ({ worth }) =>
    Number(worth) > 0 ? 'You have more to pay with.' : 'You spend what you could pay with later.',
  'reason.tools': ({ worth }) =>
    Number(worth) > 0 ? 'Your later turns become better.' : 'Your later turns become worse.',
  'reason.room': ({ worth }) => (Number(worth) > 0 ? 'You have more room for loot.' : 'It takes up room for loot.'),
  'reason.claims': ({ worth }) =>
    Number(worth) > 0 ? 'You come nearer to a King’s card.' : 'You get no nearer to a King’s card.',
  'reason.plans': ({ worth }) =>
    Number(worth) > 0
      ? 'It brings you nearer to a princess, a bell or a changeling.'
      : 'It puts off a princess, a bell or a changeling.',
  'reason.prospects': ({ worth }) =>
    Number(worth) > 0 ? 'Your effort can buy something good here.' : 'It uses up effort.',
  'reason.rivals': ({ worth }) => (Number(worth) > 0 ? 'It holds the others back.' : 'It helps the others.'),
} satisfies Catalogue;
