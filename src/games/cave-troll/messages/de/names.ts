import type { Translation } from '../../../../kernel/messages.ts';
import { prefixed } from '../../../speech/speech.ts';
import type * as english from '../en/names.ts';
import { AREA_NAMES } from './speech.ts';
import { summary } from './summary.ts';

export const names: Translation<typeof english.names> = {
  'game.summary': summary,

  ...prefixed('area', AREA_NAMES),

  'kind.adventurer': 'Abenteurer',
  'kind.barbarian': 'Barbar',
  'kind.dwarf': 'Zwerg',
  'kind.knight': 'Ritter',
  'kind.thief': 'Dieb',
  'kind.orc': 'Ork',
  'kind.wraith': 'Geist',
  'kind.cave-troll': 'Höhlentroll',
  'kind.berserker': 'Berserker',
  'kind.giant-slayer': 'Riesentöter',
  'kind.paladin': 'Paladin',
  'kind.assassin': 'Meuchler',
  'kind.grunt': 'Rohling',
  'kind.siren-banshee': 'Sirene',
  'kind.rampaging-troll': 'Wuttroll',
  'kind.chest': 'Schatztruhe',

  'card.adventurer-1': 'Abenteurer 1',
  'card.adventurer-2': 'Abenteurer 2',
  'card.adventurer-3': 'Abenteurer 3',
  'card.adventurer-4': 'Abenteurer 4',
  'card.adventurer-5': 'Abenteurer 5',
  'card.adventurer-6': 'Abenteurer 6',
  'card.adventurer-7': 'Abenteurer 7',
  'card.adventurer-8': 'Abenteurer 8',
  'card.adventurer-9': 'Abenteurer 9',
  'card.barbarian': 'Barbar',
  'card.dwarf': 'Zwerg',
  'card.knight': 'Ritter',
  'card.thief': 'Dieb',
  'card.orc': 'Ork',
  'card.wraith': 'Geist',
  'card.cave-troll': 'Höhlentroll',
  'card.berserker': 'Berserker',
  'card.giant-slayer': 'Riesentöter',
  'card.paladin': 'Paladin',
  'card.assassin': 'Meuchler',
  'card.grunt': 'Rohling',
  'card.siren-banshee': 'Sirene',
  'card.rampaging-troll': 'Wuttroll',
  'card.find-artifact': 'Artefakt finden',
  'card.treasure': 'Schatz',
  'card.score-room': 'Raum werten',

  'artifact.chalice-of-life': 'Lebenskelch',
  'artifact.ring-of-command': 'Herrscherring',
  'artifact.cloak-of-invisibility': 'Tarnmantel',
  'artifact.boots-of-haste': 'Eilstiefel',
  'artifact.banishing-bell': 'Bannglocke',
  'artifact.orcbane-sword': 'Orkspalter',

  'option.set': 'Figuren',
  'option.set.classic': 'klassisch',
  'option.set.alternate': 'alternativ',
  'option.firstPlayer': 'Wer beginnt',
  'option.firstPlayer.random': 'wird ausgelost',
  'option.escalatingStart': 'Die ersten Züge haben 1, 2, 3 und 4 Aktionen',
  'option.iconThreshold': 'Sanduhren, bei denen der Plan gewertet wird',
  'option.endBonus': 'Gold für das Beenden der Partie',
  'option.barbarianNeverFlees': 'Ein Barbar flieht nie vor einem Höhlentroll',
  'option.playFromHand': 'Spielen ohne Ziehen (die Hand ist dann für immer leer)',
  'option.dwarfInSingleRoom': 'Ein Zwerg verdoppelt auch einen einzeln gewerteten Raum',
  'option.fleeingWraithPushes': 'Auch ein Geist, der flieht, stößt',
  'option.artifactsOpen': 'Artefakte liegen offen',
  'option.stallRounds': 'Runden ohne gezogene Karte, nach denen die Partie endet',
  'option.stallRounds.0': 'hundert',
};

