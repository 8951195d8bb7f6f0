import type { Message } from '../../../../kernel/messages.ts';
import type { guideEn } from '../en/guide.ts';

export const guideDe: Readonly<Record<keyof typeof guideEn, Message>> = {
  'guide.welcome':
    'Willkommen, Oberhaupt! Du führst einen Clan von fünf Trollen an. Am Ende zählt der Trollkönig Prinzessinnen, Glocken, Wechselbälger, Außenposten und seine eigenen Plättchen, und die meisten Punkte gewinnen.',
  'guide.card':
    'Jeder Zug beginnt mit einer Karte: Etwas kommt in ein Dorf, und der König geht irgendwohin. Jetzt steht er in deiner Baugrotte.',
  'guide.trolls':
    'Dann schickst du zwei Trolle los, einen nach dem anderen, jeden in eine deiner drei Grotten oder in ein Dorf. Noch warten deine Trolle hier.',
  'guide.building':
    'Der Holzhammer an jedem Ort sagt, wie viel Mühe ein Troll dort aufbringen könnte: je eine für deine Trolle, für jeden Menschen in einer Grotte und für den König. Alles Goldene ließe sich damit bezahlen. Schick einen Troll in den Bau.',
  'guide.build':
    'Dein Troll und der König bringen 2 Mühe auf. Grabe: Das kostet 2 Mühe und 1 Obsidian, und du darfst zwei Plättchen legen.',
  'guide.princess-tile': 'Fang mit diesem an. Es hat ein Bett: Ohne Bett kommt keine Prinzessin.',
  'guide.lay':
    'Das erste Plättchen kommt an den Eingang. Mausrad, Wischen oder R dreht ein Plättchen. Hier trifft seine halbe Goldgrube auf die halbe am Eingang, und zusammen sind sie eine ganze.',
  'guide.second-tile': 'Noch ein Bett. Das mag der König: Eine seiner Karten verlangt drei Prinzessinnenhöhlen.',
  'guide.lay-second': 'Öffnung muss auf Öffnung treffen und Wand auf Wand.',
  'guide.end-first': 'Alle Mühe ist verbraucht. Beende die Phase mit dem Knopf neben der Frage.',
  'guide.mining': 'Der zweite Troll muss ein anderer sein. Schick ihn in die Mine.',
  'guide.mine':
    'Abgebaut wird, was in deinen Gruben liegt: Obsidian kostet 1 Mühe, Gold 2, ein Diamant 3. Bau einen Obsidian ab.',
  'guide.end-turn': 'Damit endet dein Zug.',
  'guide.rival':
    'Die Gegenseite hat Trolle in eine Mine und nach Dorf I geschickt. Drück auf ein Gesicht, um die Höhlen dieses Clans zu sehen. Eine neue Karte wurde aufgedeckt, und der König ging in deine Mine.',
  'guide.diamond': 'Folge dem König: Zwei Trolle und er bringen dort 3 Mühe auf. Schick noch einen in die Mine.',
  'guide.mine-diamond': 'Das reicht für den Diamanten. Eine Prinzessin kostet einen.',
  'guide.end-phase': 'Der Diamant gehört dir. Beende die Phase.',
  'guide.power': 'Eine Prinzessin kostet auch 2 Trollkraft, und du hast 1. Schick einen Troll in die Kraftgrotte.',
  'guide.clan-tile':
    'Eine Mühe ist zu wenig, um Kraft zu sammeln, aber dein Clanplättchen braucht nur eine: Es gibt 1 Kraft und baut 1 Obsidian ab.',
  'guide.end-power': 'Beende deinen Zug. Dann sieh, was die nächste Karte bringt.',
  'guide.village':
    'In Dorf I ist eine Prinzessin, und jetzt ist auch der König dort. Schick deinen letzten Troll aus dem Lager hin.',
  'guide.cow': 'Eine Kuh kostet nur eine Mühe. Stiehl eine: Mit Kühen bezahlst du Außenposten und Trollkarten.',
  'guide.end-raid': 'Für die Prinzessin reicht es noch nicht. Beende die Phase.',
  'guide.help':
    'Noch ein Troll, und du hast 3 Mühe: zwei Trolle und der König. Die zwei fremden Trolle geben 2 Hilfe dazu, die für Prinzessinnen und Glocken zählt. Das macht 5. Schick den Troll aus dem Bau: Drück auf ihn, dann auf das Dorf.',
  'guide.princess': 'Raube die Prinzessin! Sie ist 7 Punkte wert.',
  'guide.king-tile':
    'Mit ihr kommt ein Königsplättchen, das 3 Punkte wert ist. Dieses hat einen Platz für einen Außenposten und einen für eine Glocke.',
  'guide.lay-king': 'Leg es in deine Höhlen wie jedes andere Plättchen.',
  'guide.end-princess': 'Beende deinen Zug.',
  'guide.third-cave': 'Der König ist wieder in deiner Baugrotte. Schick einen Troll aus der Mine hin.',
  'guide.dig': 'Bau noch einmal.',
  'guide.third-tile': 'Eine dritte Prinzessinnenhöhle.',
  'guide.lay-third': 'Leg sie hierhin.',
  'guide.stop': 'Diesmal genügt eins: Drück auf den Knopf neben der Frage.',
  'guide.claim':
    'Drei Prinzessinnenhöhlen: Genau das verlangt diese Königskarte. Beanspruche sie: Das kostet nichts und geht jederzeit in deinem Zug.',
  'guide.claimed-tile': 'Wieder darfst du eins seiner Plättchen nehmen.',
  'guide.lay-claimed': 'Leg es hierhin. Das sind noch einmal 3 Punkte.',
  'guide.end-claim': 'Die Karte gehört dir, und hier ist keine Mühe mehr übrig. Beende die Phase.',
  'guide.third-troll': 'Nun der zweite Troll: ebenfalls aus der Mine in den Bau.',
  'guide.outpost':
    'Für 3 Mühe und eine Kuh baust du einen Außenposten. Drück darauf, dann auf den Außenposten, der dein Gold verdeckt: Ohne ihn baust du je 2 Gold ab. Schick ihn nach Dorf I, wo er dir von jetzt an 1 Mühe bringt.',
  'guide.storage':
    'Der Außenposten, den er ersetzt hat, liegt jetzt hier bei deiner Beute. Eine Glocke, ein Wechselbalg und ein Außenposten zusammen sind 15 Punkte wert, eins allein 4.',
  'guide.icons':
    'Nicht sicher, was ein Bild bedeutet? Zeig darauf oder tipp es an. Das Fragezeichen zeigt alle auf einer Seite.',
  'guide.end': 'Jetzt weißt du, wie es geht. Spiel weiter, wie du magst!',
};
