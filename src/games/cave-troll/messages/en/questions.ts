import type { Catalogue } from '../../../../kernel/messages.ts';
import { whom, whose } from '../../../speech/english.ts';
import { count, title } from '../../../speech/speech.ts';
import { at, into, nameOf, place, some } from './speech.ts';

/** What each ability does, after its figure's name. */
const ABILITY: Readonly<Record<string, string>> = {
  leap: 'leap',
  kill: 'kill a hero',
  push: 'push a hero out',
  strike: 'strike',
  banish: 'banish a banshee',
  sacrifice: 'take a troll along',
  rampage: 'rampage',
  sweep: 'sweep adventurers away',
  call: 'call a hero',
};

/** What a player is asked. */
export const questions: Catalogue = {
  'ask.action': ({ actions }) => `Your turn: ${count(actions, 'action', 'actions')} left. What will you do?`,
  'ask.choose-card': 'Which card will you play?',
  'ask.place-hero': ({ kind }) => `On which entrance does your ${nameOf(kind)} come in?`,
  'ask.place-monster': ({ kind }) => `Out of which pit does your ${nameOf(kind)} climb?`,
  'ask.place-troll': 'Into which room does your cave troll burst?',
  'ask.place-chest': 'Into which room do you put your treasure chest?',
  'ask.pick-score-room': 'Which room shall be scored now?',
  'ask.move-to': ({ kind }) => `Where does your ${nameOf(kind)} go?`,
  'ask.banshee-second-step': ({ kind }) => `Does your ${nameOf(kind)} go through another door?`,
  'ask.leap-to': ({ kind }) => `Where does your ${nameOf(kind)} leap to?`,
  'ask.push-hero-action': ({ kind }) => `Whom does your ${nameOf(kind)} push out?`,
  'ask.push-hero-wish': ({ kind }) => `Your ${nameOf(kind)} has come in. Whom does it push out, if anybody?`,
  'ask.push-hero-must': ({ kind }) => `The room is too full: whom does your ${nameOf(kind)} push out?`,
  'ask.push-dest': ({ owner, kind }, speaker) => `Where is ${whose(owner, speaker)} ${nameOf(kind)} pushed to?`,
  'ask.flight-figure': ({ area, owner }, speaker) =>
    `A cave troll of ${whom(owner, speaker)} bursts into ${place(area)}! Which of your figures flees, if any?`,
  'ask.flight-dest': ({ kind }) => `Where does your ${nameOf(kind)} flee to?`,
  'ask.orc-victim': 'Whom does your orc kill?',
  'ask.assassin-victim': 'Whom does your assassin strike?',
  'ask.banish-banshee': 'Which banshee does your paladin banish, and to which pit?',
  'ask.sacrifice-target': 'Which troll does your giant slayer take along?',
  'ask.call-hero': 'Whom does your siren banshee call?',
  'ask.rampage-figure': 'Your troll rampages. Who is pushed out?',
  'ask.rampage-dest': ({ owner, kind }, speaker) => `Where is ${whose(owner, speaker)} ${nameOf(kind)} pushed to?`,
  'ask.chalice-hero': 'Chalice of Life: which of your lost heroes comes back?',
  'ask.chalice-entrance': ({ kind }) => `Chalice of Life: on which entrance does your ${nameOf(kind)} come back?`,
  'ask.cloak-hero': 'Cloak of Invisibility: which of your heroes puts it on?',
  'ask.cloak-dest': ({ kind }) => `Cloak of Invisibility: where does your ${nameOf(kind)} slip to?`,
  'ask.sword-target': 'Orcbane Sword: who falls to it?',
  'ask.boots-hero': 'Boots of Haste: which of your heroes puts them on?',
  'ask.boots-step': ({ kind, left }) =>
    `Boots of Haste: where does your ${nameOf(kind)} go? ${count(left, 'step', 'steps')} left.`,
  'ask.bell-target': 'Banishing Bell: which monster hears it?',
  'ask.bell-pit': ({ owner, kind }, speaker) =>
    `Banishing Bell: to which pit does ${whose(owner, speaker)} ${nameOf(kind)} go?`,
  'ask.ring-room': 'Ring of Command: in which room do you command?',
  'ask.ring-hero': ({ area }) => `Ring of Command: who must leave ${place(area)}?`,
  'ask.ring-dest': ({ owner, kind }, speaker) =>
    `Ring of Command: where does ${whose(owner, speaker)} ${nameOf(kind)} go?`,

  'move.draw': 'Draw a card and play one',
  'move.from-hand': 'Play from hand',
  'move.from-hand-card': 'Play from hand: {card}',
  'move.artifact': 'Use your artifact: {artifact}',
  'move.end-turn': 'End the turn',
  'move.move': ({ kind, from }) => `Move: ${nameOf(kind)} ${at(from)}`,
  'move.ability': ({ kind, from, ability }) =>
    `${title(nameOf(kind))} ${at(from)}: ${ABILITY[String(ability)] ?? ability}`,
  'move.play': 'Play {card}',
  'move.put': ({ area }) => title(at(area)),
  'move.room': ({ area }) => title(place(area)),
  'move.go': ({ area }) => title(into(area)),
  'move.send': ({ area }) => title(into(area)),
  'move.pick': ({ owner, kind, from }, speaker) => {
    const figure = title(`${whose(owner, speaker)} ${nameOf(kind)}`);
    return from === undefined ? figure : `${figure} ${at(from)}`;
  },
  'move.banish': ({ owner, kind, area }, speaker) => title(`${whose(owner, speaker)} ${nameOf(kind)} ${into(area)}`),
  'move.none': 'Nobody',
  'move.stop': 'Stop here',
};

