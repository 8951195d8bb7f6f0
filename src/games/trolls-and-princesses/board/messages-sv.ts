import type { Message } from '../../../kernel/messages.ts';
import { count, isYou, title, who } from '../../speech/speech.ts';
import { BONUS, names } from '../messages/sv/names.ts';
import { amount, ITEM, place, points, sites } from '../messages/sv/speech.ts';
import { guideSv } from './guide-messages-sv.ts';
import type { boardEn } from './messages.ts';

function because(parts: readonly (readonly [unknown, string, string])[]): string {
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, one, many]) => count(Number(number), one, many))
    .join(', ');
}

const STORED: Readonly<Record<string, string>> = { changeling: 'Bortbytingar', outpost: 'Utposter', bell: 'Klockor' };

export const boardSv: Readonly<Record<keyof typeof boardEn, Message>> = {
  'option.firstPlayer.0': 'plats 1',

  'cavern.mining': 'Gruva',
  'cavern.building': 'Bygge',
  'cavern.power': 'Kraft',

  'act.mine-obsidian': 'Obsidian',
  'act.mine-gold': 'Guld',
  'act.mine-diamond': 'Diamant',
  'act.build-tiles': 'Grottor',
  'act.build-outpost': 'Utpost',
  'act.refresh-cave': 'Nya grottor',
  'act.get-power': 'Samla',
  'act.replenish': 'Fyll på',
  'act.buy-card': 'Köp kort',
  'act.refresh-cards': 'Nya kort',
  'act.princess': 'Prinsessa',
  'act.bell': 'Klocka',
  'act.castle': 'Slott',
  'act.swap': 'Byt',
  'act.hire': 'Värva',
  'act.cow': 'Stjäl en ko',

  'place.area': ({ area, own, trolls, humans, outposts, king, help, shared }) => {
    const why = because([
      [trolls, 'eget troll', 'egna troll'],
      [humans, 'människa', 'människor'],
      [outposts, 'egen utpost', 'egna utposter'],
      [king, 'för kungen', 'för kungen'],
    ]);
    const purpose = shared === 'all' ? '' : ' för prinsessor och klockor';
    const more = Number(help) > 0 ? `; ${help} till av andras troll${purpose}` : '';
    return `${title(place(area))}: ${points(own)}${why === '' ? '' : ` (${why})`}${more}`;
  },
  'place.trolls': ({ area }) => `Dina troll i ${place(area)}`,
  'place.barred': ({ area }) => `Ditt troll i ${place(area)} som nyss flyttade`,
  'place.humans': ({ area }) => `Dina människor i ${place(area)}`,
  'place.outposts': ({ area }) => `Utposter i ${place(area)}`,
  'place.troll': ({ seat, area }, speaker) =>
    isYou(seat, speaker) ? `Ditt troll i ${place(area)}` : `Troll i ${place(area)}, tillhör ${who(seat, speaker)}`,
  'place.rival': ({ seat }, speaker) => `Troll som tillhör ${who(seat, speaker)}`,
  'place.human': 'En människa',
  'place.king': 'Trollkungen: 1 handlingspoäng mer här',
  'place.own': ({ place: left }) => `När den lämnar ditt bräde: ${names[`place.${left}`]}`,
  'place.own-left': ({ place: left }) => `Frilagt: ${names[`place.${left}`]}`,
  'place.joins': ({ count: joined }) =>
    joined === 0 ? 'Ger inget nytt brott' : `Ger ${count(joined ?? 0, 'brott', 'brott')}`,

  'board.caves': ({ count: tiles }) => count(tiles ?? 0, 'bricka i grottorna', 'brickor i grottorna'),
  'board.no-caves': 'Inga grottor än: de växer från mynningen åt vänster.',
  'board.back': '{seat}: bräde. Tillbaka till ditt',
  'board.turn-hint': 'Välj en ruta; vrid med hjul, svep, R eller knapparna',
  'board.place-hint': 'Vrid med hjul, svep eller R; tryck för att lägga den',
  'board.cauldrons': ({ trolls, humans, empty }) =>
    `${count(trolls ?? 0, 'troll', 'troll')}, ${count(humans ?? 0, 'människa', 'människor')}, ${count(empty ?? 0, 'tom kittel', 'tomma kittlar')}`,
  'board.points-left': ({ points: own, help }) =>
    Number(help) > 0 ? `${points(own)} kvar, och ${help} av andras troll` : `${points(own)} kvar`,
  'board.pile-princess': ({ count: here }) => (here === 0 ? 'Ingen prinsessa i slottet' : 'En prinsessa i slottet'),
  'board.pile-bell': ({ count: here }) => `${count(here ?? 0, 'klocka', 'klockor')} vid kyrkan`,
  'board.pile-changeling': ({ count: here }) => `${count(here ?? 0, 'bortbyting', 'bortbytingar')} i staden`,
  'board.pile-human': ({ count: here }) => `${count(here ?? 0, 'människa', 'människor')} på gården`,
  'board.pile-outpost': ({ count: here }) => count(here ?? 0, 'neutral utpost', 'neutrala utposter'),
  'board.mountain': 'Berg',
  'board.round': ({ round, rounds }) => `Runda ${round} av ${rounds}`,
  'board.king-cards': 'Kungakort',
  'board.claimed': ({ seat }, speaker) => `Klarat av ${speaker.name(Number(seat))}`,
  'board.your-card': 'Ditt kort:',
  'board.hand': ({ item, village, king }) =>
    `Ditt nästa kort: ${ITEM[String(item)]} kommer till ${place(village)}, kungen går till ${place(king)}`,
  'board.next-card': ({ time, count: left }) => `${left} turkort kvar, nästa: ${time}`,
  'board.last-card': 'Det här är din sista tur',
  'board.cave-tiles': 'Grottbrickor',
  'board.king-tiles': 'Kungabrickor',
  'board.troll-cards': 'Trollkort',
  'board.has': ({ resource, count: has }) => `${amount(resource ?? '', has ?? 0)} i förrådet`,
  'board.sites': ({ resource, filled, count: all }) => `${sites(resource ?? '', all ?? 0)}, ${filled} fyllda`,
  'board.power': ({ power, most }) => `Trollkraft ${power} av ${most}`,
  'board.barns': ({ cows, open }) =>
    `${count(cows ?? 0, 'ko', 'kor')}, ${count(open ?? 0, 'öppen lada', 'öppna lador')}`,
  'board.storage': 'Förvaring',
  'board.stored': ({ form, count: has }) => `${STORED[String(form)]} i förvar: ${has}`,
  'board.free-spots': ({ form, bonus, count: free }) =>
    `${count(free ?? 0, 'ledig plats', 'lediga platser')} för ${ITEM[String(form)]}: ${BONUS[String(bonus)]}`,
  'board.princesses': ({ count: has, beds }) => `Prinsessor: ${has}, sängar: ${beds}`,
  'board.clans': 'Klaner',
  'board.seat': ({ obsidian, gold, diamond, power, cow, human, changeling, outpost, bell, princess, king, card }) =>
    `${obsidian} obsidian, ${gold} guld, ${diamond} diamanter, ${power} trollkraft, ${cow} kor, ${human} människor; i förvar: ${changeling} bortbytingar, ${outpost} utposter, ${bell} klockor, ${princess} prinsessor; ${king} kungabrickor, ${card} trollkort`,
  'board.starts-with': 'Börjar med',
  'board.has-sites': 'Brott',
  'board.has-barns': 'Öppna lador',
  'board.clan-tile': 'Klanbricka',
  'board.sections': 'Bordets delar',
  'board.reference': 'Tecken',
  'board.close': 'Stäng',

  'section.table': 'Bordet',
  'section.caves': 'Grottor',
  'section.market': 'Kort',

  'reference.pieces': 'Pjäser',
  'reference.signs': 'Tecken',
  'reference.spots': 'Platser, och vad de ger en gång',
  'reference.effects': 'Vad brickor och kort gör',
  'reference.king': 'Trollkungen: 1 handlingspoäng mer där han står',
  'reference.human': 'Människa: 1 handlingspoäng i sin grotta, 1 poäng vid slutet',
  'reference.princess': 'Prinsessa: 7 poäng, och en kungabricka när hon kommer',
  'reference.changeling': 'Bortbyting, på fyrkantiga platser',
  'reference.outpost': 'Utpost, på platser med sju hörn',
  'reference.bell': 'Kyrkklocka, på runda platser',
  'reference.cow': 'Ko i en lada: betalar utposter och kort',
  'reference.obsidian': 'Obsidian',
  'reference.gold': 'Guld',
  'reference.diamond': 'Diamant',
  'reference.power': 'Trollkraft',
  'reference.bed': 'Säng för en prinsessa',
  'reference.trophy': 'Poäng vid slutet för det som står bredvid',
  'reference.cave': 'Grottbricka',
  'reference.card': 'Trollkort',
  'reference.bat': 'Fladdermus: 2 trollkraft',
  'reference.snake': 'Orm: 2 obsidian',
  'reference.toad': 'Padda: 1 guld',
  'reference.spot-changeling': 'För en bortbyting, utan bonus',
  'reference.spot-outpost': 'För en utpost, utan bonus',
  'reference.spot-bell': 'För en klocka, utan bonus',
  'reference.move-trolls': 'Flytta upp till två av dina troll',
  'reference.move-humans': 'Upp till tre flyttar med dina människor',
  'reference.mine': 'Bryt så många ur dina brott; ∗ är alla',
  'reference.gain': 'Få ur förrådet',
  'reference.build': 'Bygg en grottbricka utan kostnad',
  'reference.take-card': 'Ta ett trollkort utan kostnad',
  'reference.count': 'Vid slutet: 1 poäng för vartannat guld',

  ...guideSv,
};
