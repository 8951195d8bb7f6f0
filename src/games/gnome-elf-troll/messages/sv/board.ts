import type { Message } from '../../../../kernel/messages.ts';
import { count, title } from '../../../speech/speech.ts';
import { whose } from '../../../speech/swedish.ts';
import type { Produce } from '../../box/produce.ts';
import type { boardWords as english } from '../en/board.ts';
import { A, amount, figureOf, KIND, PLURAL } from './speech.ts';

const PURCHASES: Readonly<Record<string, string>> = {
  gnome: 'Tomte',
  'two-gnomes': 'Två tomtar',
  elf: 'Alv',
  troll: 'Troll',
};

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

  'title.pumpkin': 'Pumpa',
  'title.apple': 'Äpple',
  'title.bean': 'Böna',
  'about.tile': 'Ger en av sitt slag vid varje skörd. Två lika bredvid varandra ger en till.',
  'about.on-tile.gnome': ({ owner }, speaker) =>
    `${title(whose(owner, speaker, 'din'))} tomte ger sin ägare en till, i vilken trädgård som helst.`,
  'about.on-tile.elf': ({ owner }, speaker) => `${title(whose(owner, speaker, 'din'))} alv håller troll borta.`,
  'about.on-tile.troll': ({ owner }, speaker) =>
    `${title(whose(owner, speaker, 'ditt'))} troll förstör den: den ger inget och bildar inget par.`,
  'about.gnome': 'Ger dig en till av slaget den står på, vid varje skörd.',
  'about.gnome.where': 'Går till en tom bricka, i vilken trädgård som helst.',
  'about.gnome.price': '3 av ett slag',
  'about.two-gnomes': 'Två tomtar skrämmer tillsammans bort en alv; en av dem stannar på brickan.',
  'about.two-gnomes.price': '3 av ett slag för var och en',
  'about.elf': 'Ger inget, men inget troll kan komma till dess bricka.',
  'about.elf.where': 'Går till en tom bricka eller jagar bort ett troll, i vilken trädgård som helst.',
  'about.elf.price': '4 av ett slag',
  'about.troll': 'Brickan ger inget, och paren den ingår i bryts.',
  'about.troll.where': 'Går till en tom bricka eller jagar bort en tomte, i vilken trädgård som helst.',
  'about.troll.price': '1 pumpa, 1 äpple och 1 böna',
  'about.yields-name': 'Vägen till {goal}',
  'about.yields': 'Så mycket skulle en skörd ge nu. Råder du över {goal} av ett slag när din tur slutar vinner du.',
  'about.hand': 'Ingen ser dina brickor innan du sår dem.',
  'about.stock-name': 'Varelser att leja',
  'about.pile': 'Du drar en bricka i slutet av din tur. När högen är tom dras inget.',
  'about.purse-name': 'Turens skörd',
  'about.purse': 'Använd den den här turen: resten går förlorad.',
  'about.marker': 'Facklan är turmarkören. Den flyttas en plats efter varje runda.',

  'place.hand': ({ kind, number }) => `Bricka ${number} på din hand: ${PLURAL[kind as Produce][0]}`,
  'place.shop': 'Lej: {purchase}',
  'place.tile': ({ number, kind, seat }, speaker) =>
    `${KIND[kind as Produce]}, nummer ${number} i ${whose(seat, speaker, 'din')} trädgård`,
  'place.tile-with-figure': ({ number, kind, seat, creature, owner }, speaker) =>
    `${KIND[kind as Produce]} med ${figureOf(creature, owner, speaker)}, nummer ${number} i ${whose(seat, speaker, 'din')} trädgård`,

  'option.firstPlayer.0': 'plats 1',
  'option.firstPlayer.1': 'plats 2',
  'option.firstPlayer.2': 'plats 3',
  'option.firstPlayer.3': 'plats 4',

  'ask.sow-where': ({ kind }) => `Så ${A[kind as Produce]}: välj i vilken ände av trädgården.`,
  'ask.pay': ({ purchase }) => `${PURCHASES[String(purchase)]}: välj vad du betalar med.`,

  'caption.drove-off': ({ driven, owner }, speaker) => `${title(figureOf(driven, owner, speaker))} jagas bort`,

  'board.garden': ({ seat }, speaker) => title(`${whose(seat, speaker, 'din')} trädgård`),
  'board.wins':
    'Den som avslutar sin tur med {goal} av ett slag vinner. Har ingen det när någon inte har någon bricka att så, vinner det största antalet av ett slag.',
  'board.of-goal': '{count} av {goal}',
  'board.your-garden': 'Din trädgård',
  'board.hand': 'Din hand',
  'board.purse': 'Din börs',
  'board.purse-of': ({ seat }, speaker) => title(`${whose(seat, speaker, 'din')} börs`),
  'board.shop': 'Butik',
  'board.too-dear': 'för dyrt',
  'board.none-left': 'ingen kvar',
  'board.no-tile': 'ingen bricka',
  'board.pile': ({ count }) => (count === 1 ? '1 bricka i högen' : `${count} brickor i högen`),
  'board.pile-label': 'Hög',
  'board.holds': ({ count }) => (count === 1 ? '1 bricka på handen' : `${count} brickor på handen`),
  'board.yields': ({ kind, count }) => amount(kind as Produce, Number(count)),
  'board.goal': ({ kind, count, goal }) => `${count} av ${goal} (${PLURAL[kind as Produce][1]})`,
  'board.stock': ({ gnome, elf, troll }) =>
    `I förråd: ${count(Number(gnome), 'tomte', 'tomtar')}, ${count(Number(elf), 'alv', 'alver')}, ${troll} troll`,
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
    'Varje tur sår du en bricka och skördar hela raden. Råder du över 10 av ett slag när din tur slutar vinner du.',
  'guide.sow': 'Så din böna: rör vid den, eller dra den till trädgården.',
  'guide.rival':
    'En böna skördad, för få för att leja någon. {seat} har sått två brickor under tiden, för den som börjar byts varje runda.',
  'guide.pair': 'Du drog en böna till. Lägg den intill den första: lika grannar ger en extra.',
  'guide.harvest':
    'Tre bönor: en för varje bricka och en för det gyllene bandet. Skörden måste användas den här turen, resten ruttnar.',
  'guide.gnome': 'Tre av ett slag lejer en tomte. Ta en.',
  'guide.place-gnome': 'En tomte ger en extra av det den står på, varje tur. Ställ den på din böna.',
  'guide.another': 'Din tur igen, för du börjar den här rundan. Så äpplet till höger.',
  'guide.second-gnome': 'Fyra bönor i börsen. Lej en tomte till.',
  'guide.abroad':
    'Tomtar arbetar i vilken trädgård som helst. Skicka den här till äpplet hos {seat}: ägaren förlorar inget, och du får ett äpple per tur.',
  'guide.troll': 'TRØLL! {seat} ställde ett troll på din böna. Brickan ger inget nu, och bandet är brustet.',
  'guide.left': 'Brickor läggs i vilken ände som helst. Lägg bönan till vänster, intill den med tomten.',
  'guide.elf': 'Fyra av ett slag lejer en alv, och alver jagar bort troll.',
  'guide.place-elf': 'Ställ alven på trollet. Det går hem, och inget annat troll kommer nära den här brickan.',
  'guide.pumpkin': 'Din rad är hel igen. Så pumpan till höger: du behöver en.',
  'guide.one-of-each': 'Bönor, äpplen och en pumpa: en av varje lejer ett eget troll.',
  'guide.own-troll': 'Lej trollet. Nu är det din tur att vara besvärlig.',
  'guide.place-troll':
    'Skicka det till den enda pumpan hos {seat}. Brickan ger inget nu, och utan pumpa kan {seat} inte leja fler troll.',
  'guide.guard': 'Fem bönor är kvar och skulle ruttna. Fyra av dem lejer en alv som vaktar en bricka.',
  'guide.place-guard': 'Ställ den på din tomma böna. Nu kan inget troll komma dit.',
  'guide.rival-elf': '{seat} har ställt en alv på en egen böna. En ensam tomte kan inte gå dit.',
  'guide.fourth': 'Lägg först din fjärde böna, till vänster.',
  'guide.two-gnomes':
    'Fyra bönor i rad ger 7, och din tomte gör det till 8. Två tomtar tillsammans skrämmer bort en alv: lej båda.',
  'guide.scare': 'Skicka dem till alven. Den går hem, en tomte stannar och ger dig en böna varje tur.',
  'guide.enough': 'Du skulle kunna leja ett troll till, men det här räcker. Avsluta din tur.',
  'guide.nine':
    'Nio bönor: 7 från raden och en från var och en av två tomtar. En till och du vinner. Det är din tur igen.',
  'guide.last-sowing': 'Du måste så något. Lägg pumpan intill den andra.',
  'guide.last-gnome': 'Lej nu din sista tomte.',
  'guide.ten': 'Ställ den på den tomma bönan och räkna: 7 från raden, 3 från tomtarna.',
  'guide.finish': 'Tio bönor när din tur slutar vinner partiet. Avsluta den.',
  'guide.won': 'Tio bönor: kristallkulan är din. Riktiga motståndare skickar fler troll. Lycka till!',
};
