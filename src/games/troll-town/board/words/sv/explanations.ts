import type { Catalogue } from '../../../../../kernel/messages.ts';

/** Vad rutan säger om det man pekar på. */
export const explanations: Catalogue = {
  'thing.calendar': 'Nästa fest',
  'thing.communal': 'Stadens hantlangare',
  'thing.herd': 'Den vilda hjorden',
  'thing.labour': 'Arbete',
  'thing.grunt': 'Grymta',
  'explain.calendar':
    'På den sista turen i varje era vill Bossen ha barn, kokta. Är de för få, eller köken med två hantlangare vardera för få, slår han sönder vägar.',
  'explain.communal':
    'De bor två och två i ruckel och arbetar åt alla troll. Den som saknar bädd springer bort på natten.',
  'explain.herd': 'Vilda hantlangare som trollen kan hämta. Med varje era kommer en ny hjord.',
  'explain.labour': 'Varje hantlangare ger ett arbete per tur och går hem igen. Dina egna arbetar bara åt dig.',
  'explain.grunt': 'Din plan är klar. Planerna utförs i den ordning ni grymtar, och visas när alla har grymtat.',

  'explain.get-minion': 'En hantlangare ur hjorden kommer till staden, eller till din hydda om den har en ledig bädd.',
  'explain.capture-child':
    'Du fångar 1 barn, eller 2, 4 eller 8 med en verkstads redskap. Fångar andra också slåss ni, och bara vinnaren fångar något.',
  'explain.challenge': 'En duell med fem kort mot Bossen. Leder du i slutet är du Boss.',
  'explain.loaf': 'Du gör ingenting.',
  'explain.get-resource': 'Ett förråd mer vid navet varje tur, eller ett till dig själv.',
  'explain.make-trinket': 'Två förråd och en hantlangares arbete ger en egenskap 1 mer för gott.',
  'explain.upgrade-hovel': 'Ett ruckel byggs till din hydda, en verkstad eller en grop, som stiger en nivå.',
  'explain.heal': 'En verkstad läker 1 skada, från nivå 2 läker den 2.',
  'explain.schmooze':
    'Du ger bort en egen hantlangare. Dina order går då först denna tur, och ingen kan slåss med dig om dem.',
  'explain.smash': 'En sprucken skarv går av, och med den den svagare vägrutan intill.',
  'explain.scare': 'Barnen i en bur eller grop stannar där denna tur, vad som än händer.',
  'explain.upgrade-pile': 'En stapel läggs till en hydda eller verkstad på nivå 2, som stiger till nivå 3.',
  'explain.fight': 'Ett slagsmål med ett annat troll. Vinner du får du en av dess egna hantlangare.',
  'explain.destroy':
    'Dina egna hantlangare, en för varje ruta, river en byggnad eller en vägbit. Trollet med närmaste hydda slåss med dig om den.',
  'explain.fire': 'Du ger bort en egen hantlangare. En vägruta brinner och är borta nästa tur.',
  'explain.intimidate': 'Du tar en hantlangare från ett annat troll till din hydda.',
  'explain.strike': 'Ett annat troll får en skada på en egenskap som dras bland korten.',
  'explain.call-feast': 'Erans fest hålls i kväll.',
  'explain.grift': 'Du tar ett förråd från navet för gott.',

  'explain.road':
    'Den måste röra vid navet eller en väg som hänger ihop med det. Tre vägrutor får aldrig alla röra vid varandra.',
  'explain.hovel': 'Bäddar för två av stadens hantlangare. Det får också stå intill ett annat ruckel.',
  'explain.cage': 'Plats för 2 barn.',
  'explain.shop': 'Redskap för fångst, läkning och ett kök till festen. Två hantlangare sköter den.',
  'explain.hut-mud': 'Ditt hem: bäddar för 2 egna hantlangare, ett skafferi för 2 barn och 1 mer i varje egenskap.',
  'explain.hut-wood': 'Ditt hem: bäddar för 6 egna hantlangare, ett skafferi för 2 barn och 1 mer i varje egenskap.',
  'explain.hut-clay': 'Ditt hem: bäddar för 8 egna hantlangare. Eld skadar den inte.',
  'explain.pit': 'Plats för 9 barn, och 9 till för varje ruckel som byggs till. Den behöver en väg till bron.',
  'explain.rebuild': 'Din lerhydda blir en trähydda: bäddar för 6.',
  'explain.rebuild-clay': 'Din hydda blir en tegelhydda: bäddar för 8, och eld skadar den inte.',
  'explain.supports': ({ supports }) =>
    Number(supports) === 1 ? 'En av dess sidor måste ligga mot väg.' : `${supports} av dess sidor måste ligga mot väg.`,
  'explain.stat': 'Ett anfallskort nämner en egenskap; den högre vinner och det andra trollet skadas i den.',
  'explain.crack': 'En sprucken skarv fungerar som förut. Ett slag till och den går av, och väg går förlorad.',
  'explain.hex': 'En ruta rymmer en sak: väg, en byggnad eller bråte.',

  'thing.hovels': '{minions} av stadens hantlangare bor i {beds} bäddar.',
  'thing.store': '{children} barn, plats för {room}.',
  'thing.pit-cut-off': 'Ingen väg leder från den till bron, så den tar inte emot barn.',
  'thing.scared': 'Barnen är skrämda: de stannar denna tur.',
  'thing.shop': 'Nivå {level}: redskapen fångar {catches}, den läker {heals} och kokar {cooks} vid en fest.',
  'thing.taken': 'Den är upptagen denna tur.',
  'thing.hut': ({ level, minions, beds, children }) =>
    `Nivå ${level}: ${minions} hantlangare i ${beds} bäddar${Number(children) > 0 ? `, ${children} barn i skafferiet` : ''}.`,
  'thing.hut-cut-off': 'Ingen väg leder från den till navet.',
  'thing.addon': ({ staff }) => (Number(staff) === 0 ? 'Ingen bor där.' : `${staff} hantlangare bor där för gott.`),
  'thing.damage': 'Skadad: {damage} av {hexes}.',
  'thing.hurt': 'Skadad: {list}.',
  'thing.on-bridge': 'Bor på bron: ingen hydda, inga egna hantlangare.',
  'thing.in-hut': '{minions} egna hantlangare.',
  'thing.title': 'Bossen: handlar först, bygger för 1 arbete mindre, och ingen kan stå i vägen.',
  'thing.challenger': 'Har utmanat Bossen: först i kön när han får ett utbrott.',
  'thing.grudge': 'Bossen bär agg: först i kön när han hotar någon.',
  'thing.dethroned': 'Störtad: han bor kvar i sin hydda och slåss aldrig om titeln.',
};
