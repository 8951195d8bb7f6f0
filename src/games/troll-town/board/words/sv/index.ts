import type { Param, Params, Speaker, Translation } from '../../../../../kernel/messages.ts';
import type * as english from '../en/index.ts';
import { explanations } from './explanations.ts';
import { guide } from './guide.ts';
import { names } from './names.ts';
import { story } from './story.ts';

function listed(seats: Param, speaker: Speaker): string {
  const all = (Array.isArray(seats) ? seats : []).map((seat: number) => speaker.name(seat));
  return new Intl.ListFormat('sv').format(all);
}

/** De man kan få slåss mot; en eller två med egenskaperna där man leder och där man ligger efter. */
function rivals({ seats, ahead, behind }: Params, speaker: Speaker): string {
  const numbers = (list: Param) => (Array.isArray(list) ? list : []);
  if (numbers(seats).length > 2) return listed(seats, speaker);
  const all = numbers(seats).map(
    (seat: number, place) => `${speaker.name(seat)} (egenskaper ${numbers(ahead)[place]} : ${numbers(behind)[place]})`,
  );
  return new Intl.ListFormat('sv').format(all);
}

/** Vad bara brädet säger. */
export const boardWords: Translation<typeof english.boardWords> = {
  ...names,
  ...explanations,
  ...guide,
  ...story,

  'section.town': 'Staden',
  'section.plan': 'Planen',
  'section.trolls': 'Trollen',

  'board.turn': 'vrid',
  'board.lay': 'lägg',
  'board.reference': 'Bilder',
  'board.close': 'Stäng',

  'calendar.title': 'Kalender',
  'calendar.era': 'Era {era}, omgång {turn}',
  'calendar.feast-in': ({ turns }) =>
    Number(turns) === 0 ? 'Fest i kväll' : Number(turns) === 1 ? 'Fest i morgon' : `Fest om ${turns} omgångar`,
  'calendar.held': 'Festen är hållen',
  'calendar.stored': 'Barn i förvar',
  'calendar.cooked': 'Köken kokar',
  'calendar.of': '{has} av {of}',
  'calendar.most': ' (högst {most})',
  'calendar.minions': 'Staden: {minions} hantlangare, {beds} bäddar',
  'calendar.herd': 'Vilda: {minions}',

  'trolls.title': 'Trollen',
  'trolls.planning': 'planerar',
  'trolls.choosing': 'väljer',
  'trolls.lending': 'på festen',
  'trolls.locked': 'klar',
  'trolls.grunted': 'grymt nr {place}',
  'trolls.boss': 'Boss',
  'trolls.bridge': 'på bron',
  'trolls.hut': 'Hydda, {minions} av {beds}',
  'trolls.cut-off': 'avskuren, {minions} av {beds}',
  'trolls.crowns': ({ crowns }) => (crowns === '' ? 'Ingen krona.' : `Har: ${crowns}.`),

  'stats.title': 'Vad är du för ett troll?',
  'stats.how': '{left} poäng kvar. Farten får det som blir över.',
  'stats.goal': 'Efter fyrtio omgångar vinner flest kronor:',
  'stats.why':
    'I en strid nämner varje kort en egenskap: den högre vinner, det andra trollet skadas. Ett långsamt troll slåss nära sitt hem.',
  'stats.rest': 'resten',
  'stats.sorts': 'Eller allt på en gång:',
  'stats.brute': 'Bjässe',
  'stats.steady': 'Stadig',
  'stats.sly': 'Slug',
  'stats.rival': 'Bossens rival',
  'stats.done': 'De andra väljer fortfarande.',

  'lend.title': 'Köken behöver hjälp',
  'lend.how':
    'Bossen vill ha {wanted} barn, {stored} finns i förvar, och köken kan koka {capacity}. Två hantlangare sköter ett kök till; de kommer hem igen.',

  'shelf.title': 'Vad som kan planeras',
  'shelf.leaves': 'Troll eller bygge',
  'shelf.deeds': 'Mitt troll',
  'shelf.works': 'Bygg',
  'shelf.roads': 'Vägar',
  'shelf.from-era': 'från era {era}',
  'shelf.labour': '{labour} arbete',

  'plan.title': 'Din plan',
  'plan.troll': 'Mitt troll',
  'plan.minions': 'Hantlangarna bygger',
  'plan.no-deed': 'Inget planerat ännu',
  'plan.underway': 'ett val till',
  'plan.no-order': 'Order {number}: inget ännu',
  'plan.a-road': 'en vägbit',
  'plan.to-hub': 'till Navet',
  'plan.to-hut': 'till din hydda',
  'plan.labour': '{planned} av {all} arbete planerat, {left} kvar',
  'plan.labour-short': '{planned} arbete planerat, {all} finns: {left} fattas',
  'plan.take-out': 'Ta bort order {number}',
  'talk.open': 'Föreslå',
  'talk.tell': ({ what }) => `Berätta för de andra: ${what}`,
  'talk.told': ({ what }) => `De andra vet: ${what}`,
  'talk.please': 'Snälla',
  'talk.do': 'gör',
  'talk.build': 'bygg',
  'talk.this': 'det här:',
  'talk.leave-me': 'Lämna hantlangare åt mig:',
  'talk.donate': 'Jag ger en hantverkare till:',
  'talk.mark': 'Visa en plats på kartan',
  'talk.say-it': 'Säg det',
  'talk.cancel': 'Avbryt',
  'talk.says': '{seat} säger:',
  'slate.closed': 'Stängd tavla',
  'slate.open-to-all': 'Öppen för alla',
  'slate.open-to': 'Öppen för {seats}',
  'slate.later': 'Gör klart den här delen först: sedan kan du visa din plan.',
  'slate.shows': 'Visar dig sin plan:',
  'plan.grunt': 'Grymta!',
  'plan.grunted': 'Grymtat',
  'plan.odds': 'före i {ahead} egenskaper, efter i {behind}',
  'plan.parts': '{planned} av {all}',
  'plan.have-grunted': '{grunted} har grymtat',
  'plan.empty': 'Inget är planerat. Ditt troll skulle lata sig.',
  'plan.go-on': 'Planera vidare',
  'plan.next-turn': 'Planera omgång {turn}',

  'plan.warnings': ({ warnings }) => (Number(warnings) === 1 ? '1 varning' : `${warnings} varningar`),
  'plan.more-notes': '+{more} till',
  'plan.fewer-notes': 'Färre',
  'risk.catch': (params, speaker) => {
    const stores = Number(params.stores);
    const open = stores === 0 ? '' : `, och ${stores === 1 ? 'ett' : stores} förvar bryts upp`;
    return `${rivals(params, speaker)} kan också vilja fånga. Då slåss ni${open}.`;
  },
  'risk.schmooze': (params, speaker) => `${rivals(params, speaker)} kan också vilja smörja Bossen. Då slåss ni.`,
  'risk.no-room': 'Ingen plats för {children} barn: de springer bort.',
  'risk.room-ordered': 'Plats för {children} barn: din egen order bygger den.',
  'risk.bare-handed': 'Verkstad eller arbetslag saknas: ditt troll går barhänt.',
  'risk.pit-cut-off': 'Ingen väg leder från den nya gropen till Bron: den tar inte emot några barn.',
  'risk.waits': 'De väntar vid en koja och får plats i slutet av omgången.',
  'risk.no-bed':
    'Ingen bädd är ledig: hantlangaren arbetar denna omgång och springer sedan bort om ingen bygger en koja.',
  'risk.bed-ordered': 'En bädd åt hantlangaren: din egen order bygger den.',
  'risk.own-beds': ({ minions: number }) =>
    `Du har ingen bädd för ${number} egna hantlangare: i natt blir ${Number(number) === 1 ? 'den' : 'de'} stadens.`,
  'risk.deed-fails': 'Som staden ser ut nu misslyckas det ditt troll planerar.',
  'risk.order-fails': 'Som staden ser ut nu misslyckas order {number}.',
  'risk.herd': 'Bara {minions} hantlangare är kvar i flocken.',
  'risk.challenge':
    'När en utmaning börjar försöker alla barn i alla förvar att fly. Andra som utmanar måste besegras först.',
  'risk.destroy': 'Trollet med närmaste hydda kommer att slåss med dig om det.',
  'risk.shops': ({ shops }) =>
    Number(shops) === 1
      ? 'Den enda verkstaden betjänar ett troll per omgång, och andra kan vilja ha den.'
      : `De ${shops} verkstäderna betjänar ett troll var per omgång, och andra kan vilja ha dem.`,
  'risk.labour': '{short} arbete fattas: bara hantlangare som andra skaffar kan göra det.',
  'risk.before': ({ seats }, speaker) => `Stadens arbete går först till ${listed(seats, speaker)}.`,
  'risk.share': 'Alla troll delar på stadens {town} hantlangare.',

  'show.title': 'Omgång {turn}, steg för steg',
  'show.pause': 'Pausa',
  'show.play': 'Fortsätt',
  'show.back': 'Tillbaka',
  'show.next': 'Nästa',
  'show.mine': 'Till min nästa del',
  'show.end': 'Till slutet',
  'show.again': 'Se igen',
  'show.only-mine': 'Mina delar',
  'show.close': 'Stäng',
  'show.step': 'steg {step} av {steps}',
  'show.slow': 'långsamt',
  'show.normal': 'lagom',
  'show.fast': 'snabbt',
  'show.on': 'Till omgång {turn}',
  'show.read': 'Vad som hände',
  'show.town': 'Se staden',
  'show.level': 'lika: fogen spricker',

  'chapter.before': 'Morgon',
  'chapter.boss': 'Bossen',
  'chapter.scare': 'Skrämma och smörja',
  'chapter.gather': 'Hantlangare och förråd',
  'chapter.services': 'Verkstäder',
  'chapter.catch': 'Barn',
  'chapter.fight': 'Slagsmål och skador',
  'chapter.challenge': 'Utmaningen',
  'chapter.orders-1': 'Första order',
  'chapter.orders-2': 'Andra order',
  'chapter.orders-3': 'Tredje order',
  'chapter.night': 'Natt: bäddar och förvar',
  'chapter.crowns': 'Kronor och seger',
  'chapter.feast': 'Festen',
};
