import type { Translation } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { byNumber, children, minions } from '../../../messages/de/speech.ts';
import type * as english from '../en/explanations.ts';

/** Was der Kasten über das sagt, worauf man zeigt. */
export const explanations: Translation<typeof english.explanations> = {
  'thing.calendar': 'Das nächste Festmahl',
  'thing.communal': 'Handlanger der Stadt',
  'thing.herd': 'Die wilde Horde',
  'thing.labour': 'Arbeit',
  'thing.grunt': 'Grunzen',
  'thing.slate': 'Tafel',
  'thing.talk': 'Vorschläge',
  'thing.crowns': 'Kronen: Die meisten gewinnen nach Runde 40',
  'thing.crown-held': ({ crown }) => `✓ ${crown}`,
  'thing.crown-not-held': ({ crown }) => `– ${crown}`,
  'explain.calendar':
    'In der letzten Runde jeder Ära will der Boss Kinder, gekocht. Sind es zu wenige, oder sind zu wenige Küchen mit je zwei Handlangern besetzt, zertrümmert er Wege.',
  'explain.communal':
    'Sie wohnen zu zweit in Katen und arbeiten für alle Trolle. Wer kein Bett hat, läuft in der Nacht weg.',
  'explain.herd': 'Wilde Handlanger, die Trolle anheuern können. Mit jeder Ära kommt eine neue Horde.',
  'explain.labour':
    'Jeder Handlanger leistet eine Arbeit je Runde und geht wieder heim. Deine eigenen arbeiten nur für dich.',
  'explain.talk':
    'Sag den anderen, was du tun wirst, bitte sie um etwas oder zeig ihnen eine Stelle. Alle lesen es, es bindet niemanden, und am Ende der Runde verschwindet es.',
  'explain.slate':
    'Niemand sieht deinen Plan, bis alle gegrunzt haben, es sei denn, du zeigst ihn. Wem du ihn zeigst, der sieht auch jede Änderung. Er bindet dich an nichts.',
  'explain.grunt':
    'Dein Plan steht. Ausgeführt wird in der Reihenfolge, in der ihr grunzt. Aufgedeckt wird, wenn alle gegrunzt haben.',

  'explain.get-minion':
    'Ein Handlanger aus der Horde kommt in die Stadt, oder in deine Hütte, wenn dort ein Bett frei ist.',
  'explain.capture-child':
    'Du fängst 1 Kind, mit dem Fanggerät einer Werkstatt 2, 4 oder 8. Wollen auch andere fangen, kämpft ihr, und nur wer gewinnt, fängt.',
  'explain.challenge': 'Ein Duell mit fünf Karten gegen den Boss. Führst du am Ende, bist du der Boss.',
  'explain.loaf': 'Du tust nichts.',
  'explain.get-resource': 'Ein Vorrat mehr am Markt in jeder Runde, oder einer für dich.',
  'explain.make-trinket': 'Zwei Vorräte und die Arbeit eines Handlangers heben einen Wert für immer um 1.',
  'explain.upgrade-hovel':
    'Deine Hütte, eine Werkstatt oder eine Grube bekommt eine Kate dazu und steigt um eine Stufe.',
  'explain.heal': 'Eine Werkstatt heilt 1 Verletzung, ab Stufe 2 sind es 2.',
  'explain.schmooze':
    'Du gibst einen eigenen Handlanger her. Dafür kommen deine Aufträge in dieser Runde zuerst, und niemand kann sie dir streitig machen.',
  'explain.smash': 'Eine rissige Fuge bricht, und mit ihr das schwächere Wegfeld daneben.',
  'explain.scare': 'Die Kinder in einem Käfig oder einer Grube bleiben diese Runde drin, was auch geschieht.',
  'explain.upgrade-pile': 'Eine Hütte oder Werkstatt der Stufe 2 bekommt einen Haufen dazu und steigt auf Stufe 3.',
  'explain.fight': 'Ein Kampf mit einem anderen Troll. Gewinnst du, gehört einer seiner eigenen Handlanger dir.',
  'explain.destroy':
    'Deine eigenen Handlanger, einer je Feld, reißen ein Gebäude oder ein Wegteil ab. Der Troll mit der nächsten Hütte kämpft mit dir darum.',
  'explain.fire': 'Du gibst einen eigenen Handlanger her. Ein Wegfeld brennt und ist in der nächsten Runde weg.',
  'explain.intimidate': 'Du nimmst einen Handlanger eines anderen Trolls in deine Hütte.',
  'explain.strike': 'Ein anderer Troll wird verletzt, in einem Wert, den eine Karte nennt.',
  'explain.call-feast': 'Das Festmahl dieser Ära ist heute Abend.',
  'explain.grift': 'Du nimmst dem Markt für immer einen Vorrat.',

  'explain.road':
    'Er muss den Markt berühren oder einen Weg, der dorthin führt. Nie dürfen drei Wegfelder alle einander berühren.',
  'explain.hovel': 'Betten für zwei Handlanger der Stadt. Sie darf auch neben einer anderen Kate stehen.',
  'explain.cage': 'Platz für 2 Kinder.',
  'explain.shop': 'Fanggerät, Heilung und eine Küche fürs Festmahl. Zwei Handlanger halten sie in Gang.',
  'explain.hut-mud':
    'Dein Zuhause: Betten für 2 eigene Handlanger, eine Speisekammer für 2 Kinder und 1 mehr in jedem Wert.',
  'explain.hut-wood':
    'Dein Zuhause: Betten für 6 eigene Handlanger, eine Speisekammer für 2 Kinder und 1 mehr in jedem Wert.',
  'explain.hut-clay': 'Dein Zuhause: Betten für 8 eigene Handlanger. Feuer schadet ihr nicht.',
  'explain.pit': 'Platz für 9 Kinder, und für 9 mehr mit jeder angebauten Kate. Sie braucht einen Weg zur Brücke.',
  'explain.rebuild': 'Deine Lehmhütte wird zur Holzhütte: Betten für 6.',
  'explain.rebuild-clay': 'Deine Hütte wird zur Ziegelhütte: Betten für 8, und Feuer schadet ihr nicht.',
  'explain.supports': ({ supports }) =>
    Number(supports) === 1 ? 'Eine Seite muss an einem Weg liegen.' : `${supports} Seiten müssen an Wegen liegen.`,
  'explain.stat': 'Eine Angriffskarte nennt einen Wert; der höhere gewinnt, und der andere Troll wird darin verletzt.',
  'explain.crack': 'Eine rissige Fuge hält wie zuvor. Noch ein Hieb, und sie bricht, und Weg geht verloren.',
  'explain.hex': 'Auf ein Feld passt eine Sache: Weg, ein Gebäude oder Schutt.',

  'thing.hovels': ({ minions: number, beds }) =>
    `${minions(number)} der Stadt ${byNumber(number, 'wohnt', 'wohnen')} in ${count(beds, 'Bett', 'Betten')}.`,
  'thing.store': ({ children: number, room }) => `${children(number)}, Platz für ${room}.`,
  'thing.pit-cut-off': 'Kein Weg führt von ihr zur Brücke, also nimmt sie keine Kinder auf.',
  'thing.scared': 'Die Kinder sind verschreckt: Sie bleiben diese Runde.',
  'thing.shop': ({ level, catches, heals, cooks }) =>
    `Stufe ${level}: Ihr Fanggerät fängt ${children(catches)}, sie heilt ${heals} und kocht ${cooks} beim Festmahl.`,
  'thing.taken': 'Sie ist in dieser Runde besetzt.',
  'thing.hut': ({ level, minions: number, beds, children: held }) =>
    `Stufe ${level}: ${minions(number)} in ${count(beds, 'Bett', 'Betten')}${Number(held) > 0 ? `, ${children(held)} in der Speisekammer` : ''}.`,
  'thing.hut-cut-off': 'Kein Weg führt von ihr zum Markt.',
  'thing.addon': ({ staff }) =>
    Number(staff) === 0
      ? 'Niemand wohnt darin.'
      : `${minions(staff)} ${byNumber(staff, 'wohnt', 'wohnen')} für immer dort.`,
  'thing.damage': 'Beschädigt: {damage} von {hexes}.',
  'thing.hurt': 'Verletzt: {list}.',
  'thing.on-bridge': 'Wohnt auf der Brücke: keine Hütte, keine eigenen Handlanger.',
  'thing.in-hut': ({ minions: number }) => `${number} ${byNumber(number, 'eigener', 'eigene')} Handlanger.`,
  'thing.title': 'Der Boss: ist zuerst dran, baut für 1 Arbeit weniger, und niemand kommt ihm in die Quere.',
  'thing.challenger': 'Hat den Boss herausgefordert: beim Wutanfall als Erster dran.',
  'thing.grudge': 'Der Boss hegt Groll: beim Einschüchtern als Erster dran.',
  'thing.dethroned': 'Gestürzt: Er wohnt weiter in seiner Hütte und kämpft nie mehr um den Titel.',

  'reference.town': 'Was in der Stadt steht',
  'reference.stats': 'Werte, wie Angriffskarten sie nennen',
  'reference.hub': 'Der Markt: Hier treffen sich die Trolle',
  'reference.hovel': 'Kate: ein helles Fenster für jeden Handlanger, der zu Hause ist',
  'reference.cage': 'Käfig: Man sieht jedes Kind',
  'reference.pit': 'Grube: eine Schar Kinder',
  'reference.shop-1': 'Werkstatt, Stufe 1: Eine Schlinge fängt 2, sie kocht 2',
  'reference.shop-2': 'Werkstatt, Stufe 2: Ein Seil fängt 4, sie kocht 4',
  'reference.shop-3': 'Werkstatt, Stufe 3: Ein Sack fängt 8, sie kocht 8',
  'reference.hut-mud': 'Lehmhütte: Betten für 2, mit der Fahne ihres Trolls',
  'reference.hut-wood': 'Holzhütte: Betten für 6',
  'reference.hut-clay': 'Ziegelhütte: Betten für 8, Feuer schadet ihr nicht',
  'reference.boss-hut': 'Hütte des Bosses: rotes Dach und Hauer',
  'reference.addon': 'Angebaute Kate: Handlanger, die für immer bleiben',
  'reference.pile': 'Haufen: die dritte Stufe',
  'reference.debris': 'Schutt: Hier lässt sich nie mehr bauen',
  'reference.crack': 'Eine rissige Fuge: Noch ein Hieb, und sie bricht',
  'reference.fire': 'Feuer: Dieser Weg ist in der nächsten Runde weg',
  'reference.minion': 'Ein Handlanger der Stadt',
  'reference.own-minion': 'Der Handlanger eines Trolls trägt dessen Farbe',
  'reference.child': 'Ein Kind',
};
