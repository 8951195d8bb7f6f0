import type { Translation } from '../../../../kernel/messages.ts';
import { count, title } from '../../../speech/speech.ts';
import type * as english from '../en/questions.ts';
import { actions, at, figureOf, into, nameOf, place, some, your } from './speech.ts';

const ABILITY: Readonly<Record<string, string>> = {
  leap: 'hoppa',
  kill: 'döda en hjälte',
  push: 'knuffa ut en hjälte',
  strike: 'slå till',
  banish: 'bannlys en siren',
  sacrifice: 'dö och döda ett troll',
  rampage: 'rasa',
  sweep: 'sopa bort äventyrare',
  call: 'locka en hjälte',
};

export const questions: Translation<typeof english.questions> = {
  'ask.action': ({ actions: left }) => `Din tur: ${actions(left)} kvar. Vad gör du?`,
  'ask.action-or-end': ({ actions: left, turns }) =>
    `Din tur: ${actions(left)} kvar. ${
      turns === 1
        ? 'Partiet slutar efter den här turen om du inte drar ett kort.'
        : `Partiet slutar om ${turns} turer, den här inräknad, om ingen drar ett kort.`
    }`,
  'ask.choose-card': 'Välj kortet du spelar.',
  'ask.place-hero': ({ kind }) => `Välj en ingång för ${your(kind)}.`,
  'ask.place-monster': ({ kind }) => `Välj gropen som ${your(kind)} klättrar upp ur.`,
  'ask.place-troll': 'Välj rummet som ditt grottroll bryter sig in i.',
  'ask.place-chest': 'Välj ett rum för din skattkista.',
  'ask.pick-score-room': 'Välj rummet som ska betala nu.',
  'ask.move-to': ({ kind }) => `Välj vart ${your(kind)} går.`,
  'ask.banshee-second-step': ({ kind }) => `Flytta ${your(kind)} genom en dörr till, eller stanna.`,
  'ask.leap-to': ({ kind }) => `Välj vart ${your(kind)} hoppar.`,
  'ask.push-hero-action': ({ kind }) => `Välj en hjälte som ${your(kind)} knuffar ut.`,
  'ask.push-hero-wish': ({ kind }) => `${title(your(kind))} har kommit in. Välj en hjälte att knuffa ut, eller ingen.`,
  'ask.push-hero-must': ({ kind }) => `Rummet är för fullt: välj en hjälte som ${your(kind)} knuffar ut.`,
  'ask.push-dest': ({ owner, kind }, speaker) => `Välj vart ${figureOf(owner, kind, speaker)} knuffas.`,
  'ask.flight-figure': ({ area, owner }, speaker) =>
    `${title(figureOf(owner, 'cave-troll', speaker))} bryter sig in ${at(area)}! Välj en av dina figurer som flyr, eller ingen.`,
  'ask.flight-dest': ({ kind }) => `Välj vart ${your(kind)} flyr.`,
  'ask.orc-victim': 'Välj hjälten som din orch dödar.',
  'ask.assassin-victim': 'Välj vem din lönnmördare slår ned.',
  'ask.banish-banshee': 'Välj sirenen som din paladin bannlyser, och gropen hon skickas till.',
  'ask.sacrifice-target': 'Välj trollet som din jättedräpare dör för att döda.',
  'ask.call-hero': 'Välj hjälten som din siren lockar.',
  'ask.rampage-figure': 'Ditt troll rasar: välj en figur att knuffa ut.',
  'ask.rampage-dest': ({ owner, kind }, speaker) => `Välj vart ${figureOf(owner, kind, speaker)} knuffas.`,
  'ask.chalice-hero': 'Livets kalk: välj en av dina förlorade hjältar som kommer tillbaka.',
  'ask.chalice-entrance': ({ kind }) => `Livets kalk: välj en ingång för ${your(kind)}.`,
  'ask.cloak-hero': 'Osynlighetsmanteln: välj en av dina hjältar som tar den på sig.',
  'ask.cloak-dest': ({ kind }) => `Osynlighetsmanteln: välj vart ${your(kind)} smyger.`,
  'ask.sword-target': 'Orchbanesvärdet: välj en orch eller en knekt att kasta.',
  'ask.boots-hero': 'Snabbstövlarna: välj en av dina hjältar som tar dem på sig.',
  'ask.boots-step': ({ kind, left }) =>
    `Snabbstövlarna: välj vart ${your(kind)} går. ${count(left, 'steg', 'steg')} kvar.`,
  'ask.bell-target': 'Bannlysningsklockan: välj ett monster att bannlysa.',
  'ask.bell-pit': ({ owner, kind }, speaker) =>
    `Bannlysningsklockan: välj en grop för ${figureOf(owner, kind, speaker)}.`,
  'ask.ring-room': 'Maktens ring: välj ett rum där du har en hjälte.',
  'ask.ring-hero': ({ area }) => `Maktens ring: välj en hjälte att knuffa ut ur ${place(area)}.`,
  'ask.ring-dest': ({ owner, kind }, speaker) => `Maktens ring: välj vart ${figureOf(owner, kind, speaker)} knuffas.`,

  'move.draw': 'Dra ett kort och spela ett',
  'move.from-hand': 'Spela från handen (den är sedan tom resten av partiet)',
  'move.from-hand-card': 'Spela {card} utan att dra (handen är sedan tom resten av partiet)',
  'move.artifact': 'Använd din klenod: {artifact}',
  'move.end-turn': 'Avsluta turen',
  'move.move': ({ kind, from }) => `Gå: ${nameOf(kind)} ${at(from)}`,
  'move.ability': ({ kind, from, ability }) =>
    `${title(nameOf(kind))} ${at(from)}: ${ABILITY[String(ability)] ?? ability}`,
  'move.play': 'Spela {card}',
  'move.put': ({ area }) => title(at(area)),
  'move.room': ({ area }) => place(area),
  'move.go': ({ area }) => title(into(area)),
  'move.send': ({ area }) => title(into(area)),
  'move.pick': ({ owner, kind, from }, speaker) => {
    const figure = title(figureOf(owner, kind, speaker));
    return from === undefined ? figure : `${figure} ${at(from)}`;
  },
  'move.banish': ({ owner, kind, area }, speaker) => `${title(figureOf(owner, kind, speaker))} ${into(area)}`,
  'move.none': 'Ingen',
  'move.stop': 'Stanna här',
};