/** Why an answer is greyed out. */
export const reasons: Catalogue = {
  'blocked.must-draw': 'At this table a card is played only after drawing one.',
  'blocked.no-card': 'You have no card in hand.',
  'blocked.never-moves': ({ kind }) => `${title(some(kind))} never moves.`,
  'blocked.moved-already': ({ kind }) => `Your ${nameOf(kind)} has moved in this turn; it moves only once.`,
  'blocked.no-way': ({ kind, area }) => `No door lets your ${nameOf(kind)} out of ${place(area)} now.`,
  'blocked.pit': 'Heroes never enter a pit, and nobody flees into one or is pushed into one.',
  'blocked.no-room': 'Only rooms will do, and this is an entrance.',
  'blocked.closed': 'A cave troll lives there; nobody gets in any more.',
  'blocked.guarded': ({ kind }) => `A knight guards that room, and this ${nameOf(kind)} is not of its side.`,
  'blocked.shunned': ({ kind }) => `${title(some(kind))} does not join another player’s ${nameOf(kind)}.`,
  'blocked.full': 'The room is full: it has place for five heroes and monsters.',
  'blocked.nobody-to-push': 'The room is full, and your wraith could not push anybody out of it.',
  'blocked.only-heroes-pushed': 'A wraith pushes heroes only.',
  'blocked.stands-firm': ({ kind }) => `${title(some(kind))} stands firm: no wraith pushes it.`,
  'blocked.no-way-out': ({ kind }) => `There is no place next door for this ${nameOf(kind)}.`,
  'blocked.must-push': 'Your wraith is one too many here, so somebody has to go.',
  'blocked.never-flees': ({ kind }) => `At this table ${some(kind)} never flees.`,
  'blocked.only-in-rooms': ({ kind }) => `${title(some(kind))} can do this only while it is in a room.`,
  'blocked.nobody-to-kill': 'There is no hero in its room to kill.',
  'blocked.only-heroes-killed': 'An orc kills heroes only.',
  'blocked.nobody-to-push-out': 'There is no hero in its room who could be pushed out.',
  'blocked.nobody-lone': 'In its room there is no lone hero and no lone grunt of another player.',
  'blocked.not-lone': ({ kind }) => `This ${nameOf(kind)} has a comrade in the room.`,
  'blocked.never-struck': ({ kind }) => `An assassin never strikes ${some(kind)}.`,
  'blocked.nobody-to-banish': 'There is no banshee of another player in its room.',
  'blocked.no-troll-here': 'There is no rampaging troll in its room.',
  'blocked.nobody-to-sweep': 'There is no adventurer of another player in its room whom no paladin protects.',
  'blocked.call-full': 'Its room is full; nobody could come.',
  'blocked.nobody-to-call': 'Next door there is no hero who would follow the call.',
  'blocked.only-heroes-called': 'A banshee calls heroes only.',
  'blocked.own-not-called': 'A banshee calls other players’ heroes only.',
  'blocked.protected': 'A paladin of the same side is with this hero.',
  'blocked.nobody-to-trample': 'There is nobody else in its room.',
  'blocked.no-room-next-door': ({ kind }) => `No room next door has place for this ${nameOf(kind)}.`,
  'blocked.chalice-of-life': 'You have lost no hero whom the chalice could bring back.',
  'blocked.ring-of-command':
    'In no room is there a hero of yours beside another player’s hero who could be pushed out.',
  'blocked.cloak-of-invisibility': 'You have no hero who could slip away.',
  'blocked.boots-of-haste': 'You have no hero who could move.',
  'blocked.banishing-bell': 'No other player has a monster in a room or on an entrance that would hear the bell.',
  'blocked.orcbane-sword': 'No orc or grunt is in a room with a hero of yours.',
  'blocked.no-hero-there': 'You have no hero in that room.',
  'blocked.own-monster': 'The bell is for other players’ monsters.',
  'blocked.in-pit': 'It is in a pit already.',
  'blocked.nobody-to-command': ({ area }) => `Nobody can be pushed out of ${place(area)} now.`,
};
