import type { Catalogue, Params, Speaker } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { count, howMany, title, who } from '../../../speech/speech.ts';
import { at, figureOf, into, nameOf, ordinal, place } from './speech.ts';

/** 'Anna’s knight' as the subject of a sentence. */
function subject({ owner, kind }: Params, speaker: Speaker): string {
  return title(`${whose(owner, speaker)} ${nameOf(kind)}`);
}

/** What has happened. */
export const events = {
  'told.turn': ({ seat, actions }, speaker) =>
    `${title(whose(seat, speaker))} turn: ${count(actions, 'action', 'actions')}.`,
  'told.ended-turn': ({ seat, actions }, speaker) =>
    `${who(seat, speaker)} ended the turn with ${count(actions, 'action', 'actions')} unspent.`,
  'told.last-card': '{seat} drew the last card of the deck: the game ends.',
  'told.stalled': ({ rounds }) => `Nobody has drawn a card for ${rounds} rounds: the game ends.`,

  'told.drew': '{seat} drew {card}.',
  'told.drew-a-card': '{seat} drew a card.',
  'told.played': '{seat} played {card}.',
  'told.played-from-hand': '{seat} played {card} from hand.',
  'told.pile': ({ icons, threshold }) =>
    `The scoring pile shows ${icons} of ${count(threshold, 'hourglass', 'hourglasses')}.`,
  'told.found': '{seat} found an artifact: {artifact}.',
  'told.found-something': '{seat} found an artifact.',
  'told.used-artifact': '{seat} used an artifact: {artifact}.',

  'told.placed': (params, speaker) =>
    `${who(params.seat, speaker)} put ${figureOf(params, speaker)} ${into(params.area)}.`,
  'told.moved': (params, speaker) => `${subject(params, speaker)} went ${into(params.area)}.`,
  'told.moved-on': (params, speaker) => `${subject(params, speaker)} went on ${into(params.area)}.`,
  'told.leapt': (params, speaker) => `${subject(params, speaker)} leapt ${into(params.area)}.`,
  'told.hurried': (params, speaker) => `${subject(params, speaker)} hurried ${into(params.area)}.`,
  'told.slipped': (params, speaker) => `${subject(params, speaker)} slipped unseen ${into(params.area)}.`,
  'told.raised': (params, speaker) => `${subject(params, speaker)} came back to life ${at(params.area)}.`,
  'told.pushed': (params, speaker) =>
    `${who(params.seat, speaker)} pushed ${figureOf(params, speaker)} ${into(params.area)}.`,
  'told.pushed-nobody': ({ seat }, speaker) => `${who(seat, speaker)} pushed nobody.`,
  'told.called': (params, speaker) =>
    `${title(whose(params.seat, speaker))} banshee called ${figureOf({ ...params, seat: undefined }, speaker)} ${into(params.area)}.`,
  'told.banished': (params, speaker) =>
    `${who(params.seat, speaker)} banished ${figureOf(params, speaker)} ${into(params.area)}.`,
  'told.fled': (params, speaker) => `${subject(params, speaker)} fled ${into(params.area)}.`,
  'told.stayed': ({ seat, area }, speaker) =>
    `${title(whose(seat, speaker))} figures stood their ground in ${place(area)}.`,
  'told.rampaged': (params, speaker) => `${subject(params, speaker)} rampaged ${at(params.area)}.`,

  'told.slain-by-knight': (params, speaker) =>
    `${title(whose(params.seat, speaker))} knight slew ${whose(params.owner, speaker)} ${nameOf(params.kind)} ${at(params.area)}.`,
  'told.killed': (params, speaker) =>
    `${title(whose(params.seat, speaker))} orc killed ${whose(params.owner, speaker)} ${nameOf(params.kind)} ${at(params.area)}.`,
  'told.struck': (params, speaker) =>
    `${title(whose(params.seat, speaker))} assassin struck down ${whose(params.owner, speaker)} ${nameOf(params.kind)} ${at(params.area)}.`,
  'told.swept': (params, speaker) =>
    `${title(whose(params.seat, speaker))} grunt swept ${whose(params.owner, speaker)} ${nameOf(params.kind)} out of ${place(params.area)}.`,
  'told.smitten': (params, speaker) =>
    `The Orcbane Sword felled ${whose(params.owner, speaker)} ${nameOf(params.kind)} ${at(params.area)}.`,
  'told.slain-by-slayer': (params, speaker) => `${subject(params, speaker)} was slain ${at(params.area)}.`,
  'told.sacrificed': (params, speaker) => `${subject(params, speaker)} died killing the troll.`,
  'told.crushed': (params, speaker) => `${subject(params, speaker)} was lost to the cave troll ${at(params.area)}.`,
  'told.trampled': (params, speaker) => `${subject(params, speaker)} was trampled ${at(params.area)}.`,

  'told.slayer-gold': ({ seat, area }, speaker) =>
    `${title(whose(seat, speaker))} giant slayer found 1 gold ${at(area)}.`,
  'told.board-scored': ({ scoring }) => `The hourglass is full: the board is scored for the ${ordinal(scoring)} time.`,
  'told.final-scoring': 'Final scoring: the board is scored once more.',
  'told.room-taken': ({ seat, area, gold, heroes: most, rival }, speaker) => {
    const against = rival === 0 ? '' : ` against ${rival}`;
    return `${who(seat, speaker)} took ${gold} gold from ${place(area)}, with strength ${most}${against}.`;
  },
  'told.room-split': ({ seat, owner, area, gold, half }, speaker) =>
    `${who(seat, speaker)} and ${whose(owner, speaker)} berserker shared the ${gold} gold of ${place(area)}: ${half} each.`,
  'told.room-tied': ({ area, heroes: most }) => `Nobody took ${place(area)}: a tie at strength ${most}.`,
  'told.room-empty': ({ area }) => `Nobody took ${place(area)}: no heroes there.`,
  'told.end-bonus': ({ seat, gold }, speaker) => `${who(seat, speaker)} got ${gold} gold for ending the game.`,
  'told.kept-artifact': '{seat} had kept an artifact, {artifact}, and got {gold} gold for it.',
} satisfies Catalogue;

