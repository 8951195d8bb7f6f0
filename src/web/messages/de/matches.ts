import type { Param, Translation } from '../../../kernel/messages.ts';
import type { matches as english } from '../en/matches.ts';

const NUMBERS = [
  'keinem',
  'einem',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

function atTables(count: Param): string {
  return `an ${NUMBERS[Number(count)] ?? count} ${Number(count) < 2 ? 'Tisch' : 'Tischen'}`;
}

const HELLO: Readonly<Record<string, string>> = {
  morning: 'Guten Morgen',
  afternoon: 'Guten Tag',
  evening: 'Guten Abend',
};

export const matches: Translation<typeof english> = {
  'mine.hello': ({ time, name }) => `${HELLO[String(time)] ?? 'Hallo'}${name === '' ? '' : `, ${name}`}`,
  'mine.turns': ({ count }) => `Du bist ${atTables(count)} am Zug.`,
  'mine.nobody-waits': 'Niemand wartet auf dich.',
  'mine.thinking': ({ name }) => `Niemand wartet auf dich. ${name} denkt nach.`,
  'mine.your-turn': 'Dein Zug',
  'mine.make-a-move': 'Du bist am Zug.',
  'mine.play': 'Spielen',
  'mine.card': '{game}: {question} Mit {names}. {time}',
  'mine.card-alone': '{game}: {question} {time}',
  'mine.no-clock': 'ohne Uhr',
  'mine.more-wait': ({ count }) => (count === 1 ? '1 weitere wartet' : `${count} weitere warten`),
  'mine.others': 'Andere denken nach',
  'mine.is-thinking': '{name} denkt nach',
  'mine.are-thinking': '{names} denken nach',
  'mine.plays-now': '{name} spielt gerade',
  'mine.away': '{name} ist {time} gegangen',
  'mine.all': ({ count }) => `Alle ${count} Partien`,
  'mine.news': 'An der Brücke',
  'mine.gathering': '{game} wartet auf Leute',
  'mine.seats-free': ({ count }) => (count === 1 ? '1 Platz ist frei.' : `${count} Plätze sind frei.`),
  'mine.ready': 'Alle sind da.',
  'mine.to-table': 'Zum Tisch',
  'mine.won': ({ name, game }) => `${name} hat ${game} gewonnen`,
  'mine.you-won': 'Du hast {game} gewonnen',
  'mine.shared': '{game} endete mit Gleichstand',
  'mine.your-place': ({ place }) => `Du bist ${place} geworden.`,
  'mine.see': 'So ist es gelaufen',
  'mine.start-new': 'Etwas Neues anfangen',
  'filter.label': 'Partien finden',
  'filter.game': 'Spiel',
  'filter.all-games': 'Alle Spiele',
  'filter.state': 'Zeigen',
  'filter.state.all': 'Alle',
  'filter.state.turn': 'Du bist am Zug',
  'filter.state.others': 'Andere am Zug',
  'filter.state.gathering': 'Noch Plätze frei',
  'filter.state.over': 'Zu Ende',
  'filter.with': 'Gespielt mit',
  'filter.with-hint': 'Teil eines Namens',
  'filter.nothing': 'Keine Partie passt. Versuch es mit weniger Filtern.',
  'filter.clear': 'Filter löschen',
  'matches.turn': 'Du bist am Zug',
  'matches.others': 'Andere am Zug',
  'matches.gathering': 'Noch Plätze frei',
  'matches.over': 'Zu Ende',
  'matches.people': 'Leute',
  'matches.older': 'Ältere Partien zeigen',
};
