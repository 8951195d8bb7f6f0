import type { Param, Params, Speaker, Translation } from '../../../../../kernel/messages.ts';
import { byNumber, children, minions, toMinions, whoElse, whom } from '../../../messages/de/speech.ts';
import type * as english from '../en/index.ts';
import { explanations } from './explanations.ts';
import { guide } from './guide.ts';
import { names } from './names.ts';
import { story } from './story.ts';

type Named = (troll: Param, speaker: Speaker) => string;

function listed(seats: Param, speaker: Speaker, named: Named): string {
  const all = (Array.isArray(seats) ? seats : []).map((seat: number) => named(seat, speaker));
  return new Intl.ListFormat('de').format(all);
}

/** Mit wem man vielleicht kämpfen muss; einer oder zwei mit den Werten, in denen man vorn und hinten liegt. */
function rivals({ seats, ahead, behind }: Params, speaker: Speaker): string {
  const numbers = (list: Param) => (Array.isArray(list) ? list : []);
  if (numbers(seats).length > 2) return listed(seats, speaker, whoElse);
  const all = numbers(seats).map(
    (seat: number, place) => `${whoElse(seat, speaker)} (Werte ${numbers(ahead)[place]} : ${numbers(behind)[place]})`,
  );
  return new Intl.ListFormat('de').format(all);
}

/** 'Vielleicht will auch Anna (3 : 2)' */
function maybe(params: Params, speaker: Speaker): string {
  const many = Array.isArray(params.seats) && params.seats.length > 1;
  return `Vielleicht ${many ? 'wollen' : 'will'} auch ${rivals(params, speaker)}`;
}