const OCCASION: Readonly<Record<string, (scoring: Params['scoring']) => string>> = {
  card: () => 'scored by a card',
  pile: (scoring) => `${ordinal(scoring)} scoring`,
  final: () => 'final scoring',
};

/** 'Silver Vault, 2nd scoring: strength 3 against 1, doubled by a dwarf, 1 chest' */
function roomLine({ area, occasion, scoring, count: most, rival, doubled, chests }: Params, share = ''): string {
  const when = OCCASION[String(occasion)]?.(scoring) ?? '';
  const against = Number(rival) === 0 ? '' : ` against ${rival}`;
  const dwarf = doubled ? ', doubled by a dwarf' : '';
  const chest = Number(chests) === 0 ? '' : `, ${count(chests, 'chest', 'chests')}`;
  return `${title(place(area).slice('the '.length))}, ${when}: strength ${most}${against}${dwarf}${chest}${share}`;
}

/** What the gold was for. */
export const scores = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'It wins the match.' : 'It loses the match.'),
  'reason.gold': ({ worth, gold }) => {
    const many = howMany(gold, worth);
    const amount = many === 0 ? 'gold' : `${many} gold`;
    return Number(worth) > 0 ? `It brings you ${amount} at once.` : `It costs you ${amount}.`;
  },
  'reason.rooms': ({ worth }) =>
    Number(worth) > 0
      ? 'Your heroes win more of the gold in the rooms.'
      : 'Your heroes win less of the gold in the rooms.',
  'reason.figures': ({ worth }) =>
    Number(worth) > 0
      ? 'Your figures get nearer to where the gold is.'
      : 'You lose figures, or they stand farther from the gold.',
  'reason.artifact': ({ worth }) => (Number(worth) > 0 ? 'You get an artifact.' : 'You give up an artifact.'),
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'It takes away what the others could win.' : 'It leaves the others better off.',
  'score.points': ({ points }) => `${points} gold`,
  'score.room': (params) => roomLine(params),
  'score.room-half': (params) => roomLine(params, '; shared with a berserker'),
  'score.berserker-half': (params) => roomLine(params, '; half of it for a berserker'),
  'score.slayer': ({ area }) => `A giant slayer alone in ${place(area)}`,
  'score.end-bonus': 'Ended the game',
  'score.artifact': '{artifact}, kept to the end',
} satisfies Catalogue;