export const reasons: Translation<typeof english.reasons> = {
  'blocked.must-draw': 'Dra ett kort först. Sedan kan du spela det här eller det nya.',
  'blocked.no-card': 'Du har inget kort på handen.',
  'blocked.never-moves': ({ kind }) => `${title(some(kind))} flyttar sig aldrig.`,
  'blocked.moved-already': ({ kind }) => `${title(your(kind))} har redan gått den här turen; en gång är allt.`,
  'blocked.no-way': ({ kind, area }) => `Ingen dörr släpper ut ${your(kind)} från ${place(area)} nu.`,
  'blocked.pit': 'Hjältar går aldrig ned i en grop, och ingen flyr eller knuffas dit.',
  'blocked.no-room': 'Det måste vara ett rum, och det här är en ingång.',
  'blocked.closed': 'Ett grottroll bor där; ingen kommer in mer.',
  'blocked.guarded': ({ kind }) => `En riddare vaktar rummet, och figuren (${nameOf(kind)}) är inte från dess sida.`,
  'blocked.shunned': ({ kind }) => `${title(some(kind))} går inte in till en annan spelares ${nameOf(kind)}.`,
  'blocked.full': 'Rummet är fullt: där får fem hjältar och monster plats.',
  'blocked.nobody-to-push': 'Rummet är fullt, och din vålnad skulle inte kunna knuffa ut någon.',
  'blocked.only-heroes-pushed': 'En vålnad knuffar bara hjältar.',
  'blocked.stands-firm': ({ kind }) => `${title(some(kind))} står stadigt: ingen vålnad rubbar den.`,
  'blocked.no-way-out': ({ kind }) => `Det finns ingen plats intill för den här figuren (${nameOf(kind)}).`,
  'blocked.must-push': 'Din vålnad är en för mycket här, så någon måste ut.',
  'blocked.never-flees': ({ kind }) => `Vid det här bordet flyr ${some(kind)} aldrig.`,
  'blocked.only-in-rooms': ({ kind }) => `${title(some(kind))} kan göra det bara i ett rum.`,
  'blocked.nobody-to-kill': 'Det finns ingen hjälte att döda i rummet.',
  'blocked.only-heroes-killed': 'En orch dödar bara hjältar.',
  'blocked.nobody-to-push-out': 'Det finns ingen hjälte i rummet som kan knuffas ut.',
  'blocked.nobody-lone': 'I rummet finns ingen ensam hjälte och ingen ensam knekt från en annan spelare.',
  'blocked.not-lone': ({ kind }) => `Figuren (${nameOf(kind)}) har en kamrat i rummet.`,
  'blocked.never-struck': ({ kind }) => `En lönnmördare slår aldrig ned ${some(kind)}.`,
  'blocked.nobody-to-banish': 'Det finns ingen annan spelares siren i rummet.',
  'blocked.no-troll-here': 'Det finns inget vildtroll i rummet.',
  'blocked.nobody-to-sweep': 'Det finns ingen annan spelares äventyrare i rummet som ingen paladin skyddar.',
  'blocked.call-full': 'Hennes rum är fullt; ingen skulle kunna komma.',
  'blocked.nobody-to-call': 'Intill finns ingen hjälte som skulle följa rösten.',
  'blocked.only-heroes-called': 'En siren lockar bara hjältar.',
  'blocked.own-not-called': 'En siren lockar bara andra spelares hjältar.',
  'blocked.protected': 'En paladin från samma sida är hos den hjälten.',
  'blocked.nobody-to-trample': 'Det finns ingen annan i rummet.',
  'blocked.no-room-next-door': ({ kind }) => `Inget rum intill har plats för den här figuren (${nameOf(kind)}).`,
  'blocked.chalice-of-life': 'Du har inte förlorat någon hjälte som kalken kan föra tillbaka.',
  'blocked.ring-of-command': 'I inget rum har du en hjälte bredvid en annan spelares hjälte som kan knuffas ut.',
  'blocked.cloak-of-invisibility': 'Du har ingen hjälte som kan smyga undan.',
  'blocked.boots-of-haste': 'Du har ingen hjälte som kan gå.',
  'blocked.banishing-bell': 'Ingen annan spelare har ett monster i ett rum eller vid en ingång som hör klockan.',
  'blocked.orcbane-sword': 'Ingen orch eller knekt är i ett rum där du har en hjälte.',
  'blocked.no-hero-there': 'Du har ingen hjälte i det rummet.',
  'blocked.own-monster': 'Klockan är till för andra spelares monster.',
  'blocked.in-pit': 'Den är redan i en grop.',
  'blocked.nobody-to-command': ({ area }) => `Ingen kan knuffas ut ur ${place(area)} nu.`,
};
