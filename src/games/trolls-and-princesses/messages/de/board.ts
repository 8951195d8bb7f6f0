import type { Message, Params } from '../../../../kernel/messages.ts';
import { toWhom, whose } from '../../../speech/german.ts';
import { count, lookUp, title } from '../../../speech/speech.ts';
import { RESOURCES } from '../../box/bonuses.ts';
import type { boardWords as english } from '../en/board.ts';
import { wordsDe } from './board-words.ts';
import { explanationsDe } from './explanations.ts';
import { guideDe } from './guide.ts';
import { BONUS, CLAN, names } from './names.ts';
import { effort, fromPlace, ITEM, inPlace, place, sites, toPlace } from './speech.ts';

function because(parts: readonly (readonly [unknown, string, string])[]): string {
  return parts
    .filter(([number]) => Number(number) > 0)
    .map(([number, one, many]) => count(Number(number), one, many))
    .join(', ');
}

/** '3 Mühe (2 eigene Trolle, 1 Mensch); 1 mehr von fremden Trollen für Prinzessinnen und Glocken' */
function effortThere({ own, trolls, humans, outposts, king, help, shared }: Params): string {
  const why = because([
    [trolls, 'eigener Troll', 'eigene Trolle'],
    [humans, 'Mensch', 'Menschen'],
    [outposts, 'eigener Außenposten', 'eigene Außenposten'],
    [king, 'für den König', 'für den König'],
  ]);
  const purpose = shared === 'all' ? '' : ' für Prinzessinnen und Glocken';
  const more = Number(help) > 0 ? `; ${help} mehr von fremden Trollen${purpose}` : '';
  return `${effort(own)}${why === '' ? '' : ` (${why})`}${more}`;
}

/** What a place gives once the piece on it has left. */
const WITHOUT: Readonly<Record<string, string>> = {
  'op-diamond': '2 Diamanten bei jedem Abbau',
  'op-gold': '2 Gold bei jedem Abbau',
  'op-obsidian': '2 Obsidian bei jedem Abbau',
  'op-power': 'Sofort 2 Trollkraft',
  'ch-cow': 'Sofort eine Kuh',
  'ch-track': 'Ein siebtes Feld für Trollkraft',
  'ch-power-a': '1 Kraft mehr bei jedem Sammeln',
  'ch-power-b': '1 Kraft mehr bei jedem Sammeln',
};

