import type { Message, Params } from '../../../../kernel/messages.ts';
import { count, lookUp, title } from '../../../speech/speech.ts';
import { whom, whose } from '../../../speech/swedish.ts';
import { RESOURCES } from '../../box/bonuses.ts';
import type { boardWords as english } from '../en/board.ts';
import { wordsSv } from './board-words.ts';
import { explanationsSv } from './explanations.ts';
import { guideSv } from './guide.ts';
import { BONUS, CLAN, names } from './names.ts';
import { effort, ITEM, place, sites } from './speech.ts';

function because(parts: readonly (readonly [unknown, string, string])[]): string {
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, one, many]) => count(Number(number), one, many))
    .join(', ');
}

function effortThere({ own, trolls, humans, outposts, king, help, shared }: Params): string {
  const why = because([
    [trolls, 'eget troll', 'egna troll'],
    [humans, 'människa', 'människor'],
    [outposts, 'egen utpost', 'egna utposter'],
    [king, 'för kungen', 'för kungen'],
  ]);
  const purpose = shared === 'all' ? '' : ' för prinsessor och klockor';
  const more = Number(help) > 0 ? `; ${help} till från andras troll${purpose}` : '';
  return `${effort(own)}${why === '' ? '' : ` (${why})`}${more}`;
}

/** Vad en plats ger när pjäsen på den har lämnat den. */
const WITHOUT: Readonly<Record<string, string>> = {
  'op-diamond': '2 diamanter varje gång du bryter',
  'op-gold': '2 guld varje gång du bryter',
  'op-obsidian': '2 obsidianer varje gång du bryter',
  'op-power': '2 trollkraft genast',
  'ch-cow': 'En ko genast',
  'ch-track': 'Plats för en sjunde trollkraft',
  'ch-power-a': '1 kraft mer varje gång du samlar',
  'ch-power-b': '1 kraft mer varje gång du samlar',
};

