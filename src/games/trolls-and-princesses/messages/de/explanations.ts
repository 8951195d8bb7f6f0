import type { Message } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/german.ts';
import { lookUp, title } from '../../../speech/speech.ts';
import { BONUS_IDS } from '../../box/bonuses.ts';
import { type TrollCardId, trollCardFace, trollCardNumber } from '../../box/troll-cards.ts';
import type { explanationsEn } from '../en/explanations.ts';
import { about } from './about.ts';
import { BONUS, CLAN } from './names.ts';

const TOTEMS_OF: Readonly<Record<string, string>> = { bat: 'Fledermaus', snake: 'Schlange', toad: 'Kröte' };

/** 'troll-toad-vp-king' is a toad with the design vp-king. */
function designOf(card: unknown): readonly [totem: string, design: string] {
  const [, totem = 'bat', ...design] = String(card).split('-');
  return [totem, design.join('-')];
}

function spotsOf(card: unknown): string {
  const { changelingSpots } = trollCardFace(trollCardNumber(String(card) as TrollCardId));
  return changelingSpots.map((bonus) => BONUS[BONUS_IDS[bonus] ?? 'none']).join(', und ');
}

/** What the reading corner says about things, each in a sentence or two. */
export const explanationsDe: Readonly<Record<keyof typeof explanationsEn, Message>> = {
  'thing.king': 'Der Trollkönig',
  'thing.human': 'Ein Mensch',
  'thing.cauldrons': 'Kessel',
  'thing.castle': 'Schloss',
  'thing.church': 'Kirche',
  'thing.town': 'Stadt',
  'thing.farm': 'Hof',
  'thing.outposts': 'Außenposten',
  'thing.camp': 'Lager',
  'thing.first-cave': 'Erste Höhle',
  'thing.round': 'Runden',
  'thing.stored': 'Beute',
  'thing.beds': 'Prinzessinnen',
  'thing.troll-cards': 'Trollkarten',
  'thing.home-pieces': 'Noch daheim',
  'thing.spot-changeling': 'Wechselbalg',
  'thing.spot-outpost': 'Außenposten',
  'thing.spot-bell': 'Glocke',
  'thing.goods-obsidian': 'Obsidian',
  'thing.goods-gold': 'Gold',
  'thing.goods-diamond': 'Diamanten',
  'thing.sites-obsidian': 'Obsidiangrube',
  'thing.sites-gold': 'Goldgrube',
  'thing.sites-diamond': 'Diamantgrube',
  'thing.goods-power': 'Trollkraft',
  'thing.goods-cows': 'Kühe',
  'thing.own': 'Eine Figur daheim',
  'thing.clan': ({ seat, clan }, speaker) => `${title(whose(seat, speaker, 'dein'))} Clan: ${CLAN[String(clan)]}`,

  'explain.camp': 'Alle deine Trolle beginnen hier, und keiner kommt je zurück.',
  'explain.first-cave':
    'Die Höhlen wachsen vom Eingang nach links. Das erste Plättchen muss dort mit einer Öffnung anliegen.',
  'explain.round':
    'In jeder Runde kommen alle einmal zum Zug: Eine Karte wird aufgedeckt, dann ziehen zwei Trolle los.',
  'explain.stored':
    'Ein Set aus Glocke, Wechselbalg und Außenposten ist 15 Punkte wert, zwei verschiedene 9, eins allein 4.',
  'explain.beds': 'Jede Prinzessin braucht ein eigenes Bett und ist 7 Punkte wert.',
  'explain.troll-cards': 'Sie bleiben vor dir liegen. Jede ist eine Fledermaus, eine Schlange oder eine Kröte.',
  'explain.home-pieces':
    'Jede Figur verdeckt etwas, das du bekommst, wenn sie geht: Außenposten durch Bauen, Wechselbälger durch Tauschen.',
  'explain.spot-changeling':
    'Liegt auf einem viereckigen Platz. Plätze sind auf Plättchen und Karten, und einer ist auf deiner Tafel.',
  'explain.spot-outpost':
    'Liegt auf einem siebeckigen Platz. Plätze sind auf Plättchen und Karten, und einer ist auf deiner Tafel.',
  'explain.spot-bell':
    'Hängt auf einem runden Platz. Plätze sind auf Plättchen und Karten, und einer ist auf deiner Tafel.',
  'explain.goods':
    'Du bezahlst mit dem, was du abgebaut hast. Bau zuerst ab, was in deinen Gruben liegt. Zwei Hälften, die sich treffen, sind eine Grube.',
  'explain.cows': 'Jede Kuh braucht einen offenen Stall. Jede Glockenhöhle, die du baust, öffnet einen weiteren.',
  'explain.mine':
    'Kommt aus deinen gefüllten Gruben zu deinen Gütern. Doppelt so viel, sobald dein Außenposten von seiner Stelle weg ist.',
  'explain.build-tiles':
    'Leg ein oder zwei Plättchen aus der Auslage in deine Höhlen, eins nach dem anderen, zum selben Preis.',
  'explain.build-outpost':
    'Einer deiner Außenposten geht in ein Dorf und bringt dir dort für immer 1 Mühe. Der neutrale, den er ersetzt, kommt auf einen deiner Außenpostenplätze.',
  'explain.refresh-cave': 'Die Höhlenplättchen der Auslage werden abgelegt und fünf andere ausgelegt.',
  'explain.replenish':
    'Wähle Obsidian, Gold oder Diamanten: Alle deine leeren Gruben dieser Art werden wieder gefüllt.',
  'explain.get-power':
    'Du bekommst 2 Trollkraft, und 1 mehr für jeden deiner zwei Wechselbälger, der von seiner Stelle hier weg ist.',
  'explain.buy-card': 'Nimm eine der fünf Trollkarten aus der Auslage.',
  'explain.refresh-cards': 'Die Trollkarten der Auslage werden abgelegt und fünf andere ausgelegt.',
  'explain.princess':
    'Sie braucht ein freies Bett in deinen Höhlen und ist 7 Punkte wert. Dann nimmst du ein Königsplättchen: noch 3 Punkte.',
  'explain.bell': 'Sie braucht einen freien Glockenplatz bei dir und bringt dir dessen Bonus.',
  'explain.castle':
    'Du bekommst, was dieses Schloss gibt. Am Ende der Phase verlassen alle deine Trolle das Dorf und gehen heim. Wofür du keinen Platz hast, das ist verloren.',
  'explain.swap':
    'Der neutrale Wechselbalg kommt auf einen deiner viereckigen Plätze. Einer von deinen bleibt hier, und du bekommst, was er verdeckt hat.',
  'explain.hire': 'Der Mensch geht an einen Kessel einer Grotte und bringt dort 1 Mühe. 1 Punkt am Ende.',
  'explain.cow': 'Sie kommt in einen freien Stall.',
  'explain.shared': 'Fremde Trolle im Dorf helfen, das zu bezahlen. Das gilt nur für Prinzessinnen und Glocken.',
  'explain.shared-all': 'Fremde Trolle im Dorf helfen, das zu bezahlen.',
  'explain.tile': ({ brings }) => `${title(String(brings))}. Öffnung muss auf Öffnung treffen und Wand auf Wand.`,
  'explain.king-tile-price': 'Für eine Prinzessin oder eine Königskarte. 3 Punkte am Ende.',
  'explain.card': ({ card }) => {
    const [totem, design] = designOf(card);
    return `${lookUp(about, `about.${design}`)} Zählt als ${TOTEMS_OF[totem]}.`;
  },
  'explain.card-spots': ({ card }) => `Ein Wechselbalg findet darauf Platz. Bonus: ${spotsOf(card)}.`,
  'explain.king-card':
    'Sobald du hast, was sie verlangt, drück jederzeit in deinem Zug darauf und nimm kostenlos ein Königsplättchen. Auch andere können sie noch beanspruchen.',
  'explain.troll': 'Ein Troll bringt seinem Clan 1 Mühe, wo er steht.',
  'explain.castle-here': ({ castle }) =>
    `Die Gabe des Schlosses: ${lookUp(about, `about.${castle}`)} Danach gehen deine Trolle heim.`,
};