export const boardWords: Readonly<Record<keyof typeof english, Message>> = {
  'option.firstPlayer.0': 'Platz 1',

  'cavern.mining': 'Mine',
  'cavern.building': 'Bau',
  'cavern.power': 'Kraft',

  'place.area': ({ area, ...found }) => `${place(area)}: ${effortThere(found)}`,
  'explain.effort': ({ comes, ...found }) =>
    comes === 1 ? `Mit dem Troll, der kommt: ${effortThere(found)}.` : `${effortThere(found)}.`,
  'place.trolls': ({ area }) => `Deine Trolle ${inPlace(area)}`,
  'place.barred': ({ area }) => `Dein eben bewegter Troll ${inPlace(area)}`,
  'place.humans': ({ area }) => `Deine Menschen ${inPlace(area)}`,
  'place.outposts': ({ area }) => `Außenposten ${inPlace(area)}`,
  'place.troll': ({ seat, area }, speaker) => `${title(whose(seat, speaker, 'dein'))} Troll ${inPlace(area)}`,
  'place.rival': ({ seat }, speaker) => `${title(whose(seat, speaker, 'dein'))} Troll`,
  'place.human': 'Ein Mensch',
  'place.king': 'Der Trollkönig: hier 1 Mühe mehr',
  'place.own': ({ place: left }) => `Wenn die Figur die Tafel verlässt: ${lookUp(names, `place.${left}`)}`,
  'place.own-left': ({ place: left }) => `Freigelegt: ${lookUp(names, `place.${left}`)}`,
  'place.joins': (joined) => {
    const made = RESOURCES.filter((resource) => Number(joined[resource]) > 0).map((resource) =>
      sites(resource, joined[resource]),
    );
    return made.length === 0 ? 'Vollendet keine Grube' : `Vollendet ${made.join(', ')}`;
  },

  'ask.where-to': ({ area }) => `Ein Troll ${fromPlace(area ?? '')}: Wähle, wohin er geht.`,
  'ask.which-troll': ({ area }) => `${title(toPlace(area ?? ''))}: Wähle, welcher deiner Trolle hingeht.`,
  'ask.whom-to-push': ({ area }) => `Es ist voll ${inPlace(area ?? '')}: Wähle den Troll, den du verdrängst.`,
  'ask.next-swap': 'Wähle, welcher deiner Wechselbälger dort bleibt.',
  'ask.last-swap': 'Wähle, womit du bezahlst: 2 Gold oder 1 Diamant.',
  'ask.next-hire': 'Wähle eine Grotte für den Menschen.',
  'ask.last-hire': 'Wähle eine Grotte für den Menschen.',
  'ask.next-build-outpost': 'Wähle, welcher deiner Außenposten geht.',
  'ask.last-build-outpost': 'Wähle das Dorf, in das er geht.',
  'ask.next-replenish': 'Wähle, welche Gruben du auffüllst.',
  'ask.last-replenish': 'Wähle, welche Gruben du auffüllst.',
  'ask.next-buy-card': 'Wähle die Trollkarte, die du kaufst.',
  'ask.last-buy-card': 'Wähle die Trollkarte, die du kaufst.',

  'sign.village-1': 'Dorf I',
  'sign.village-2': 'Dorf II',
  'sign.village-3': 'Dorf III',
  'sign.village-4': 'Dorf IV',
  'numeral.village-1': 'I',
  'numeral.village-2': 'II',
  'numeral.village-3': 'III',
  'numeral.village-4': 'IV',

  'goods.obsidian': 'Obsidian',
  'goods.gold': 'Gold',
  'goods.diamond': 'Diamanten',
  'goods.power': 'Kraft',
  'goods.cows': 'Kühe',
  'goods.stored': 'Beute',
  'goods.cards': 'Karten',
  'goods.home': 'Daheim',
  'strip.obsidian': 'Obsidian',
  'strip.gold': 'Gold',
  'strip.diamond': ({ count: held }) => (Number(held) === 1 ? 'Diamant' : 'Diamanten'),
  'strip.power': 'Kraft',
  'strip.cows': 'Kühe',

  'board.caves': ({ count: tiles }) => `${tiles ?? 0} Plättchen in den Höhlen`,
  'board.caves-of': ({ seat }, speaker) => `${title(whose(seat, speaker, 'deine'))} Höhlen`,
  'board.your-caves': 'Deine Höhlen',
  'board.their-caves': ({ name }) => `Höhlen von ${name}`,
  'board.first-cave': 'erste\nHöhle',
  'board.mouth': 'Eingang',
  'board.camp': ({ count: trolls }) => `Lager: ${count(trolls ?? 0, 'Troll wartet', 'Trolle warten')} hier`,
  'board.turn-left': 'Nach links drehen',
  'board.turn-right': 'Nach rechts drehen',
  'board.lay-here': 'Hierhin legen',
  'board.bare-rock': 'Unberührter Fels.',
  'board.no-caves': 'Unberührter Fels. In der Baugrotte baust du zwei Höhlenplättchen für 2 Mühe und 1 Obsidian.',
  'board.turn-hint-touch': 'Wähle ein Feld. Wische, um das Plättchen zu drehen.',
  'board.turn-hint': 'Wähle ein Feld. Mausrad, Wischen oder R dreht das Plättchen.',
  'board.cauldrons': ({ trolls, humans, empty }) =>
    `${count(trolls ?? 0, 'Troll', 'Trolle')}, ${count(humans ?? 0, 'Mensch', 'Menschen')}, ${count(empty ?? 0, 'leerer Kessel', 'leere Kessel')}`,
  'board.effort-word': 'Mühe',
  'board.help-word': ({ help }) => `+${help} Hilfe`,
  'board.effort-left': ({ effort: own, help }) =>
    Number(help) > 0 ? `noch ${effort(own ?? 0)}, dazu ${help} Hilfe von fremden Trollen` : `noch ${effort(own ?? 0)}`,
  'board.here': 'hierher',
  'board.closed': 'zu',
  'board.leaves': 'geht',
  'board.unfold': ({ area }) => `Aktionen ${inPlace(area ?? '')}`,
  'board.outposts': 'Außenposten',
  'board.pile-outpost': ({ count: here }) => count(here ?? 0, 'neutraler Außenposten', 'neutrale Außenposten'),
  'board.village-has': ({ princesses, bells, changelings, humans }) =>
    because([
      [princesses, 'Prinzessin', 'Prinzessinnen'],
      [bells, 'Glocke', 'Glocken'],
      [changelings, 'Wechselbalg', 'Wechselbälger'],
      [humans, 'Mensch', 'Menschen'],
    ]),
  'board.round': ({ round, rounds }) => `Runde ${round} von ${rounds}`,
  'board.king-cards': 'Königskarten',
  'board.you-have': ({ has, needs }) => `du ${has} von ${needs}`,
  'board.claim-now': 'beanspruchen',
  'board.has-so-far': ({ has, needs }) => `${has} von ${needs}`,
  'board.of': ({ has, most }) => `${has} von ${most}`,
  'board.claimed': ({ seat }, speaker) => `Beansprucht von ${toWhom(seat, speaker)}`,
  'board.hand': ({ item, village, king }) =>
    `Als Nächstes: ${ITEM[String(item)]} ${toPlace(village ?? '')}, der König ${toPlace(king ?? '')}`,
  'board.next-card': ({ time, count: left }) =>
    `noch ${count(left ?? 0, 'Zugkarte', 'Zugkarten')}, als Nächstes: ${time}`,
  'board.last-card': 'Das ist dein letzter Zug',
  'board.over': 'Die Partie ist zu Ende',
  'board.hoard': 'Was der Clan hat',
  'board.shelf': 'Auslage',
  'board.in-sites': ({ filled, count: all }) =>
    Number(all) === 0 ? 'noch keine Grube' : `${filled} von ${count(all ?? 0, 'Grube', 'Gruben')} voll`,
  'board.sites-full': ({ filled, count: all }) => (Number(all) === 0 ? 'keine Grube' : `${filled} von ${all} voll`),
  'board.power-of': ({ has, most }) => `du hast ${has} von ${most}`,
  'board.score-so-far': ({ points: number }) => count(number ?? 0, 'Punkt', 'Punkte'),
  'board.stored-of': ({ count: has, free }) => `${has}, ${free} frei`,
  'board.princesses-of': ({ count: has, free }) => `${has}, ${count(free ?? 0, 'Bett', 'Betten')}`,
  'board.free': 'frei',
  'board.shut': 'zu',
  'board.once-left': 'Was du bekommst, sobald die Figur weg ist',
  'board.when-it-leaves': ({ place: left }) => WITHOUT[String(left)] ?? '',
  'board.which-spot': 'Deine freien Plätze, und was jeder bringt',
  'board.spot-gives': ({ bonus, count: free, lost }) =>
    `${title(lookUp(BONUS, bonus))}${free === 1 ? '' : ` (${free} Plätze)`}${Number(lost) > 0 ? `: kein Platz für ${lost}` : ''}`,
  'board.card-spot': ({ bonus }) =>
    bonus === 'none' ? 'Wechselbalgplatz' : `Wechselbalgplatz: ${lookUp(BONUS, bonus)}`,
  'board.wins':
    'Die meisten Punkte am Ende gewinnen: 7 für eine Prinzessin, 3 für ein Königsplättchen, 1 für einen Menschen. Eine Glocke, ein Wechselbalg und ein Außenposten zusammen bringen 15, zwei verschiedene 9, eins allein 4. Trophäenhöhlen und Trollkarten bringen mehr.',
  'board.goods': 'Womit du bezahlen kannst',
  'board.clans': 'Clans',
  'board.look-at': ({ seat, clan }, speaker) =>
    `${title(whose(seat, speaker, 'deine'))} Tafel, Clan ${CLAN[String(clan)]}`,
  'clan.starts': ({ obsidian, gold, diamond, power, cows, humans }) =>
    because([
      [obsidian, 'Obsidian', 'Obsidian'],
      [gold, 'Gold', 'Gold'],
      [diamond, 'Diamant', 'Diamanten'],
      [power, 'Trollkraft', 'Trollkraft'],
      [cows, 'Kuh', 'Kühe'],
      [humans, 'Mensch', 'Menschen'],
    ]),
  'board.what-it-means':
    'Deine Trolle bauen volle Gruben ab: Damit bezahlst du Prinzessinnen, Glocken und Höhlen. Kühe stehen in offenen Ställen und bezahlen Außenposten und Trollkarten. Das Clanplättchen nutzt du in deinen Grotten für 1 Mühe.',
  'board.starts-with': 'Beginnt mit',
  'board.has-sites': 'Volle Gruben',
  'board.has-barns': 'Offene Ställe',
  'board.clan-tile': 'Clanplättchen',
  'board.reference': 'Zeichen',
  'board.close': 'Schließen',

  'section.table': 'Dörfer und Grotten',
  'section.caves': 'Meine Höhlen',
  'section.caves-note': ({ count: tiles }) => `${tiles ?? 0} Plättchen`,
  'section.shelf': 'Auslage',

  'shelf.cave': 'Höhlenplättchen',
  'shelf.cave-how': 'Bau: 2 Mühe, 1 Obsidian',
  'shelf.king': 'Königsplättchen',
  'shelf.king-how': 'für eine Prinzessin oder Königskarte',
  'shelf.cards': 'Trollkarten',
  'shelf.cards-how': 'Kraft: 1 Mühe, 1 Kraft, 1 Kuh',

  'reference.effort': 'Mühe und Punkte',
  'reference.mallet': 'Ein Holzhammer: die Mühe, die es kostet. In der gedruckten Regel heißt Mühe Aktionspunkte',
  'reference.crown': 'Eine Münze mit Krone: Punkte. Wer am Ende die meisten hat, gewinnt',
  'reference.help': 'Ein lila Holzhammer: Fremde Trolle im Dorf helfen beim Bezahlen (+2 Hilfe)',
  'reference.pot': 'Ein kalter Kessel: noch Platz für jemanden',
  'reference.human-pot': 'Ein Mensch am Kessel einer Grotte: dort 1 Mühe',
  'reference.villages': 'In den Dörfern',
  'reference.castle': 'Schloss: Im Tor steht manchmal eine Prinzessin. Auch hat es eine Gabe für alle, die kommen',
  'reference.church': 'Kirche: Ein leerer Haken ist eine geraubte Glocke',
  'reference.town': 'Stadt: Kinder mit Gesicht sind Wechselbälger',
  'reference.farm': 'Hof: Menschen zum Anheuern, Kühe zum Stehlen',
  'reference.outpost': 'Außenposten: Deiner bringt dir in seinem Dorf 1 Mühe. Ein grauer gehört niemandem',
  'reference.caverns': 'In deinen Grotten',
  'reference.pieces': 'Figuren',
  'reference.signs': 'Zeichen auf Plättchen und Karten',
  'reference.king': 'Trollkönig: 1 Mühe mehr, wo er steht',
  'reference.princess': 'Prinzessin: 7 Punkte am Ende, und ein Königsplättchen, wenn sie kommt',
  'reference.changeling': 'Wechselbalg: eins von dreien, die ein Set bilden',
  'reference.bell': 'Kirchenglocke: eins von dreien, die ein Set bilden',
  'reference.human': 'Mensch: 1 Mühe in seiner Grotte, 1 Punkt am Ende',
  'reference.cow': 'Kuh im Stall: bezahlt Außenposten und Karten',
  'reference.power': 'Trollkraft: bezahlt Prinzessinnen, Wechselbälger, Menschen, Karten und das Auffüllen',
  'reference.sign-obsidian': 'Obsidian',
  'reference.sign-gold': 'Gold',
  'reference.sign-diamond': 'Diamant',
  'reference.sign-trophy': 'Punkte am Ende für das, was daneben steht',
  'reference.sign-bat': 'Fledermaustotem: Seine Plätze bringen 2 Trollkraft',
  'reference.sign-snake': 'Schlangentotem: Seine Plätze bringen 2 Obsidian',
  'reference.sign-toad': 'Krötentotem: Seine Plätze bringen 1 Gold',
  'reference.sign-mining': 'Aus deinen vollen Gruben abbauen',
  'reference.sign-refill': 'Alle deine leeren Gruben einer Art auffüllen',
  'reference.sign-walk': 'Trolle oder Menschen bewegen',
  'reference.sign-power': 'Trollkraft bekommen',
  'reference.sign-cave': 'Ein Höhlenplättchen kostenlos bauen',
  'reference.sign-card': 'Eine Trollkarte kostenlos nehmen',
  'reference.spot-changeling': 'Viereck: ein Platz für einen Wechselbalg',
  'reference.spot-outpost': 'Siebeneck: ein Platz für einen Außenposten',
  'reference.spot-bell': 'Rund: ein Platz für eine Glocke',

  'icons.princess': 'Die Prinzessin rauben: dazu 2 Trollkraft und 1 Diamant. Braucht ein freies Bett',
  'icons.princess-effort': '5',
  'icons.bell': 'Eine Glocke rauben: dazu 3 Obsidian. Braucht einen freien Glockenplatz',
  'icons.bell-effort': '4',
  'icons.castle': 'Die Gabe des Schlosses nehmen. Danach verlassen alle deine Trolle das Dorf',
  'icons.castle-effort': '3',
  'icons.swap': 'Einen Wechselbalg gegen einen von deinen tauschen: dazu 2 Trollkraft und 2 Gold oder 1 Diamant',
  'icons.swap-effort': '2',
  'icons.hire': 'Einen Menschen für eine Grotte anheuern: dazu 1 Trollkraft und 1 Gold',
  'icons.hire-effort': '2',
  'icons.cow': 'Eine Kuh stehlen. Braucht einen freien Stall',
  'icons.cow-effort': '1',
  'icons.mine': 'Abbauen: 1 für Obsidian, 2 für Gold, 3 für einen Diamanten',
  'icons.mine-effort': '1–3',
  'icons.build-tiles': 'Ein oder zwei Höhlenplättchen bauen: dazu 1 Obsidian',
  'icons.build-tiles-effort': '2',
  'icons.build-outpost': 'Einen Außenposten in einem beliebigen Dorf bauen: dazu 1 Kuh',
  'icons.build-outpost-effort': '3',
  'icons.refresh-cave': 'Fünf andere Höhlenplättchen auslegen',
  'icons.refresh-cave-effort': '1',
  'icons.get-power': 'Trollkraft sammeln',
  'icons.get-power-effort': '2',
  'icons.replenish': 'Alle deine leeren Gruben einer Art auffüllen: dazu 1 Trollkraft',
  'icons.replenish-effort': '2',
  'icons.buy-card': 'Eine Trollkarte kaufen: dazu 1 Trollkraft und 1 Kuh',
  'icons.buy-card-effort': '1',
  'icons.refresh-cards': 'Fünf andere Trollkarten auslegen: dazu 1 Obsidian',
  'icons.refresh-cards-effort': '2',
  'icons.activate': 'Das Clanplättchen oder ein Königsplättchen nutzen, einmal pro Phase',
  'icons.activate-effort': '1',

  ...wordsDe,
  ...explanationsDe,
  ...guideDe,
};
