import type { Translation } from '../../../../../kernel/messages.ts';
import type * as english from '../en/guide.ts';

/** What the guided first match says. */
export const guide: Translation<typeof english.guide> = {
  'guide.welcome':
    'Das ist dein Zuhause: links der Wald, rechts ein Berg. Den einen rodest du, in den anderen gräbst du dich hinein, und nach zwölf Runden zählt alles, was du geschaffen hast, als Punkte.',
  'guide.spaces':
    'Das sind die Aktionsfelder. Auf jedem steht, was dort gerade liegt und was du tun kannst. Wenn du eine Person einsetzen sollst, leuchten die Aktionsfelder, die dir offenstehen.',
  'guide.crew':
    'Du hast zwei Personen. Eine nach der anderen schickst du auf ein Aktionsfeld. Am Abend kommen sie heim.',
  'guide.sustenance': 'Schick die erste zum Lebensunterhalt: Nahrung, Getreide und ein Stück Wald zum Roden.',
  'guide.first-tile':
    'Leg nun das Plättchen. Das erste muss an den Eingang deiner Höhle grenzen: hierher eine Wiese, darunter der Acker.',
  'guide.ore': 'Hol dir als Nächstes das Erz vom Erzabbau. Du brauchst es für eine Waffe.',
  'guide.second-round':
    'Eine neue Runde: Ein neues Aktionsfeld ist am Weg dazugekommen, und wo niemand war, liegen mehr Waren. Der Stein sagt, ob die Runde mit einer Ernte endet.',
  'guide.blacksmith': 'Geh zum Schmieden. Dort entstehen Waffen.',
  'guide.forge': 'Stärke wird mit Erz bezahlt. Schmiede eine Waffe der Stärke 2.',
  'guide.first-loot':
    'Eine bewaffnete Person kann auf Beutezug gehen. Wofür die Waffe reicht, das leuchtet, der Rest ist außer Reichweite. Wähle das Schaf und schick sie los.',
  'guide.second-loot': 'Von hier darfst du drei verschiedene Beutestücke heimbringen. Nimm auch das Getreide.',
  'guide.third-loot':
    'Und zuletzt: Mach alle deine Waffen stärker. Jeder Beutezug macht außerdem die Waffe selbst um 1 stärker.',
  'guide.sheep':
    'Das Schaf lebt in deiner Startwohnung, wo Platz für zwei Tiere einer Art ist. Tiere versetzt du nie: Sie finden selbst den besten Platz.',
  'guide.logging': 'Deine andere Person geht zum Holzschlag. Aus dem Holz wird eine Wohnung.',
  'guide.slash': 'Runde 3. Die Brandrodung rodet mehr Wald und lässt dich säen.',
  'guide.second-tile': 'Leg das zweite Plättchen neben das erste: oben eine Wiese, darunter der Acker.',
  'guide.sow':
    'Säe auf beiden Äckern Getreide: Klick sie nacheinander an und dann auf „Säen“. Jeder nimmt 1 von deinem Getreide, und 3 wachsen darauf.',
  'guide.excavation': 'Die bewaffnete Person geht zum Aushub: Stein und ein Plättchen zum Graben.',
  'guide.dig': 'Wähle die Höhle mit einem Stollen. Sie wird neben der Höhle gegraben, die du hast.',
  'guide.harvest':
    'Ernte! Von jedem Acker kam ein Getreide herein. Nun wollen alle essen: 2 Nahrung für jede Person. Du hast 3, und 4 sind nötig.',
  'guide.feed':
    'Drück auf „Günstigster Weg“: Aus einem Getreide wird Nahrung. Dann ernähre sie. Jede fehlende Nahrung wäre ein Bettelmarker und kostete 3 Punkte. So umwandeln kannst du jederzeit, mit „Tauschen“.',
  'guide.wish':
    'Runde 4 bringt den Kinderwunsch. Für ein Kind muss ein Bett da sein, und deine zwei sind belegt. Richte also zuerst eine Wohnung ein.',
  'guide.dwelling':
    'Das sind die Einrichtungen: was jede kostet, was sie tut und wie viele Punkte sie bringt. Baue die Wohnung für 4 Holz und 3 Stein.',
  'guide.cell': 'Sie kommt in diese Höhle.',
  'guide.reference': 'Hier findest du alle Bilder und die wichtigsten Regeln auf einer Seite.',
  'guide.end':
    'Mit dem nächsten Kinderwunsch kann deine Familie wachsen. Von hier an gehört die Partie dir: Zeig auf irgendetwas, um zu lesen, was es tut. Komm gut durch den Winter!',

  'folk-guide.welcome':
    'Mit Vergessene Völker musst du kein Zwerg sein. Jedes Volk hat Gaben, die manches leichter machen, und einen Preis, der anderes schwerer macht. Die Gipfel sagen, wie viel Planung es braucht.',
  'folk-guide.pick':
    'Versuchen wir es mit den Bleichlingen, die gern graben. Lies ihre Gaben und ihren Preis, dann führe sie.',
  'folk-guide.home':
    'Das ist dein Zuhause. Ungenutzter Wald kostet dich nichts: Das Schild sagt es. Wo dein Volk eine Regel ändert, liest du es dort, wo es zählt.',
  'folk-guide.dig': 'Schick die erste Person zum Aushub.',
  'folk-guide.over-edge':
    'Wähle die Höhle mit einem Stollen. Deine Plättchen dürfen über den Rand ragen: Grabe die Höhle neben der Startwohnung und den Stollen darunter, außerhalb des Plans.',
  'folk-guide.gain':
    'Jedes Plättchen über dem Rand bringt den Bleichlingen 1 Gold und 1 Pilz. Aus einem Pilz kann jederzeit Gemüse werden.',
  'folk-guide.clear': 'Nun die Brandrodung. Im Wald hat dein Volk einen Preis zu zahlen.',
  'folk-guide.single': 'Wo andere eine Wiese und einen Acker legen, darfst du eines von beiden legen. Nimm den Acker.',
  'folk-guide.sow':
    'Und nun säe: Pilze wachsen in leeren Höhlen. Klick die erste an und dann auf „Säen“: Aus deinem Pilz werden zwei.',
  'folk-guide.reference': 'Alle Völker am Tisch stehen auf dieser Seite, mit Goblins und den neuen Feldfrüchten.',
  'folk-guide.end':
    'Vier Einrichtungen sind mit deinem Volk gekommen, und vier sind gegangen. Zeig auf irgendetwas, um zu lesen, was es tut. Von hier an gehört die Partie dir.',
};
