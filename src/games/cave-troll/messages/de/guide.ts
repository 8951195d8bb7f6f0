import type { Catalogue } from '../../../../kernel/messages.ts';
import type { guideWords as english } from '../en/guide.ts';

export const guideWords: Readonly<Record<keyof typeof english, string>> & Catalogue = {
  'guide.welcome':
    'Willkommen im Verlies. Räume voller Gold, vier Treppen hinein und drei Gruben, aus denen Monster steigen. Du und {seat} habt es gleichzeitig entdeckt.',
  'guide.gold':
    'Die Münzen auf dem Boden zeigen, was ein Raum bringt. In einer Wertung bekommt sein Gold, wer die meisten Helden darin hat.',
  'guide.draw': 'In jedem Zug hast du Aktionen. Eine davon: jemanden hereinholen. Zieh eine Karte von deinem Stapel.',
  'guide.play':
    'Jetzt hast du zwei Karten und spielst eine davon. Heb dir den Höhlentroll für später auf und spiel den Abenteurer.',
  'guide.put': 'Helden kommen über eine Treppe herein. Wähle die, die leuchtet.',
  'guide.turn':
    'Wer beginnt, hat im ersten Zug nur eine Aktion. Ab jetzt hast du in jedem Zug vier: die goldenen Rauten neben deinem Namen.',
  'guide.move': 'Tippe deinen Abenteurer an. Alle Türen, die er nehmen darf, leuchten auf.',
  'guide.go': 'Schick ihn durch die Tür in die Rattenwache.',
  'guide.held':
    'Du hast den einzigen Helden hier, also gehört der Raum vorerst dir: Das Zeichen zeigt, wer ihn bekäme und wie viel er brächte.',
  'guide.move-on': 'Weiter drinnen sind die Räume mehr wert. Tippe deinen Abenteurer noch einmal an.',
  'guide.go-on': 'Weiter in die Fluthalle.',
  'guide.draw-again': 'Zieh noch eine Karte.',
  'guide.barbarian': 'Ein Barbar! Er zählt in einer Wertung als zwei Helden. Spiel ihn.',
  'guide.put-barbarian': 'Hol ihn über dieselbe Treppe herein wie vorhin.',
  'guide.move-barbarian':
    'Eine Aktion ist übrig. {seat} hat einen Abenteurer in der Wurzeldiele: Tippe deinen Barbaren an.',
  'guide.go-barbarian': 'Geh dort hinein. Zwei gegen einen: Der Raum gehört dir.',
  'guide.pushed':
    'Ein Geist! {seat} hat ihn aus der Grube in die Halle geschickt, und er hat deinen Abenteurer zur Tür hinausgestoßen. Monster bekommen nie Gold, sie verderben es nur anderen.',
  'guide.draw-troll':
    'Zeit für den Höhlentroll, den du aufgehoben hast. Vor dem Spielen wird immer gezogen: Zieh eine Karte.',
  'guide.troll': 'Wieder hast du zwei Karten. Spiel den Höhlentroll und heb die andere für später auf.',
  'guide.put-troll': 'Er darf in jeden Raum einbrechen. Lass ihn in der Fluthalle los.',
  'guide.shut':
    'Alle dürfen eine Figur retten. {seat} hat den Abenteurer gerettet, der Geist ist verloren. Diesen Raum betritt nie wieder jemand.',
  'guide.move-store': 'Dein Abenteurer wurde zurückgestoßen, aber es gibt noch mehr zu holen. Tippe ihn an.',
  'guide.go-store': 'Die Helmkammer ist drei Gold wert. Geh hinein.',
  'guide.draw-score': 'Zieh noch einmal.',
  'guide.score': 'Mit der Karte, die du aufgehoben hast, wird sofort ein einzelner Raum gewertet. Spiel sie.',
  'guide.score-room': 'Werte die Helmkammer.',
  'guide.paid': 'Drei Gold für dich. Räume behalten ihre Münzen und können immer wieder Gold bringen.',
  'guide.hourglass':
    'Manche Karten tragen Sanduhren und füllen diese hier, egal, wer sie spielt. Ist sie voll, werden alle Räume auf einmal gewertet. Ein letztes Mal werden sie gewertet, wenn ein Stapel zu Ende ist.',
  'guide.cards':
    'Tippe eine beliebige Figur an, um zu lesen, was sie kann. Alles Ausgegraute sagt dir, warum, und seine Regelnummer öffnet die Regeln.',
  'guide.end': 'Den Rest des Verlieses erkundest du selbst. Spiel weiter gegen {seat}. Viel Glück!',
};