export const about: Translation<typeof english.about> = {
  'about.adventurer': 'Ein einfacher Held. Viele von ihnen gewinnen Räume.',
  'about.barbarian': 'Zählt in einer Wertung als zwei Helden. Kein Geist kann ihn hinausstoßen.',
  'about.dwarf':
    'Wird der ganze Plan gewertet, zählt das aufgedruckte Gold seines Raums doppelt, egal, wer es bekommt.',
  'about.knight':
    'Keine fremde Figur darf in seinen Raum, außer einem Ritter. Betritt er einen Raum, werden alle Orks dort entfernt.',
  'about.thief':
    'Aktion: Er springt in einen beliebigen Raum oder auf einen beliebigen Eingang, den er betreten darf, nah oder fern.',
  'about.orc': 'Aktion: Entferne einen Helden in seinem Raum, egal, wem er gehört.',
  'about.wraith':
    'Betritt er einen Raum, darf er einen Helden durch eine Tür hinausstoßen; so kommt er sogar in einen vollen Raum. Aktion: Er stößt einen Helden aus dem Raum, in dem er ist.',
  'about.cave-troll':
    'Kommt in einen beliebigen Raum. Alle dürfen dort eine Figur retten; alles andere ist verloren, und niemand kommt je wieder hinein.',
  'about.berserker':
    'Geht das Gold seines Raums an jemand anderen, wird es geteilt. Er darf der Sechste in einem vollen Raum sein, wenn dort niemand seiner Farbe ist, aber nie zu einem anderen Berserker.',
  'about.giant-slayer':
    'Verdient 1 Gold, wenn er einen Raum betritt, in dem niemand ist, einmal pro Zug. Aktion: Entferne ihn zusammen mit einem Wuttroll in seinem Raum.',
  'about.paladin':
    'In seinem Raum kann keine Sirene Helden seiner Farbe locken, und Abenteurer seiner Farbe werden nicht weggefegt. Aktion: Schick eine fremde Sirene aus seinem Raum in eine Grube.',
  'about.assassin':
    'Aktion: Entferne einen fremden Helden oder Rohling, der im Raum keinen Gefährten hat. Meuchler lassen einander in Ruhe.',
  'about.grunt': 'Aktion: Entferne alle fremden Abenteurer in seinem Raum.',
  'about.siren-banshee':
    'Geht mit einer Aktion durch eine Tür oder durch zwei. Aktion: Sie lockt einen fremden Helden aus einem Nachbarraum zu sich.',
  'about.rampaging-troll':
    'Geht nur einmal pro Zug. Aktion: Er stößt zwei Helden oder Monster aus seinem Raum, dann werden alle anderen Helden und Monster dort entfernt. Truhen bleiben.',
  'about.chest': 'Bringt in ihrem Raum 4 Gold mehr. Sie bewegt sich nie.',
  'about.find-artifact': 'Nimm das oberste Artefakt und leg es verdeckt vor dich.',
  'about.treasure': 'Stell deine Schatztruhe in einen beliebigen Raum: Er bringt 4 Gold mehr.',
  'about.score-room': 'Wähle einen Raum. Nur er wird jetzt gewertet.',
  'about.chalice-of-life': 'Hol einen deiner verlorenen Helden auf einen Eingang zurück.',
  'about.ring-of-command': 'Stoße aus einem Raum, in dem du einen Helden hast, einen fremden Helden durch eine Tür.',
  'about.cloak-of-invisibility':
    'Bewege einen deiner Helden durch bis zu zwei Türen, vorbei an vollen Räumen und Rittern.',
  'about.boots-of-haste': 'Bewege einen deiner Helden ein-, zwei- oder dreimal.',
  'about.banishing-bell': 'Schick ein fremdes Monster in eine Grube. Höhlentrolle hören nicht darauf.',
  'about.orcbane-sword': 'Entferne einen Ork oder Rohling aus einem Raum, in dem du einen Helden hast.',
};

/** What is counted over many matches. */
export const counts: Translation<typeof english.counts> = {
  'counts.points': 'Woher das Gold kam',
  'counts.cards': 'Gespielte Karten',
  'counts.moved': 'Bewegte Figuren',
  'counts.discarded': 'Entfernte Figuren',
  'counts.artifacts': 'Benutzte Artefakte',
  'counts.rooms': 'Räume, die Gold brachten',
  'points.rooms': 'Räume',
  'points.berserkers': 'Hälften für Berserker',
  'points.slayers': 'Riesentöter',
  'points.end': 'Partie beendet',
  'points.artifacts': 'Behaltene Artefakte',
};
