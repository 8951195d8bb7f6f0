import type { Translation } from '../../../../kernel/messages.ts';
import { verb } from '../../../speech/german.ts';
import { count, isYou, prefixed, title, who } from '../../../speech/speech.ts';
import type * as english from '../en/board.ts';
import { guideWords } from './guide.ts';
import { AREA_SIGNS, figureOf, hourglasses, nameOf } from './speech.ts';

function figures(number: unknown): string {
  return number === 0 ? '' : `, ${count(Number(number), 'Figur', 'Figuren')}`;
}

export const boardWords: Translation<typeof english.boardWords> = {
  ...prefixed('sign', AREA_SIGNS),

  'title.adventurer': 'Abenteurer',
  'title.barbarian': 'Barbar',
  'title.dwarf': 'Zwerg',
  'title.knight': 'Ritter',
  'title.thief': 'Dieb',
  'title.orc': 'Ork',
  'title.wraith': 'Geist',
  'title.cave-troll': 'Höhlentroll',
  'title.berserker': 'Berserker',
  'title.giant-slayer': 'Riesentöter',
  'title.paladin': 'Paladin',
  'title.assassin': 'Meuchler',
  'title.grunt': 'Rohling',
  'title.siren-banshee': 'Sirene',
  'title.rampaging-troll': 'Wuttroll',
  'title.chest': 'Schatztruhe',

  'ability.leap': 'Springen',
  'ability.kill': 'Helden töten',
  'ability.push': 'Helden hinausstoßen',
  'ability.strike': 'Meucheln',
  'ability.banish': 'Sirene verbannen',
  'ability.sacrifice': 'Mit einem Troll sterben',
  'ability.rampage': 'Wüten',
  'ability.sweep': 'Abenteurer wegfegen',
  'ability.call': 'Helden locken',

  'option.firstPlayer.0': 'Platz 1',
  'option.firstPlayer.1': 'Platz 2',
  'option.firstPlayer.2': 'Platz 3',
  'option.firstPlayer.3': 'Platz 4',

  'place.entrance': ({ name, figures: many }) => `${name}, ein Eingang${figures(many)}`,
  'place.pit': ({ name, figures: many }) => `${name}, eine Grube${figures(many)}`,
  'place.shut': ({ name }) => `${name}, von einem Höhlentroll versperrt`,
  'place.held': ({ name, gold, worth, seat, figures: many }, speaker) => {
    const taker = isYou(seat, speaker) ? 'du' : who(seat, speaker);
    return `${name}, ${gold} Gold, ${taker} ${verb(seat, speaker, 'bekämst', 'bekäme')} ${worth}${figures(many)}`;
  },
  'place.tied': ({ name, gold, figures: many }) => `${name}, ${gold} Gold, Gleichstand${figures(many)}`,
  'place.free': ({ name, gold, figures: many }) => `${name}, ${gold} Gold${figures(many)}`,
  'place.figure': ({ kind, owner, area }, speaker) => `${title(figureOf(owner, kind, speaker))}, ${area}`,
  'place.lost-figure': ({ kind, owner }, speaker) => `${title(figureOf(owner, kind, speaker))}, verloren`,

  'board.wins':
    'Immer wenn die Sanduhr voll ist, bringt jeder Raum sein Gold der Person mit den meisten Helden darin. Ist ein Stapel aufgebraucht, werden die Räume ein letztes Mal gewertet, und das meiste Gold gewinnt.',
  'board.map': 'Verlies',
  'board.hand': 'Deine Karten',
  'board.draw': 'Ziehen',
  'board.deck': ({ count: cards }) => `Dein Stapel: noch ${count(Number(cards), 'Karte', 'Karten')}`,
  'board.held': 'Auf deiner Hand: {card}',
  'board.empty-hand': 'Keine Karte auf der Hand',
  'board.artifact': ({ artifact, gold }) => `Dein Artefakt: ${artifact}, ${gold} Gold wert, wenn du es behältst`,
  'board.gangs': 'Banden',
  'about.cards-name': 'Karten im Stapel, Karten auf der Hand',
  'about.cards':
    'Die Partie endet, wenn jemand die letzte Karte des eigenen Stapels gezogen hat. Tippe auf einen Namen, um zu sehen, welche Karten noch kommen.',
  'about.gold-name': 'Gold',
  'about.gold':
    'Wird ein Raum gewertet, geht sein Gold an die Person mit den meisten Helden darin. Das meiste Gold gewinnt.',
  'about.actions-name': 'Aktionen übrig',
  'about.actions': 'Vier pro Zug: eine Karte spielen, eine Figur bewegen, eine Fähigkeit oder ein Artefakt benutzen.',
  'about.hourglass-name': 'Wertungsstapel',
  'about.hourglass':
    'Hier liegen die Karten mit Sanduhren. Ist der Stapel voll, werden alle Räume gewertet, und er beginnt von vorn. Die Partie endet auch, wenn mehrere Runden lang niemand eine Karte zieht.',
  'about.deck-name': 'Dein Stapel',
  'about.deck': 'Zieh die oberste Karte und spiel dann sie oder die von deiner Hand. Beides zusammen ist eine Aktion.',
  'about.keep': ({ gold }) => `Am Ende ${gold} Gold wert, wenn du es nicht benutzt`,
  'place.doors': 'Türen zu: {areas}',
  'board.gang': ({ gold, deck, hand }) =>
    `${gold} Gold, ${count(Number(deck), 'Karte', 'Karten')} im Stapel, ${hand} auf der Hand`,
  'board.piles': 'Gespielte Karten und solche, die noch kommen',
  'board.to-come': ({ count: cards }) => `Kommen noch, ungeordnet: ${cards}`,
  'board.played': 'Gespielt',
  'board.no-cards': 'Keine',
  'board.hourglass': ({ icons, threshold }) => `Wertungsstapel: ${icons} von ${hourglasses(threshold)}`,
  'board.adds': ({ icons }) => `Legt ${hourglasses(icons)} auf den Wertungsstapel.`,
  'board.until-scoring': ({ left }) => (left === 0 ? 'Wertung!' : `noch ${left} bis zur Wertung`),
  'board.turns-to-draw': ({ turns }) =>
    turns === 1 ? 'in diesem Zug ziehen' : `in ${count(Number(turns), 'Zug', 'Zügen')} ziehen`,
  'board.move': 'Bewegen',
  'board.close': 'Schließen',

  'caption.leapt': 'gesprungen',
  'caption.hurried': 'in Eile',
  'caption.slipped': 'ungesehen',
  'caption.raised': 'zurück im Leben',
  'caption.pushed': ({ kind }) => `${nameOf(kind)} hierher gestoßen`,
  'caption.called': ({ kind }) => `${nameOf(kind)} hierher gelockt`,
  'caption.banished': ({ kind }) => `${nameOf(kind)} verbannt`,
  'caption.fled': ({ kind }) => `${nameOf(kind)} hierher geflohen`,
  'caption.rampaged': 'Der Troll wütet!',
  'caption.slain-by-knight': ({ kind }) => `${nameOf(kind)} vom Ritter erschlagen`,
  'caption.killed': ({ kind }) => `${nameOf(kind)} vom Ork getötet`,
  'caption.struck': ({ kind }) => `${nameOf(kind)} gemeuchelt`,
  'caption.swept': ({ kind }) => `${nameOf(kind)} weggefegt`,
  'caption.smitten': ({ kind }) => `${nameOf(kind)} gefällt`,
  'caption.slain-by-slayer': ({ kind }) => `${nameOf(kind)} erschlagen`,
  'caption.sacrificed': 'mit dem Troll gestorben',
  'caption.crushed': ({ kind }) => `${nameOf(kind)} zermalmt`,
  'caption.trampled': ({ kind }) => `${nameOf(kind)} zertrampelt`,
  'caption.slayer-gold': '+1 Gold',
  'caption.room-tied': 'Gleichstand: niemand',
  'caption.room-empty': 'niemand da',

  ...guideWords,
};