/** Was nur das Brett sagt. */
export const boardWords: Translation<typeof english.boardWords> = {
  ...names,
  ...explanations,
  ...guide,
  ...story,

  'section.town': 'Stadt',
  'section.plan': 'Plan',
  'section.trolls': 'Trolle',

  'board.turn': 'drehen',
  'board.lay': 'legen',
  'board.reference': 'Bilder',
  'board.close': 'Schließen',

  'calendar.title': 'Kalender',
  'calendar.era': 'Ära {era}, Runde {turn}',
  'calendar.feast-in': ({ turns }) =>
    Number(turns) === 0
      ? 'Festmahl heute Abend'
      : Number(turns) === 1
        ? 'Festmahl morgen'
        : `Festmahl in ${turns} Runden`,
  'calendar.held': 'Festmahl vorbei',
  'calendar.stored': 'Kinder eingesperrt',
  'calendar.cooked': 'Küchen kochen',
  'calendar.of': '{has} von {of}',
  'calendar.most': ' (höchstens {most})',
  'calendar.minions': ({ minions: number, beds }) =>
    `Stadt: ${minions(number)}, ${beds} ${byNumber(beds, 'Bett', 'Betten')}`,
  'calendar.herd': 'Wild: {minions}',

  'trolls.title': 'Trolle',
  'trolls.planning': 'plant',
  'trolls.choosing': 'wählt',
  'trolls.lending': 'beim Festmahl',
  'trolls.locked': 'fertig',
  'trolls.grunted': '{place}. Grunzer',
  'trolls.boss': 'Boss',
  'trolls.bridge': 'auf der Brücke',
  'trolls.hut': 'Hütte, {minions} von {beds}',
  'trolls.cut-off': 'ohne Weg, {minions} von {beds}',
  'trolls.crowns': ({ crowns }) => (crowns === '' ? 'Keine Krone.' : `Kronen: ${crowns}.`),

  'stats.title': 'Was für ein Troll bist du?',
  'stats.how': ({ left }) =>
    `Noch ${left} ${byNumber(left, 'Punkt', 'Punkte')}. Tempo bekommt, was die anderen übrig lassen.`,
  'stats.goal': 'Nach vierzig Runden gewinnen die meisten Kronen:',
  'stats.why':
    'Im Kampf nennt jede Karte einen Wert: Der höhere gewinnt, der andere Troll wird verletzt. Ein langsamer Troll kämpft nahe bei seinem Zuhause.',
  'stats.rest': 'der Rest',
  'stats.sorts': 'Oder alles auf einmal:',
  'stats.brute': 'Rohling',
  'stats.steady': 'Standfest',
  'stats.sly': 'Schlau',
  'stats.rival': 'Rivale des Bosses',
  'stats.done': 'Die anderen wählen noch.',

  'lend.title': 'Die Küchen brauchen Hände',
  'lend.how': ({ capacity, stored, wanted }) =>
    `Der Boss will ${children(wanted)}, ${stored} ${byNumber(stored, 'ist', 'sind')} eingesperrt, und die Küchen können ${capacity} kochen. Zwei Handlanger besetzen eine Küche mehr; danach kommen sie heim.`,

  'shelf.title': 'Was sich planen lässt',
  'shelf.leaves': 'Troll oder Bau',
  'shelf.deeds': 'Mein Troll',
  'shelf.works': 'Bauen',
  'shelf.roads': 'Wege',
  'shelf.from-era': 'ab Ära {era}',
  'shelf.labour': '{labour} Arbeit',

  'plan.title': 'Dein Plan',
  'plan.troll': 'Mein Troll',
  'plan.minions': 'Handlanger bauen',
  'plan.no-deed': 'Noch nichts geplant',
  'plan.underway': 'noch eine Wahl',
  'plan.no-order': 'Auftrag {number}: noch nichts',
  'plan.a-road': 'ein Wegteil',
  'plan.to-hub': 'für den Markt',
  'plan.to-hut': 'für deine Hütte',
  'plan.labour': '{planned} von {all} Arbeit geplant, {left} übrig',
  'plan.labour-short': ({ planned, all, left }) =>
    `${planned} Arbeit geplant, ${all} da: ${left} ${byNumber(left, 'fehlt', 'fehlen')}`,
  'plan.take-out': 'Auftrag {number} streichen',
  'talk.open': 'Vorschlagen',
  'talk.tell': ({ what }) => `Den anderen sagen: ${what}`,
  'talk.told': ({ what }) => `Die anderen wissen: ${what}`,
  'talk.please': 'Bitte',
  'talk.do': 'tu',
  'talk.build': 'bau',
  'talk.this': 'das hier:',
  'talk.leave-me': 'Lasst mir Handlanger:',
  'talk.donate': 'Ich gebe einen Gesellen für:',
  'talk.mark': 'Eine Stelle auf der Karte zeigen',
  'talk.say-it': 'Sagen',
  'talk.cancel': 'Abbrechen',
  'talk.says': '{seat} sagt:',
  'slate.closed': 'Verdeckte Tafel',
  'slate.open-to-all': 'Offen für alle',
  'slate.open-to': 'Offen für {seats}',
  'slate.later': 'Mach zuerst diesen Teil fertig: Dann kannst du deinen Plan zeigen.',
  'slate.shows': 'Zeigt dir den Plan:',
  'plan.grunt': 'Grunzen!',
  'plan.grunted': 'Gegrunzt',
  'plan.odds': 'in {ahead} Werten vorn, in {behind} hinten',
  'plan.parts': '{planned} von {all}',
  'plan.have-grunted': ({ grunted }) => `${grunted} ${byNumber(grunted, 'hat', 'haben')} gegrunzt`,
  'plan.empty': 'Nichts ist geplant. Dein Troll würde faulenzen.',
  'plan.go-on': 'Weiterplanen',
  'plan.next-turn': 'Runde {turn} planen',

  'plan.warnings': ({ warnings }) => `${warnings} ${byNumber(warnings, 'Warnung', 'Warnungen')}`,
  'plan.more-notes': '+{more} mehr',
  'plan.fewer-notes': 'Weniger',
  'risk.catch': (params, speaker) => {
    const stores = Number(params.stores);
    const open = stores === 0 ? '' : `, und ${stores === 1 ? 'ein Verlies bräche' : `${stores} Verliese brächen`} auf`;
    return `${maybe(params, speaker)} fangen. Dann kämpft ihr${open}.`;
  },
  'risk.schmooze': (params, speaker) => `${maybe(params, speaker)} schleimen. Dann kämpft ihr.`,
  'risk.no-room': ({ children: number }) =>
    `Kein Platz für ${children(number)}: ${byNumber(number, 'Es läuft', 'Sie laufen')} weg.`,
  'risk.room-ordered': ({ children: number }) => `Platz für ${children(number)}: Dein eigener Auftrag schafft ihn.`,
  'risk.bare-handed': 'Werkstatt oder Trupp fehlt: Dein Troll geht mit bloßen Händen.',
  'risk.pit-cut-off': 'Kein Weg führt von der neuen Grube zur Brücke: Sie nimmt keine Kinder auf.',
  'risk.waits': 'Sie warten bei einer Kate und werden am Rundenende eingesperrt.',
  'risk.no-bed':
    'Kein Bett ist frei: Der Handlanger arbeitet diese Runde und läuft dann weg, wenn niemand eine Kate baut.',
  'risk.bed-ordered': 'Ein Bett für den Handlanger: Dein eigener Auftrag schafft es.',
  'risk.own-beds': ({ minions: number }) =>
    `Du hast kein Bett für ${minions(number)} von dir: Heute Nacht ${byNumber(number, 'gehört er', 'gehören sie')} der Stadt.`,
  'risk.deed-fails': 'Wie die Stadt jetzt aussieht, misslingt, was dein Troll vorhat.',
  'risk.order-fails': 'Wie die Stadt jetzt aussieht, misslingt Auftrag {number}.',
  'risk.herd': ({ minions: number }) => `In der Horde ${byNumber(number, 'ist', 'sind')} nur noch ${minions(number)}.`,
  'risk.challenge':
    'Beginnt eine Herausforderung, versucht jedes Kind in jedem Verlies zu entkommen. Andere Herausforderer musst du zuerst besiegen.',
  'risk.destroy': 'Der Troll mit der nächsten Hütte wird mit dir darum kämpfen.',
  'risk.shops': ({ shops }) =>
    Number(shops) === 1
      ? 'Die einzige Werkstatt dient einem Troll je Runde; auch andere wollen sie vielleicht.'
      : `Die ${shops} Werkstätten dienen je einem Troll je Runde; auch andere wollen sie vielleicht.`,
  'risk.labour': ({ short }) =>
    `${short} Arbeit ${byNumber(short, 'fehlt', 'fehlen')}: Nur Handlanger, die andere anheuern, könnten es schaffen.`,
  'risk.before': ({ seats }, speaker) => `Die Arbeit der Stadt geht zuerst an ${listed(seats, speaker, whom)}.`,
  'risk.share': ({ town }) => `Alle Trolle zehren von denselben ${toMinions(town)} der Stadt.`,

  'show.title': 'Runde {turn}, Schritt für Schritt',
  'show.pause': 'Pause',
  'show.play': 'Weiter',
  'show.back': 'Zurück',
  'show.next': 'Nächster Schritt',
  'show.mine': 'Zu meinem nächsten Teil',
  'show.end': 'Zum Ende',
  'show.again': 'Noch einmal',
  'show.only-mine': 'Meine Teile',
  'show.close': 'Schließen',
  'show.step': 'Schritt {step} von {steps}',
  'show.slow': 'langsam',
  'show.normal': 'normal',
  'show.fast': 'schnell',
  'show.on': 'Weiter zu Runde {turn}',
  'show.read': 'Was geschah',
  'show.town': 'Zur Stadt',
  'show.level': 'gleich: Die Fuge reißt',

  'chapter.before': 'Morgen',
  'chapter.boss': 'Der Boss',
  'chapter.scare': 'Erschrecken und Schleimen',
  'chapter.gather': 'Handlanger und Vorräte',
  'chapter.services': 'Werkstätten',
  'chapter.catch': 'Kinder',
  'chapter.fight': 'Kämpfe und Schäden',
  'chapter.challenge': 'Die Herausforderung',
  'chapter.orders-1': 'Erste Aufträge',
  'chapter.orders-2': 'Zweite Aufträge',
  'chapter.orders-3': 'Dritte Aufträge',
  'chapter.night': 'Nacht: Betten und Verliese',
  'chapter.crowns': 'Kronen und Sieg',
  'chapter.feast': 'Das Festmahl',
};
