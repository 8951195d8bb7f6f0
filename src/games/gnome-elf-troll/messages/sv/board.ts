import type { Message } from '../../../../kernel/messages.ts';
import type { boardWords as english } from '../en/board.ts';

export const boardWords: Readonly<Record<keyof typeof english, Message>> = {
  'creature.gnome': 'tomte',
  'creature.elf': 'alv',
  'creature.troll': 'troll',
  'purchase.gnome': 'Tomte',
  'purchase.two-gnomes': 'Två tomtar',
  'purchase.elf': 'Alv',
  'purchase.troll': 'Troll',
  'purchase.gnome.does': '+1 där den står',
  'purchase.two-gnomes.does': 'skrämmer bort en alv',
  'purchase.elf.does': 'vaktar, jagar bort troll',
  'purchase.troll.does': 'förstör en bricka, bryter par',

  'purchase.gnome.price': '3 lika',
  'purchase.two-gnomes.price': '3 + 3',
  'purchase.elf.price': '4 lika',
  'purchase.troll.price': '1 av varje',

  'place.hand': 'Bricka {number} på din hand: {kind}',
  'place.shop': 'Köp: {purchase}',
  'place.tile': 'Bricka {number}: {kind} (trädgård: {seat})',
  'place.tile-with-figure': 'Bricka {number}: {kind} (trädgård: {seat}; {creature}: {owner})',

  'option.firstPlayer.0': 'plats 1',
  'option.firstPlayer.1': 'plats 2',
  'option.firstPlayer.2': 'plats 3',
  'option.firstPlayer.3': 'plats 4',

  'board.garden': 'Trädgården hos {garden}',
  'board.your-garden': 'Din trädgård',
  'board.hand': 'Din hand',
  'board.purse': 'Din börs',
  'board.purse-of': 'Börsen hos {seat}',
  'board.shop': 'Butik',
  'board.pile': ({ count }) => (count === 1 ? '1 bricka i högen' : `${count} brickor i högen`),
  'board.pile-label': 'Hög',
  'board.holds': ({ count }) => (count === 1 ? '1 bricka på handen' : `${count} brickor på handen`),
  'board.yields': ({ kind, count }) => `${count} ${kind}`,
  'board.goal': ({ kind, count, goal }) => `${count} av ${goal} (${kind})`,
  'board.stock': 'I förråd: {gnome} tomtar, {elf} alver, {troll} troll',
  'board.left': ({ count }) => `${count} kvar`,
  'board.marker': 'Börjar den här rundan',
  'board.turn': 'Tur',
  'board.empty-garden': 'Inget sått än',
  'board.sow-here': 'här',
  'board.pair': 'ett par: en till',
  'board.broken-pair': 'ett par som ett troll har brutit',

  'guide.welcome':
    'Välkommen till trolldryckstävlingen. Det här är din trädgård: en enda rak rad av brickor, tom än så länge. Mittemot växer trädgården hos {seat}.',
  'guide.goal':
    'Varje tur sår du en bricka och skördar hela raden. Den som avslutar sin tur med 10 av ett slag under sig vinner.',
  'guide.sow': 'Så din böna: rör vid den, eller dra den till trädgården.',
  'guide.rival':
    'En böna skördad, för lite för att köpa något. {seat} har sått två brickor under tiden, för den som börjar byts varje runda.',
  'guide.pair': 'Du drog en böna till. Lägg den intill den första: lika grannar ger en extra.',
  'guide.harvest':
    'Tre bönor: en för varje bricka och en för det gyllene bandet. Skörden måste användas den här turen, resten ruttnar.',
  'guide.gnome': 'Tre av ett slag leger en tomte. Ta en.',
  'guide.place-gnome': 'En tomte ger en extra av det den står på, varje tur. Ställ den på din böna.',
  'guide.another': 'Din tur igen, för den här rundan börjar du. Så äpplet till höger.',
  'guide.second-gnome': 'Fyra bönor i börsen. Leg en tomte till.',
  'guide.abroad':
    'Tomtar arbetar i vilken trädgård som helst. Skicka den här till äpplet hos {seat}: ägaren förlorar inget, och du får ett äpple per tur.',
  'guide.troll': 'TRØLL! {seat} ställde ett troll på din böna. Brickan ger inget nu, och bandet är brustet.',
  'guide.left': 'Brickor läggs i vilken ände som helst. Lägg bönan till vänster, intill den med tomten.',
  'guide.elf': 'Fyra av ett slag kallar på en alv, och alver jagar bort troll.',
  'guide.place-elf': 'Ställ alven på trollet. Det går hem, och inget annat troll kommer nära den här brickan.',
  'guide.fourth': 'Din rad är hel igen. Lägg den fjärde bönan till vänster.',
  'guide.eight': 'Fyra bönor i rad ger 7, och tomten gör det till 8. Två saknas.',
  'guide.third-gnome': 'Åtta bönor räcker till två tomtar. Leg den första.',
  'guide.bare': 'En varelse behöver en bricka för sig själv. Ställ den på en tom böna.',
  'guide.last-gnome': 'Och den andra.',
  'guide.ten': 'Ställ den på den sista tomma bönan och räkna: 7 från raden, 3 från tomtarna.',
  'guide.won': 'Tio bönor: kristallkulan är din. Riktiga motståndare skickar fler troll. Lycka till!',
};
