import type { Catalogue } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { count, title } from '../../../speech/speech.ts';
import { at, into, nameOf, place, some } from './speech.ts';

/** What each ability does, after its figure's name. */
const ABILITY: Readonly<Record<string, string>> = {
  leap: 'leap',
  kill: 'kill a hero',
  push: 'push a hero out',
  strike: 'strike',
  banish: 'banish a banshee',
  sacrifice: 'die killing a troll',
  rampage: 'rampage',
  sweep: 'sweep adventurers away',
  call: 'call a hero',
};

/** What a player is asked. */
export const questions = {
  'ask.action': ({ actions }) => `Your turn: ${count(actions, 'action', 'actions')} left. What will you do?`,
  'ask.action-or-end': ({ actions, turns }) =>
    `Your turn: ${count(actions, 'action', 'actions')} left. ${
      turns === 1
        ? 'The game ends after this turn unless you draw a card.'
        : `The game ends after ${turns} more turns, this one included, unless somebody draws a card.`
    }`,
  'ask.choose-card': 'Choose the card to play.',
  'ask.place-hero': ({ kind }) => `Choose an entrance for your ${nameOf(kind)}.`,
  'ask.place-monster': ({ kind }) => `Choose a pit for your ${nameOf(kind)} to climb out of.`,
  'ask.place-troll': 'Choose a room for your cave troll to burst into.',
  'ask.place-chest': 'Choose a room for your treasure chest.',
  'ask.pick-score-room': 'Choose a room to score now.',
  'ask.move-to': ({ kind }) => `Choose where your ${nameOf(kind)} goes.`,
  'ask.banshee-second-step': ({ kind }) => `Move your ${nameOf(kind)} through another door, or stop.`,
  'ask.leap-to': ({ kind }) => `Choose where your ${nameOf(kind)} leaps.`,
  'ask.push-hero-action': ({ kind }) => `Choose a hero for your ${nameOf(kind)} to push out.`,
  'ask.push-hero-wish': ({ kind }) => `Your ${nameOf(kind)} has come in. Choose a hero to push out, or nobody.`,
  'ask.push-hero-must': ({ kind }) => `The room is too full: choose a hero for your ${nameOf(kind)} to push out.`,
  'ask.push-dest': ({ owner, kind }, speaker) => `Choose where to push ${whose(owner, speaker)} ${nameOf(kind)}.`,
  'ask.flight-figure': ({ area, owner }, speaker) =>
    `${title(whose(owner, speaker))} cave troll bursts into ${place(area)}! Choose one figure of yours to flee, or nobody.`,
  'ask.flight-dest': ({ kind }) => `Choose where your ${nameOf(kind)} flees.`,
  'ask.orc-victim': 'Choose a hero for your orc to kill.',
  'ask.assassin-victim': 'Choose a victim for your assassin.',
  'ask.banish-banshee': 'Choose a banshee to banish, and the pit it goes to.',
  'ask.sacrifice-target': 'Choose the troll that your giant slayer dies killing.',
  'ask.call-hero': 'Choose a hero for your siren banshee to call.',
  'ask.rampage-figure': 'Your troll rampages: choose a figure to push out.',
  'ask.rampage-dest': ({ owner, kind }, speaker) => `Choose where to push ${whose(owner, speaker)} ${nameOf(kind)}.`,
  'ask.chalice-hero': 'Chalice of Life: choose one of your lost heroes to bring back.',
  'ask.chalice-entrance': ({ kind }) => `Chalice of Life: choose an entrance for your ${nameOf(kind)}.`,
  'ask.cloak-hero': 'Cloak of Invisibility: choose one of your heroes to wear it.',
  'ask.cloak-dest': ({ kind }) => `Cloak of Invisibility: choose where your ${nameOf(kind)} goes.`,
  'ask.sword-target': 'Orcbane Sword: choose an orc or a grunt to discard.',
  'ask.boots-hero': 'Boots of Haste: choose one of your heroes to wear them.',
  'ask.boots-step': ({ kind, left }) =>
    `Boots of Haste: choose where your ${nameOf(kind)} goes. ${count(left, 'step', 'steps')} left.`,
  'ask.bell-target': 'Banishing Bell: choose a monster to banish.',
  'ask.bell-pit': ({ owner, kind }, speaker) =>
    `Banishing Bell: choose a pit for ${whose(owner, speaker)} ${nameOf(kind)}.`,
  'ask.ring-room': 'Ring of Command: choose a room where you have a hero.',
  'ask.ring-hero': ({ area }) => `Ring of Command: choose a hero to push out of ${place(area)}.`,
  'ask.ring-dest': ({ owner, kind }, speaker) =>
    `Ring of Command: choose where to push ${whose(owner, speaker)} ${nameOf(kind)}.`,

  'move.draw': 'Draw a card and play one',
  'move.from-hand': 'Play from hand (you hold no card for the rest of the game)',
  'move.from-hand-card': 'Play {card} without drawing (you hold no card for the rest of the game)',
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
} satisfies Catalogue;

/** Why an answer is greyed out. */
export const reasons = {
  'blocked.must-draw': 'Draw a card first. Then you can play this one or the new one.',
  'blocked.no-card': 'You have no card in hand.',
  'blocked.never-moves': ({ kind }) => `${title(some(kind))} never moves.`,
  'blocked.moved-already': ({ kind }) => `Your ${nameOf(kind)} has moved in this turn; it moves only once.`,
  'blocked.no-way': ({ kind, area }) => `No door lets your ${nameOf(kind)} out of ${place(area)} now.`,
  'blocked.pit': 'Heroes never enter a pit, and nobody flees into one or is pushed into one.',
  'blocked.no-room': 'This must be a room, and that is an entrance.',
  'blocked.closed': 'A cave troll lives there; nobody gets in any more.',
  'blocked.guarded': ({ kind }) => `A knight guards that room, and this ${nameOf(kind)} belongs to another player.`,
  'blocked.shunned': ({ kind }) => `${title(some(kind))} does not join another player’s ${nameOf(kind)}.`,
  'blocked.full': 'The room is full: it has space for five heroes and monsters.',
  'blocked.nobody-to-push': 'The room is full, and your wraith could not push anybody out of it.',
  'blocked.only-heroes-pushed': 'A wraith pushes heroes only.',
  'blocked.stands-firm': ({ kind }) => `${title(some(kind))} stands firm: no wraith pushes it.`,
  'blocked.no-way-out': ({ kind }) => `There is no space next door for this ${nameOf(kind)}.`,
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
  'blocked.protected': 'A paladin of the same player protects this hero.',
  'blocked.nobody-to-trample': 'There is nobody else in its room.',
  'blocked.no-room-next-door': ({ kind }) => `No room next door has space for this ${nameOf(kind)}.`,
  'blocked.chalice-of-life': 'You have lost no hero whom the chalice could bring back.',
  'blocked.ring-of-command': 'None of your heroes shares a room with another player’s hero who could be pushed out.',
  'blocked.cloak-of-invisibility': 'You have no hero who could slip away.',
  'blocked.boots-of-haste': 'You have no hero who could move.',
  'blocked.banishing-bell': 'No other player has a monster in a room or on an entrance that would hear the bell.',
  'blocked.orcbane-sword': 'There is no orc or grunt in a room with one of your heroes.',
  'blocked.no-hero-there': 'You have no hero in that room.',
  'blocked.own-monster': 'The bell is for other players’ monsters.',
  'blocked.in-pit': 'It is in a pit already.',
  'blocked.nobody-to-command': ({ area }) => `Nobody can be pushed out of ${place(area)} now.`,
} satisfies Catalogue;
