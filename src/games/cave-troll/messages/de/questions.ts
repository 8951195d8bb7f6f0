import type { Translation } from '../../../../kernel/messages.ts';
import { count, title } from '../../../speech/speech.ts';
import type * as english from '../en/questions.ts';
import { actions, at, figureOf, into, nameOf, nameOfArea, outOf, some, thisOne, your } from './speech.ts';

const ABILITY: Readonly<Record<string, string>> = {
  leap: 'springen',
  kill: 'Helden töten',
  push: 'Helden hinausstoßen',
  strike: 'meucheln',
  banish: 'Sirene verbannen',
  sacrifice: 'mit einem Troll sterben',
  rampage: 'wüten',
  sweep: 'Abenteurer wegfegen',
  call: 'Helden locken',
};

export const questions: Translation<typeof english.questions> = {
  'ask.action': ({ actions: left }) => `Du bist am Zug, noch ${actions(left)}. Was tust du?`,
  'ask.action-or-end': ({ actions: left, turns }) =>
    `Du bist am Zug, noch ${actions(left)}. ${
      turns === 1
        ? 'Die Partie endet nach diesem Zug, wenn du keine Karte ziehst.'
        : `Die Partie endet in ${turns} Zügen, diesen mitgezählt, wenn niemand eine Karte zieht.`
    }`,
  'ask.choose-card': 'Wähle die Karte, die du spielst.',
  'ask.place-hero': ({ kind }) => `Wähle einen Eingang für ${your(kind, 'accusative')}.`,
  'ask.place-monster': ({ kind }) => `Wähle die Grube, aus der ${your(kind)} steigt.`,
  'ask.place-troll': 'Wähle den Raum, in den dein Höhlentroll einbricht.',
  'ask.place-chest': 'Wähle einen Raum für deine Schatztruhe.',
  'ask.pick-score-room': 'Wähle den Raum, der jetzt gewertet wird.',
  'ask.move-to': ({ kind }) => `Wähle, wohin ${your(kind)} geht.`,
  'ask.banshee-second-step': ({ kind }) => `Bewege ${your(kind, 'accusative')} durch noch eine Tür, oder bleib hier.`,
  'ask.leap-to': ({ kind }) => `Wähle, wohin ${your(kind)} springt.`,
  'ask.push-hero-action': ({ kind }) => `Wähle den Helden, den ${your(kind)} hinausstößt.`,
  'ask.push-hero-wish': ({ kind }) =>
    `${title(your(kind))} ist da. Wähle einen Helden, den er hinausstößt, oder niemanden.`,
  'ask.push-hero-must': ({ kind }) => `Der Raum ist zu voll: Wähle den Helden, den ${your(kind)} hinausstößt.`,
  'ask.push-dest': ({ owner, kind }, speaker) =>
    `Wähle, wohin du ${figureOf(owner, kind, speaker, 'accusative')} stößt.`,
  'ask.flight-figure': ({ area, owner }, speaker) =>
    `${title(figureOf(owner, 'cave-troll', speaker))} bricht ${into(area)} ein! Wähle eine deiner Figuren, die flieht, oder niemanden.`,
  'ask.flight-dest': ({ kind }) => `Wähle, wohin ${your(kind)} flieht.`,
  'ask.orc-victim': 'Wähle den Helden, den dein Ork tötet.',
  'ask.assassin-victim': 'Wähle, wen dein Meuchler trifft.',
  'ask.banish-banshee': 'Wähle die Sirene, die du verbannst, und die Grube, in die sie kommt.',
  'ask.sacrifice-target': 'Wähle den Troll, mit dem dein Riesentöter stirbt.',
  'ask.call-hero': 'Wähle den Helden, den deine Sirene lockt.',
  'ask.rampage-figure': 'Dein Troll wütet: Wähle eine Figur, die er hinausstößt.',
  'ask.rampage-dest': ({ owner, kind }, speaker) =>
    `Wähle, wohin du ${figureOf(owner, kind, speaker, 'accusative')} stößt.`,
  'ask.chalice-hero': 'Lebenskelch: Wähle einen deiner verlorenen Helden, der zurückkommt.',
  'ask.chalice-entrance': ({ kind }) => `Lebenskelch: Wähle einen Eingang für ${your(kind, 'accusative')}.`,
  'ask.cloak-hero': 'Tarnmantel: Wähle einen deiner Helden, der ihn anlegt.',
  'ask.cloak-dest': ({ kind }) => `Tarnmantel: Wähle, wohin ${your(kind)} schleicht.`,
  'ask.sword-target': 'Orkspalter: Wähle einen Ork oder Rohling, den du entfernst.',
  'ask.boots-hero': 'Eilstiefel: Wähle einen deiner Helden, der sie anzieht.',
  'ask.boots-step': ({ kind, left }) =>
    `Eilstiefel: Wähle, wohin ${your(kind)} geht. Noch ${count(left, 'Schritt', 'Schritte')}.`,
  'ask.bell-target': 'Bannglocke: Wähle ein Monster, das du verbannst.',
  'ask.bell-pit': ({ owner, kind }, speaker) =>
    `Bannglocke: Wähle eine Grube für ${figureOf(owner, kind, speaker, 'accusative')}.`,
  'ask.ring-room': 'Herrscherring: Wähle einen Raum, in dem du einen Helden hast.',
  'ask.ring-hero': ({ area }) => `Herrscherring: Wähle den Helden, den du ${outOf(area)} stößt.`,
  'ask.ring-dest': ({ owner, kind }, speaker) =>
    `Herrscherring: Wähle, wohin du ${figureOf(owner, kind, speaker, 'accusative')} stößt.`,

  'move.draw': 'Karte ziehen und eine spielen',
  'move.from-hand': 'Von der Hand spielen (sie bleibt bis zum Ende der Partie leer)',
  'move.from-hand-card': '„{card}“ spielen, ohne zu ziehen (die Hand bleibt bis zum Ende der Partie leer)',
  'move.artifact': 'Artefakt benutzen: {artifact}',
  'move.end-turn': 'Zug beenden',
  'move.move': ({ kind, from }) => `Bewegen: ${nameOf(kind)} ${at(from)}`,
  'move.ability': ({ kind, from, ability }) => `${nameOf(kind)} ${at(from)}: ${ABILITY[String(ability)] ?? ability}`,
  'move.play': '„{card}“ spielen',
  'move.put': ({ area }) => title(into(area)),
  'move.room': ({ area }) => nameOfArea(area),
  'move.go': ({ area }) => title(into(area)),
  'move.send': ({ area }) => title(into(area)),
  'move.pick': ({ owner, kind, from }, speaker) => {
    const figure = title(figureOf(owner, kind, speaker));
    return from === undefined ? figure : `${figure} ${at(from)}`;
  },
  'move.banish': ({ owner, kind, area }, speaker) =>
    title(`${figureOf(owner, kind, speaker, 'accusative')} ${into(area)}`),
  'move.none': 'Niemand',
  'move.stop': 'Hier bleiben',
};

