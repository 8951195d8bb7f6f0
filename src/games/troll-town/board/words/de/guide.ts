import type { Translation } from '../../../../../kernel/messages.ts';
import type * as english from '../en/guide.ts';

/** Die erste Ära mit Begleitung. */
export const guide: Translation<typeof english.guide> = {
  'guide.welcome':
    'Willkommen in Troll Town! Nach vierzig Runden entscheiden Kronen: eine für den Boss, eine für eine Hütte mit Weg zum Markt, eine für die meisten eigenen Handlanger. Aber zuerst: Was für ein Troll bist du? Fünfzehn Punkte für fünf Werte.',
  'guide.muscles': 'Karten entscheiden Kämpfe, und jede nennt einen Wert. Gib deinen Muskeln 4.',
  'guide.skin': 'Ein dickes Fell hilft auch: 4.',
  'guide.guts': '3 für deinen Mumm.',
  'guide.brains': '3 für deinen Grips. Tempo bekommt den letzten Punkt: Gekämpft wird also nahe bei dir zu Hause.',
  'guide.feast':
    'Alle zehn Runden hält der Boss ein Festmahl. Jetzt will er 4 Kinder, später mehr. Jemand muss sie fangen, einsperren und kochen, sonst verwüstet er die Stadt.',
  'guide.minion':
    'In jeder Runde tut dein Troll eine Sache, und die Handlanger bauen bis zu zwei Dinge für dich. Noch gibt es keine Handlanger: Heuere einen für die Stadt an.',
  'guide.hovel':
    'Er kann noch in dieser Runde arbeiten. {seat} heuert vielleicht auch einen an. Zusammen können sie eine Kate bauen: Die braucht 2 Arbeit.',
  'guide.lay-hovel': 'Eine Kate steht an einem Weg. Nimm diesen Platz an der Brücke.',
  'guide.grunt':
    'Dein Plan ist geheim, zeigt dir, was schiefgehen kann, und lässt sich ändern, bis du grunzt. Haben alle gegrunzt, werden alle Pläne ausgeführt. Grunze!',
  'guide.reveal':
    'So ist die Runde ausgegangen: zuerst dein Plan, dann was sich geändert hat und warum. Hast du alles gelesen, geht es weiter zur nächsten Runde.',
  'guide.catch': 'Jetzt leben zwei Handlanger in der Stadt. Fang ein Kind: Mit bloßen Händen fängst du eines.',
  'guide.wait': 'Noch gibt es keinen Käfig. Das Kind wartet bei einer Kate bis zum Ende der Runde.',
  'guide.cage': 'Lass also in derselben Runde einen Käfig bauen. Der braucht nur 1 Arbeit.',
  'guide.lay-cage':
    'Ein Käfig braucht an zwei Seiten einen Weg. Dieser Platz nahe der Brücke ist praktisch, aber nicht sicher.',
  'guide.road': 'Dein zweiter Auftrag: ein kurzer Weg. Hütten, Werkstätten und Gruben brauchen an vielen Seiten Weg.',
  'guide.lay-road':
    'Zeig auf das leuchtende Feld; der Weg erscheint als Schatten, und du kannst ihn drehen. Leg ihn hierhin.',
  'guide.grunt-again': 'Drei Arbeit zusammen: Das reicht genau, wenn {seat} einen Handlanger anheuert. Grunze!',
  'guide.trolls':
    'Drei Arbeit waren nötig; die Stadt zeigt, was gebaut wurde. Hier sind alle Trolle: ihre Werte, was ihnen wehtut, und ob sie noch planen.',
  'guide.catch-again': 'Fang noch ein Kind.',
  'guide.store': 'Diesmal kommt es gleich in den Käfig: Dort ist noch Platz für eines.',
  'guide.risk':
    'Sieh dir die Warnung an: Will auch {seat} fangen, kämpft ihr, und die Kinder aus Verliesen im Umkreis von drei Feldern rennen zur Brücke.',
  'guide.grunt-fight': 'Wag es. Grunze!',
  'guide.fight':
    'Wollen zwei dasselbe, nennt eine Karte einen Wert, und der höhere gewinnt; der andere Troll wird verletzt. Hier liest du, wer wen besiegt hat und was aus den Kindern wurde.',
  'guide.more-minions':
    'Arbeit braucht Hände, und auch {seat} heuert welche an. Heuere noch einen Handlanger für die Stadt an.',
  'guide.more-beds':
    'Fünf Handlanger, aber nur vier Betten: Wer keines hat, läuft in der Nacht weg. Lass eine Kate bauen.',
  'guide.lay-beds': 'Eine Kate darf sich auch an eine andere Kate lehnen. Hier.',
  'guide.grunt-beds': 'Zwei von fünf Handlangern werden arbeiten. Grunze!',
  'guide.kitchens':
    'Der Boss isst nur, was gekocht ist. Eine Werkstatt kocht 2 Kinder, wenn zwei Handlanger der Stadt dafür da sind: Für 4 Kinder braucht die Stadt zwei Werkstätten.',
  'guide.hut':
    'Dann etwas für dich: eine Hütte, für 2 Arbeit, mit Weg an sechs Seiten. Sie macht dich stärker, beherbergt eigene Handlanger und bringt mit einem Weg zum Markt eine Krone.',
  'guide.next':
    'Mit dem Fanggerät einer Werkstatt fängst du zwei auf einmal. Mit jeder Ära kommen neue Taten: Dann kannst du Prügeleien anfangen, erschrecken, heilen oder abreißen. Zeig auf irgendetwas, um darüber zu lesen.',
  'guide.end':
    'In den Runden 10, 20 und 30 kommt der Boss und nimmt sich Handlanger. Wer stärker ist als er, kann ihn um seine Krone herausfordern. Kein Versprechen bindet dich. Spiel weiter!',
};
