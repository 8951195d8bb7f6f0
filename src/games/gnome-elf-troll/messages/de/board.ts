import type { Message } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/german.ts';
import { count, title } from '../../../speech/speech.ts';
import type { Produce } from '../../box/produce.ts';
import type { boardWords as english } from '../en/board.ts';
import { A, amount, figureOf, gardenOf, PLURAL } from './speech.ts';

const PURCHASES: Readonly<Record<string, string>> = {
  gnome: 'Wichtel',
  'two-gnomes': 'Zwei Wichtel',
  elf: 'Elf',
  troll: 'Troll',
};

export const boardWords: Readonly<Record<keyof typeof english, Message>> = {
  'creature.gnome': 'Wichtel',
  'creature.elf': 'Elf',
  'creature.troll': 'Troll',
  'purchase.gnome': 'Wichtel',
  'purchase.two-gnomes': 'Zwei Wichtel',
  'purchase.elf': 'Elf',
  'purchase.troll': 'Troll',
  'purchase.gnome.does': '+1, wo er steht',
  'purchase.two-gnomes.does': 'verscheuchen einen Elfen',
  'purchase.elf.does': 'wacht, vertreibt Trolle',
  'purchase.troll.does': 'verdirbt alles, trennt Paare',

  'purchase.gnome.price': '3 gleiche',
  'purchase.two-gnomes.price': '3 + 3',
  'purchase.elf.price': '4 gleiche',
  'purchase.troll.price': 'je 1',

  'title.pumpkin': 'Kürbis',
  'title.apple': 'Apfel',
  'title.bean': 'Bohne',
  'about.tile': 'Bringt bei jeder Ernte eins seiner Sorte. Zwei gleiche nebeneinander bringen eins mehr.',
  'about.on-tile.gnome': ({ owner }, speaker) =>
    `${title(figureOf('gnome', owner, speaker, 'nominative'))} bringt eins mehr ein, egal in welchem Garten.`,
  'about.on-tile.elf': ({ owner }, speaker) =>
    `${title(figureOf('elf', owner, speaker, 'nominative'))} hält Trolle fern.`,
  'about.on-tile.troll': ({ owner }, speaker) =>
    `${title(figureOf('troll', owner, speaker, 'nominative'))} verdirbt es: Es bringt nichts und bildet kein Paar.`,
  'about.gnome': 'Bringt dir bei jeder Ernte eins mehr von der Sorte, auf der er steht.',
  'about.gnome.where': 'Kommt auf ein leeres Plättchen, in einem beliebigen Garten.',
  'about.gnome.price': '3 von einer Sorte',
  'about.two-gnomes': 'Zwei Wichtel verscheuchen zusammen einen Elfen; einer bleibt auf dem Plättchen.',
  'about.two-gnomes.price': 'je 3 von einer Sorte',
  'about.elf': 'Bringt nichts, aber kein Troll kann auf sein Plättchen.',
  'about.elf.where': 'Kommt auf ein leeres Plättchen oder vertreibt einen Troll, in einem beliebigen Garten.',
  'about.elf.price': '4 von einer Sorte',
  'about.troll': 'Sein Plättchen bringt nichts, und dessen Paare sind getrennt.',
  'about.troll.where': 'Kommt auf ein leeres Plättchen oder verjagt einen Wichtel, in einem beliebigen Garten.',
  'about.troll.price': '1 Kürbis, 1 Apfel und 1 Bohne',
  'about.yields-name': 'Der Weg zu {goal}',
  'about.yields':
    'So viel brächte eine Ernte jetzt. Verfügst du am Ende deines Zugs über {goal} von einer Sorte, gewinnst du.',
  'about.hand': 'Niemand sieht deine Plättchen, bevor du sie säst.',
  'about.stock-name': 'Wesen zum Anheuern',
  'about.pile': 'Am Ende deines Zugs ziehst du ein Plättchen. Ist der Stapel leer, wird nichts gezogen.',
  'about.purse-name': 'Die Ernte dieses Zugs',
  'about.purse': 'Gib sie in diesem Zug aus: Der Rest verfällt.',
  'about.marker': 'Die Fackel zeigt, wer beginnt. Nach jeder Runde wandert sie einen Platz weiter.',

  'place.hand': ({ kind, number }) => `Plättchen ${number} auf deiner Hand: ${PLURAL[kind as Produce][0]}`,
  'place.shop': 'Anheuern: {purchase}',
  'place.tile': ({ number, kind, seat }, speaker) =>
    `${PLURAL[kind as Produce][0]}, Nummer ${number} in ${gardenOf(seat, speaker)}`,
  'place.tile-with-figure': ({ number, kind, seat, creature, owner }, speaker) =>
    `${PLURAL[kind as Produce][0]} mit ${figureOf(creature, owner, speaker, 'dative')}, Nummer ${number} in ${gardenOf(seat, speaker)}`,

  'option.firstPlayer.0': 'Platz 1',
  'option.firstPlayer.1': 'Platz 2',
  'option.firstPlayer.2': 'Platz 3',
  'option.firstPlayer.3': 'Platz 4',

  'ask.sow-where': ({ kind }) => `Säe ${A[kind as Produce]}: Wähle das Ende deines Gartens.`,
  'ask.pay': ({ purchase }) => `${PURCHASES[String(purchase)]}: Wähle, womit du bezahlst.`,

  'caption.drove-off': ({ driven, owner }, speaker) =>
    `${title(figureOf(driven, owner, speaker, 'nominative'))} wird vertrieben`,

  'board.garden': ({ seat }, speaker) => title(`${whose(seat, speaker, 'dein')} Garten`),
  'board.wins':
    'Beende deinen Zug mit {goal} von einer Sorte, und du gewinnst. Hat das niemand geschafft, bis jemand kein Plättchen mehr säen kann, gewinnt die größte Menge einer Sorte.',
  'board.of-goal': '{count} von {goal}',
  'board.your-garden': 'Dein Garten',
  'board.hand': 'Deine Hand',
  'board.purse': 'Dein Korb',
  'board.purse-of': ({ seat }, speaker) => title(`${whose(seat, speaker, 'dein')} Korb`),
  'board.shop': 'Laden',
  'board.pile': ({ count }) => `${count} Plättchen im Stapel`,
  'board.pile-label': 'Stapel',
  'board.holds': ({ count }) => `${count} Plättchen auf der Hand`,
  'board.too-dear': 'zu teuer',
  'board.none-left': 'keiner mehr',
  'board.no-tile': 'kein Platz',
  'board.yields': ({ kind, count }) => amount(kind as Produce, Number(count)),
  'board.goal': ({ kind, count, goal }) => `${count} von ${goal} (${PLURAL[kind as Produce][1]})`,
  'board.stock': ({ gnome, elf, troll }) =>
    `Im Vorrat: ${gnome} Wichtel, ${count(Number(elf), 'Elf', 'Elfen')}, ${count(Number(troll), 'Troll', 'Trolle')}`,
  'board.left': ({ count }) => `noch ${count}`,
  'board.marker': 'Beginnt diese Runde',
  'board.turn': 'Zug',
  'board.empty-garden': 'Noch nichts gesät',
  'board.sow-here': 'hier',
  'board.pair': 'ein Paar: eins mehr',
  'board.broken-pair': 'ein Paar, das ein Troll getrennt hat',

  'guide.welcome':
    'Willkommen beim Wettbrauen. Das ist dein Garten: eine einzige gerade Reihe Plättchen, noch leer. Gegenüber wächst der Garten von {seat}.',
  'guide.goal':
    'In jedem Zug säst du ein Plättchen und erntest die ganze Reihe. Verfügst du am Ende eines Zugs über 10 von einer Sorte, gewinnst du.',
  'guide.sow': 'Säe deine Bohne: Tipp sie an, oder zieh sie in den Garten.',
  'guide.rival':
    'Eine Bohne geerntet, zu wenig, um jemanden anzuheuern. {seat} hat inzwischen zwei Plättchen gesät, denn jede Runde beginnt jemand anderes.',
  'guide.pair': 'Du hast eine zweite Bohne gezogen. Leg sie neben die erste: Gleiche Nachbarn bringen eins mehr.',
  'guide.harvest':
    'Drei Bohnen: eine für jedes Plättchen und eine für das goldene Band. Gib die Ernte in diesem Zug aus: Der Rest verfault.',
  'guide.gnome': 'Ein Wichtel kostet drei von einer Sorte. Nimm einen.',
  'guide.place-gnome':
    'Ein Wichtel bringt jeden Zug eins mehr von der Sorte, auf der er steht. Stell ihn auf deine Bohne.',
  'guide.another': 'Du bist wieder am Zug, denn du beginnst diese Runde. Säe den Apfel rechts.',
  'guide.second-gnome': 'Vier Bohnen im Korb. Heuere noch einen Wichtel an.',
  'guide.abroad':
    'Wichtel arbeiten in jedem Garten. Schick diesen auf den Apfel von {seat}: Dort geht nichts verloren, und du bekommst jeden Zug einen Apfel.',
  'guide.troll':
    'TRØLL! {seat} hat einen Troll auf deine Bohne gesetzt. Das Plättchen bringt jetzt nichts, und das Band ist zerrissen.',
  'guide.left': 'Plättchen kommen an eines der beiden Enden. Leg diese Bohne links an, neben die mit dem Wichtel.',
  'guide.elf': 'Ein Elf kostet vier von einer Sorte, und Elfen vertreiben Trolle.',
  'guide.place-elf':
    'Setz den Elfen auf den Troll. Der geht heim, und kein anderer Troll kommt mehr auf dieses Plättchen.',
  'guide.pumpkin': 'Deine Reihe ist wieder ganz. Säe den Kürbis rechts: Du wirst einen brauchen.',
  'guide.one-of-each': 'Bohnen, Äpfel und ein Kürbis: Mit je eins heuerst du einen eigenen Troll an.',
  'guide.own-troll': 'Heuere den Troll an. Jetzt bist du an der Reihe, lästig zu sein.',
  'guide.place-troll':
    'Schick ihn auf den einzigen Kürbis von {seat}. Das Plättchen bringt jetzt nichts, und ohne Kürbis kann {seat} keine Trolle mehr anheuern.',
  'guide.guard':
    'Fünf Bohnen sind übrig und würden verfaulen. Für vier davon bekommst du einen Elfen, der ein Plättchen bewacht.',
  'guide.place-guard': 'Setz ihn auf deine leere Bohne. Dort kommt jetzt kein Troll mehr hin.',
  'guide.rival-elf': '{seat} hat einen Elfen auf eine eigene Bohne gesetzt. Ein Wichtel allein kann dort nicht hin.',
  'guide.fourth': 'Leg zuerst deine vierte Bohne an, links.',
  'guide.two-gnomes':
    'Vier Bohnen nebeneinander bringen 7, dein Wichtel macht 8 daraus. Zwei Wichtel verscheuchen zusammen einen Elfen: Heuere beide an.',
  'guide.scare': 'Schick sie zum Elfen. Der geht heim, ein Wichtel bleibt und bringt dir jeden Zug eine Bohne.',
  'guide.enough': 'Du könntest noch einen Troll anheuern, aber das genügt. Beende deinen Zug.',
  'guide.nine':
    'Neun Bohnen: 7 aus der Reihe, je eine von zwei Wichteln. Noch eine, und du gewinnst. Du bist wieder am Zug.',
  'guide.last-sowing': 'Etwas musst du säen. Leg den Kürbis neben den anderen.',
  'guide.last-gnome': 'Heuere jetzt deinen letzten Wichtel an.',
  'guide.ten': 'Stell ihn auf die leere Bohne und zähl: 7 aus der Reihe, 3 von den Wichteln.',
  'guide.finish': 'Zehn Bohnen am Ende deines Zugs gewinnen die Partie. Beende ihn.',
  'guide.won': 'Zehn Bohnen: Die Kristallkugel gehört dir. Echte Gegner schicken mehr Trolle. Viel Glück!',
};