export const reasons: Translation<typeof english.reasons> = {
  'blocked.must-draw': 'Zieh zuerst eine Karte. Dann kannst du diese oder die neue spielen.',
  'blocked.no-card': 'Du hast keine Karte auf der Hand.',
  'blocked.never-moves': ({ kind }) => `${title(some(kind))} bewegt sich nie.`,
  'blocked.moved-already': ({ kind }) =>
    `${title(your(kind))} hat sich in diesem Zug schon bewegt; mehr als einmal geht nicht.`,
  'blocked.no-way': ({ kind, area }) => `Keine Tür lässt ${your(kind, 'accusative')} jetzt ${outOf(area)} hinaus.`,
  'blocked.pit': 'Helden betreten nie eine Grube, und niemand flieht in eine oder wird hineingestoßen.',
  'blocked.no-room': 'Es muss ein Raum sein, und das hier ist ein Eingang.',
  'blocked.closed': 'Dort haust ein Höhlentroll; niemand kommt mehr hinein.',
  'blocked.guarded': ({ kind }) => `Ein Ritter bewacht den Raum, und ${thisOne(kind)} hat eine andere Farbe.`,
  'blocked.shunned': ({ kind }) => `${title(some(kind))} geht nicht zu einem fremden ${nameOf(kind)}.`,
  'blocked.full': 'Der Raum ist voll: Er hat Platz für fünf Helden und Monster.',
  'blocked.nobody-to-push': 'Der Raum ist voll, und dein Geist könnte dort niemanden hinausstoßen.',
  'blocked.only-heroes-pushed': 'Ein Geist stößt nur Helden hinaus.',
  'blocked.stands-firm': ({ kind }) => `${title(some(kind))} steht fest: Daran rüttelt kein Geist.`,
  'blocked.no-way-out': ({ kind }) => `Nebenan ist kein Platz für ${thisOne(kind, 'accusative')}.`,
  'blocked.must-push': 'Mit deinem Geist ist einer zu viel hier, also muss jemand hinaus.',
  'blocked.never-flees': ({ kind }) => `An diesem Tisch flieht ${some(kind)} nie.`,
  'blocked.only-in-rooms': ({ kind }) => `Das kann ${some(kind)} nur in einem Raum.`,
  'blocked.nobody-to-kill': 'In seinem Raum ist kein Held, den er töten könnte.',
  'blocked.only-heroes-killed': 'Ein Ork tötet nur Helden.',
  'blocked.nobody-to-push-out': 'In seinem Raum ist kein Held, den er hinausstoßen könnte.',
  'blocked.nobody-lone': 'In seinem Raum ist kein fremder Held oder Rohling, der dort allein wäre.',
  'blocked.not-lone': ({ kind }) => `${title(thisOne(kind))} hat einen Gefährten im Raum.`,
  'blocked.never-struck': ({ kind }) => `Ein Meuchler trifft nie ${some(kind, 'accusative')}.`,
  'blocked.nobody-to-banish': 'In seinem Raum ist keine fremde Sirene.',
  'blocked.no-troll-here': 'In seinem Raum ist kein Wuttroll.',
  'blocked.nobody-to-sweep': 'In seinem Raum ist kein fremder Abenteurer, den kein Paladin schützt.',
  'blocked.call-full': 'Ihr Raum ist voll; niemand könnte kommen.',
  'blocked.nobody-to-call': 'Nebenan ist kein Held, der dem Lockruf folgen würde.',
  'blocked.only-heroes-called': 'Eine Sirene lockt nur Helden.',
  'blocked.own-not-called': 'Eine Sirene lockt nur fremde Helden.',
  'blocked.protected': 'Ein Paladin derselben Farbe schützt diesen Helden.',
  'blocked.nobody-to-trample': 'In seinem Raum ist sonst niemand.',
  'blocked.no-room-next-door': ({ kind }) => `Kein Nachbarraum hat Platz für ${thisOne(kind, 'accusative')}.`,
  'blocked.chalice-of-life': 'Du hast keinen Helden verloren, den der Kelch zurückholen könnte.',
  'blocked.ring-of-command':
    'Keiner deiner Helden ist mit einem fremden Helden im Raum, der hinausgestoßen werden könnte.',
  'blocked.cloak-of-invisibility': 'Du hast keinen Helden, der davonschleichen könnte.',
  'blocked.boots-of-haste': 'Du hast keinen Helden, der gehen könnte.',
  'blocked.banishing-bell': 'In keinem Raum und auf keinem Eingang ist ein fremdes Monster, das die Glocke hört.',
  'blocked.orcbane-sword': 'Kein Ork oder Rohling ist in einem Raum, in dem du einen Helden hast.',
  'blocked.no-hero-there': 'In diesem Raum hast du keinen Helden.',
  'blocked.own-monster': 'Die Glocke ist für fremde Monster.',
  'blocked.in-pit': 'Es ist schon in einer Grube.',
  'blocked.nobody-to-command': ({ area }) => `Niemand kann jetzt ${outOf(area)} gestoßen werden.`,
};