export const boardWords: Readonly<Record<keyof typeof english, Message>> = {
  'option.firstPlayer.0': 'plats 1',

  'cavern.mining': 'Gruva',
  'cavern.building': 'Bygge',
  'cavern.power': 'Kraft',

  'place.area': ({ area, ...found }) => `${title(place(area))}: ${effortThere(found)}`,
  'explain.effort': ({ comes, ...found }) =>
    comes === 1 ? `Med trollet som kommer: ${effortThere(found)}.` : `${effortThere(found)}.`,
  'place.trolls': ({ area }) => `Dina troll i ${place(area)}`,
  'place.barred': ({ area }) => `Ditt troll i ${place(area)} som nyss flyttade`,
  'place.humans': ({ area }) => `Dina människor i ${place(area)}`,
  'place.outposts': ({ area }) => `Utposter i ${place(area)}`,
  'place.troll': ({ seat, area }, speaker) => `${title(whose(seat, speaker, 'ditt'))} troll i ${place(area)}`,
  'place.rival': ({ seat }, speaker) => `${title(whose(seat, speaker, 'ditt'))} troll`,
  'place.human': 'En människa',
  'place.king': 'Trollkungen: 1 möda mer här',
  'place.own': ({ place: left }) => `När den lämnar brädet: ${lookUp(names, `place.${left}`)}`,
  'place.own-left': ({ place: left }) => `Frilagt: ${lookUp(names, `place.${left}`)}`,
  'place.joins': (joined) => {
    const made = RESOURCES.filter((resource) => Number(joined[resource]) > 0).map((resource) =>
      sites(resource, joined[resource]),
    );
    return made.length === 0 ? 'Ger inget nytt brott' : `Ger ${made.join(', ')}`;
  },

  'ask.where-to': ({ area }) => `Ett troll från ${place(area ?? '')}: välj vart det går.`,
  'ask.which-troll': ({ area }) => `Till ${place(area ?? '')}: välj vilket av dina troll som går dit.`,
  'ask.whom-to-push': ({ area }) => `Det är fullt i ${place(area ?? '')}: välj trollet som ska knuffas undan.`,
  'ask.next-swap': 'Välj vilken av dina bortbytingar som stannar där.',
  'ask.last-swap': 'Välj vad du betalar: 2 guld eller 1 diamant.',
  'ask.next-hire': 'Välj en grotta för människan.',
  'ask.last-hire': 'Välj en grotta för människan.',
  'ask.next-build-outpost': 'Välj vilken av dina utposter som lämnar brädet.',
  'ask.last-build-outpost': 'Välj byn den går till.',
  'ask.next-replenish': 'Välj vilka brott du fyller.',
  'ask.last-replenish': 'Välj vilka brott du fyller.',
  'ask.next-buy-card': 'Välj trollkortet du köper.',
  'ask.last-buy-card': 'Välj trollkortet du köper.',

  'sign.village-1': 'By I',
  'sign.village-2': 'By II',
  'sign.village-3': 'By III',
  'sign.village-4': 'By IV',
  'numeral.village-1': 'I',
  'numeral.village-2': 'II',
  'numeral.village-3': 'III',
  'numeral.village-4': 'IV',

  'goods.obsidian': 'Obsidian',
  'goods.gold': 'Guld',
  'goods.diamond': 'Diamanter',
  'goods.power': 'Kraft',
  'goods.cows': 'Kor',
  'goods.stored': 'Lagrat',
  'goods.cards': 'Kort',
  'goods.home': 'Hemma',
  'strip.obsidian': 'obsidian',
  'strip.gold': 'guld',
  'strip.diamond': ({ count: held }) => (Number(held) === 1 ? 'diamant' : 'diamanter'),
  'strip.power': 'kraft',
  'strip.cows': 'kor',

  'board.caves': ({ count: tiles }) => count(tiles ?? 0, 'bricka i grottorna', 'brickor i grottorna'),
  'board.caves-of': ({ seat }, speaker) => `${title(whose(seat, speaker, 'dina'))} grottor`,
  'board.your-caves': 'Grottor',
  'board.their-caves': ({ name }) => `Grottor: ${name}`,
  'board.first-cave': 'första\ngrottan',
  'board.mouth': 'mynning',
  'board.camp': ({ count: trolls }) => `Läger: ${count(trolls ?? 0, 'troll väntar', 'troll väntar')} här`,
  'board.turn-left': 'Vrid vänster',
  'board.turn-right': 'Vrid höger',
  'board.lay-here': 'Lägg den här',
  'board.bare-rock': 'Orört berg.',
  'board.no-caves': 'Orört berg. Bygg två grottbrickor: 2 möda och 1 obsidian i Bygge.',
  'board.turn-hint': 'Välj en ruta. Hjul, svep eller R vrider brickan.',
  'board.turn-hint-touch': 'Välj en ruta. Svep för att vrida brickan.',
  'board.cauldrons': ({ trolls, humans, empty }) =>
    `${count(trolls ?? 0, 'troll', 'troll')}, ${count(humans ?? 0, 'människa', 'människor')}, ${count(empty ?? 0, 'tom gryta', 'tomma grytor')}`,
  'board.effort-word': 'möda',
  'board.help-word': ({ help }) => `+${help} hjälp`,
  'board.effort-left': ({ effort: own, help }) =>
    Number(help) > 0 ? `${effort(own ?? 0)} kvar, och ${help} hjälp från andras troll` : `${effort(own ?? 0)} kvar`,
  'board.here': 'hit',
  'board.closed': 'stängt',
  'board.leaves': 'går',
  'board.unfold': ({ area }) => `Handlingar i ${place(area ?? '')}`,
  'board.outposts': 'utposter',
  'board.pile-outpost': ({ count: here }) => count(here ?? 0, 'neutral utpost', 'neutrala utposter'),
  'board.village-has': ({ princesses, bells, changelings, humans }) =>
    because([
      [princesses, 'prinsessa', 'prinsessor'],
      [bells, 'klocka', 'klockor'],
      [changelings, 'bortbyting', 'bortbytingar'],
      [humans, 'människa', 'människor'],
    ]),
  'board.round': ({ round, rounds }) => `Runda ${round} av ${rounds}`,
  'board.king-cards': 'Kungskort',
  'board.you-have': ({ has, needs }) => `du ${has} av ${needs}`,
  'board.claim-now': 'gör anspråk nu',
  'board.has-so-far': ({ has, needs }) => `${has} av ${needs}`,
  'board.of': ({ has, most }) => `${has} av ${most}`,
  'board.claimed': ({ seat }, speaker) => `Taget av ${whom(seat, speaker)}`,
  'board.hand': ({ item, village, king }) =>
    `Härnäst: ${ITEM[String(item)]} till ${place(village ?? '')}, kungen till ${place(king ?? '')}`,
  'board.next-card': ({ time, count: left }) => `${count(left ?? 0, 'turkort', 'turkort')} kvar, härnäst: ${time}`,
  'board.last-card': 'Det här är din sista tur',
  'board.over': 'Partiet är slut',
  'board.hoard': 'Vad klanen har',
  'board.shelf': 'Hylla',
  'board.in-sites': ({ filled, count: all }) =>
    Number(all) === 0 ? 'inget brott än' : `${filled} av ${all} brott fyllda`,
  'board.sites-full': ({ filled, count: all }) => (Number(all) === 0 ? 'inget brott' : `${filled} av ${all} fyllda`),
  'board.power-of': ({ has, most }) => `du har ${has} av ${most}`,
  'board.score-so-far': ({ points: number }) => `${number} poäng`,
  'board.stored-of': ({ count: has, free }) => `${has}, ${free} lediga`,
  'board.princesses-of': ({ count: has, free }) => `${has}, ${count(free ?? 0, 'säng', 'sängar')}`,
  'board.free': 'ledig',
  'board.shut': 'stängd',
  'board.once-left': 'Det du får när den har lämnat',
  'board.when-it-leaves': ({ place: left }) => WITHOUT[String(left)] ?? '',
  'board.which-spot': 'Dina lediga platser, och vad var och en ger',
  'board.spot-gives': ({ bonus, count: free, lost }) =>
    `${title(lookUp(BONUS, bonus))}${free === 1 ? '' : ` (${free} platser)`}${Number(lost) > 0 ? `: ingen plats för ${lost}` : ''}`,
  'board.card-spot': ({ bonus }) =>
    bonus === 'none' ? 'plats för bortbyting' : `plats för bortbyting: ${lookUp(BONUS, bonus)}`,
  'board.wins':
    'Flest poäng i slutet vinner: 7 för en prinsessa, 3 för en kungsbricka, 1 för en människa. En klocka, en bortbyting och en utpost tillsammans ger 15, två olika 9, en ensam 4. Trofégrottor och trollkort ger mer.',
  'board.goods': 'Vad du kan betala med',
  'board.clans': 'Klaner',
  'board.look-at': ({ seat, clan }, speaker) =>
    `${title(whose(seat, speaker, 'ditt'))} bräde, ${CLAN[String(clan)]} klan`,
  'clan.starts': ({ obsidian, gold, diamond, power, cows, humans }) =>
    because([
      [obsidian, 'obsidian', 'obsidianer'],
      [gold, 'guld', 'guld'],
      [diamond, 'diamant', 'diamanter'],
      [power, 'trollkraft', 'trollkraft'],
      [cows, 'ko', 'kor'],
      [humans, 'människa', 'människor'],
    ]),
  'board.what-it-means':
    'Dina troll bryter i fyllda brott: det betalar för prinsessor, klockor och grottor. Kor står i öppna lador och betalar för utposter och trollkort. Klanbrickan används i dina grottor för 1 möda.',
  'board.starts-with': 'Börjar med',
  'board.has-sites': 'Fyllda brott',
  'board.has-barns': 'Öppna lador',
  'board.clan-tile': 'Klanbricka',
  'board.reference': 'Tecken',
  'board.close': 'Stäng',

  'section.table': 'Byar och troll',
  'section.caves': 'Mina grottor',
  'section.caves-note': ({ count: tiles }) => count(tiles ?? 0, 'bricka', 'brickor'),
  'section.shelf': 'Hylla',

  'shelf.cave': 'Grottbrickor',
  'shelf.cave-how': 'Bygge: 2 möda, 1 obsidian',
  'shelf.king': 'Kungsbrickor',
  'shelf.king-how': 'för en prinsessa eller ett kungskort',
  'shelf.cards': 'Trollkort',
  'shelf.cards-how': 'Kraft: 1 möda, 1 kraft, 1 ko',

  'reference.effort': 'Möda och poäng',
  'reference.mallet': 'En klubba: mödan det kräver. De tryckta reglerna kallar den handlingspoäng',
  'reference.crown': 'Ett mynt med krona: poäng. Den som har flest i slutet vinner',
  'reference.help': 'En lila klubba: andras troll i byn hjälper till att betala (+2 hjälp)',
  'reference.pot': 'En kall gryta: plats för en till',
  'reference.human-pot': 'En människa vid en gryta i en grotta: 1 möda där',
  'reference.villages': 'I byarna',
  'reference.castle': 'Slott: en prinsessa kan stå i porten. Det har också en gåva till den som kommer',
  'reference.church': 'Kyrka: en tom krok är en klocka som är borta',
  'reference.town': 'Stad: barn med ansikte är bortbytingar',
  'reference.farm': 'Gård: människor att leja, kor att stjäla',
  'reference.outpost': 'Utposter: din ger dig 1 möda i sin by. En grå är ingens',
  'reference.caverns': 'I dina grottor',
  'reference.pieces': 'Pjäser',
  'reference.signs': 'Tecken på brickor och kort',
  'reference.king': 'Trollkungen: 1 möda mer där han står',
  'reference.princess': 'Prinsessa: 7 poäng i slutet, och en kungsbricka när hon kommer',
  'reference.changeling': 'Bortbyting: en av de tre i ett set',
  'reference.bell': 'Kyrkklocka: en av de tre i ett set',
  'reference.human': 'Människa: 1 möda i sin grotta, 1 poäng i slutet',
  'reference.cow': 'Ko i en lada: betalar för utposter och kort',
  'reference.power': 'Trollkraft: betalar för prinsessor, bortbytingar, människor, kort och påfyllning',
  'reference.sign-obsidian': 'Obsidian',
  'reference.sign-gold': 'Guld',
  'reference.sign-diamond': 'Diamant',
  'reference.sign-trophy': 'Poäng i slutet för det som står bredvid',
  'reference.sign-bat': 'Fladdermustotem: dess platser ger 2 trollkraft',
  'reference.sign-snake': 'Ormtotem: dess platser ger 2 obsidianer',
  'reference.sign-toad': 'Paddtotem: dess platser ger 1 guld',
  'reference.sign-mining': 'Bryt från dina fyllda brott',
  'reference.sign-refill': 'Fyll alla dina tomma brott av ett slag',
  'reference.sign-walk': 'Flytta troll eller människor',
  'reference.sign-power': 'Få trollkraft',
  'reference.sign-cave': 'Bygg en grottbricka gratis',
  'reference.sign-card': 'Ta ett trollkort gratis',
  'reference.spot-changeling': 'Fyrkant: en plats för en bortbyting',
  'reference.spot-outpost': 'Sju hörn: en plats för en utpost',
  'reference.spot-bell': 'Rund: en plats för en klocka',

  'icons.princess': 'Ta prinsessan: också 2 trollkraft och 1 diamant. Kräver en ledig säng',
  'icons.princess-effort': '5',
  'icons.bell': 'Ta en klocka: också 3 obsidianer. Kräver en ledig klockplats',
  'icons.bell-effort': '4',
  'icons.castle': 'Ta slottets gåva. Efteråt lämnar alla dina troll byn',
  'icons.castle-effort': '3',
  'icons.swap': 'Byt en bortbyting mot en av dina: också 2 trollkraft och 2 guld eller 1 diamant',
  'icons.swap-effort': '2',
  'icons.hire': 'Lej en människa till en grotta: också 1 trollkraft och 1 guld',
  'icons.hire-effort': '2',
  'icons.cow': 'Stjäl en ko. Kräver en ledig lada',
  'icons.cow-effort': '1',
  'icons.mine': 'Bryt: 1 för obsidian, 2 för guld, 3 för en diamant',
  'icons.mine-effort': '1–3',
  'icons.build-tiles': 'Bygg en eller två grottbrickor: också 1 obsidian',
  'icons.build-tiles-effort': '2',
  'icons.build-outpost': 'Bygg en utpost i valfri by: också 1 ko',
  'icons.build-outpost-effort': '3',
  'icons.refresh-cave': 'Lägg fram fem andra grottbrickor',
  'icons.refresh-cave-effort': '1',
  'icons.get-power': 'Samla trollkraft',
  'icons.get-power-effort': '2',
  'icons.replenish': 'Fyll alla dina tomma brott av ett slag: också 1 trollkraft',
  'icons.replenish-effort': '2',
  'icons.buy-card': 'Köp ett trollkort: också 1 trollkraft och 1 ko',
  'icons.buy-card-effort': '1',
  'icons.refresh-cards': 'Lägg fram fem andra trollkort: också 1 obsidian',
  'icons.refresh-cards-effort': '2',
  'icons.activate': 'Använd klanbrickan eller en kungsbricka, en gång per fas',
  'icons.activate-effort': '1',

  ...wordsSv,
  ...explanationsSv,
  ...guideSv,
};
