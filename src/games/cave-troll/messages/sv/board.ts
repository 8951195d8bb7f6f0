import type { Translation } from '../../../../kernel/messages.ts';
import { count, isYou, prefixed, title, who } from '../../../speech/speech.ts';
import type * as english from '../en/board.ts';
import { guideWords } from './guide.ts';
import { AREA_SIGNS, figureOf, nameOf } from './speech.ts';

function figures(number: unknown): string {
  return number === 0 ? '' : `, ${count(Number(number), 'figur', 'figurer')}`;
}

export const boardWords: Translation<typeof english.boardWords> = {
  ...prefixed('sign', AREA_SIGNS),

  'title.adventurer': 'Äventyrare',
  'title.barbarian': 'Barbar',
  'title.dwarf': 'Dvärg',
  'title.knight': 'Riddare',
  'title.thief': 'Tjuv',
  'title.orc': 'Orch',
  'title.wraith': 'Vålnad',
  'title.cave-troll': 'Grottroll',
  'title.berserker': 'Bärsärk',
  'title.giant-slayer': 'Jättedräpare',
  'title.paladin': 'Paladin',
  'title.assassin': 'Lönnmördare',
  'title.grunt': 'Knekt',
  'title.siren-banshee': 'Siren',
  'title.rampaging-troll': 'Vildtroll',
  'title.chest': 'Skattkista',

  'ability.leap': 'Hoppa',
  'ability.kill': 'Döda en hjälte',
  'ability.push': 'Knuffa ut en hjälte',
  'ability.strike': 'Slå till',
  'ability.banish': 'Bannlys en siren',
  'ability.sacrifice': 'Dö och döda ett troll',
  'ability.rampage': 'Rasa',
  'ability.sweep': 'Sopa bort äventyrare',
  'ability.call': 'Locka en hjälte',

  'option.firstPlayer.0': 'plats 1',
  'option.firstPlayer.1': 'plats 2',
  'option.firstPlayer.2': 'plats 3',
  'option.firstPlayer.3': 'plats 4',

  'place.entrance': ({ name, figures: many }) => `${name}, en ingång${figures(many)}`,
  'place.pit': ({ name, figures: many }) => `${name}, en grop${figures(many)}`,
  'place.shut': ({ name }) => `${name}, stängt av ett grottroll`,
  'place.held': ({ name, gold, worth, seat, figures: many }, speaker) =>
    `${name}, ${gold} guld, ${isYou(seat, speaker) ? 'du' : who(seat, speaker)} skulle ta ${worth}${figures(many)}`,
  'place.tied': ({ name, gold, figures: many }) => `${name}, ${gold} guld, lika många hjältar${figures(many)}`,
  'place.free': ({ name, gold, figures: many }) => `${name}, ${gold} guld${figures(many)}`,
  'place.figure': ({ kind, owner, area }, speaker) => `${title(figureOf(owner, kind, speaker))}, ${area}`,
  'place.lost-figure': ({ kind, owner }, speaker) => `${title(figureOf(owner, kind, speaker))}, förlorad`,

  'board.wins':
    'Varje gång timglaset är fullt betalar varje rum sitt guld till den som har flest hjältar där. När en kortlek är slut betalar rummen en sista gång, och mest guld vinner.',
  'board.map': 'Grottan',
  'board.hand': 'Dina kort',
  'board.draw': 'Dra',
  'board.deck': ({ count: cards }) => `Din lek: ${cards} kort kvar`,
  'board.held': 'På handen: {card}',
  'board.empty-hand': 'Inget kort på handen',
  'board.artifact': ({ artifact, gold }) => `Din klenod: ${artifact}, värd ${gold} guld om du sparar den`,
  'board.gangs': 'Gäng',
  'about.cards-name': 'Kort att dra, kort på handen',
  'about.cards':
    'Partiet slutar när någon har dragit sitt sista kort. Tryck på ett namn för att se vilka kort som återstår.',
  'about.gold-name': 'Guld',
  'about.gold': 'Ett rum som betalar ger sitt guld till den som har flest hjältar där. Mest guld vinner.',
  'about.actions-name': 'Handlingar kvar',
  'about.actions': 'Fyra per tur: spela ett kort, flytta en figur, använd en förmåga eller en klenod.',
  'about.hourglass-name': 'Timglashögen',
  'about.hourglass':
    'Här läggs kort med timglas. När högen är full betalar alla rum, och den börjar om. Partiet slutar också om ingen drar ett kort på flera rundor.',
  'about.deck-name': 'Din lek',
  'about.deck': 'Dra det översta kortet och spela det eller det du har på handen. Det är en handling.',
  'about.keep': ({ gold }) => `Värd ${gold} guld i slutet om du inte använder den`,
  'place.doors': 'Dörrar till: {areas}',
  'board.gang': ({ gold, deck, hand }) => `${gold} guld, ${deck} kort i leken, ${hand} på handen`,
  'board.piles': 'Spelade kort och kort som är kvar',
  'board.to-come': ({ count: cards }) => `Kvar, utan ordning: ${cards}`,
  'board.played': 'Spelade',
  'board.no-cards': 'Inga',
  'board.hourglass': ({ icons, threshold }) => `Högen: ${icons} av ${threshold} timglas`,
  'board.adds': ({ icons }) => `Lägger ${icons} timglas i högen.`,
  'board.until-scoring': ({ left }) => (left === 0 ? 'betalning!' : `${left} kvar tills rummen betalar`),
  'board.turns-to-draw': ({ turns }) => `dra inom ${count(Number(turns), 'tur', 'turer')}`,
  'board.move': 'Gå',
  'board.close': 'Stäng',

  'caption.leapt': 'hoppade',
  'caption.hurried': 'i all hast',
  'caption.slipped': 'osedd',
  'caption.raised': 'tillbaka till livet',
  'caption.pushed': ({ kind }) => `${title(nameOf(kind))} knuffad hit`,
  'caption.called': ({ kind }) => `${title(nameOf(kind))} lockad hit`,
  'caption.banished': ({ kind }) => `${title(nameOf(kind))} bannlyst`,
  'caption.fled': ({ kind }) => `${title(nameOf(kind))} flydde hit`,
  'caption.rampaged': 'Trollet rasar!',
  'caption.slain-by-knight': ({ kind }) => `${title(nameOf(kind))} dräpt av riddaren`,
  'caption.killed': ({ kind }) => `${title(nameOf(kind))} dödad av orchen`,
  'caption.struck': ({ kind }) => `${title(nameOf(kind))} nedslagen`,
  'caption.swept': ({ kind }) => `${title(nameOf(kind))} bortsopad`,
  'caption.smitten': ({ kind }) => `${title(nameOf(kind))} fälld`,
  'caption.slain-by-slayer': ({ kind }) => `${title(nameOf(kind))} dräpt`,
  'caption.sacrificed': 'dog i striden mot trollet',
  'caption.crushed': ({ kind }) => `${title(nameOf(kind))} krossad`,
  'caption.trampled': ({ kind }) => `${title(nameOf(kind))} nedtrampad`,
  'caption.slayer-gold': '+1 guld',
  'caption.room-tied': 'lika: ingen',
  'caption.room-empty': 'ingen här',

  ...guideWords,
};
