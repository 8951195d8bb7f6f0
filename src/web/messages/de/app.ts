import type { Param } from '../../../kernel/messages.ts';
import type { FirstTexts } from '../languages.ts';

const NUMBERS = [
  'Kein',
  'Ein',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
];

function howManyGames(count: Param): string {
  return `${NUMBERS[Number(count)] ?? count} ${count === 1 ? 'Trollspiel' : 'Trollspiele'}`;
}

/** The app's texts in German. */
export const texts: FirstTexts = {
  'clock.goes-on': 'Geht weiter: {time}',
  'option.true': 'Ja',
  'option.false': 'Nein',
  'name.ask': 'Wie sollen wir dich nennen?',
  'name.guest': 'Gast {guest}',
  'name.own': 'Dein Name',
  'name.placeholder': 'Dein Name am Tisch',
  'name.unknown': 'Fremder Gast',
  close: 'Schließen',
  loading: 'Einen Moment …',
  'title.page': '{title} · Underbridge',

  'nav.home': 'Underbridge',
  'nav.tables': 'Tische',
  'nav.matches': 'Partien',
  'nav.puzzles': 'Rätsel',
  'nav.people': 'Leute',
  'nav.learn': 'Lernen',
  'nav.settings': 'Einstellungen',
  'nav.you': 'Du',
  'nav.credits': 'Dank',
  'nav.skip': 'Zum Inhalt springen',
  'nav.pages': 'Seiten',
  'nav.source': 'Freie Software, AGPL',
  'nav.waiting': ({ count }) => (count === 1 ? '1 Partie wartet auf dich' : `${count} Partien warten auf dich`),
  'nav.waiting-short': ({ count }) => (count === 1 ? '1 wartet' : `${count} warten`),

  'home.title': ({ games }) => howManyGames(games),
  'home.lead': ({ games }) =>
    `${howManyGames(games)}, ein Tisch. Spiel heute Abend mit Freunden oder gegen Trolle, die mitdenken.`,
  'home.new': 'Neu hier? Lerne {game} in einer Einführungspartie von {minutes} Minuten.',
  'home.new-go': 'Zeig es mir',
  'home.games': 'Die Spiele',
  'home.play-now': 'Jetzt spielen',
  'home.with-friends': 'Mit Freunden',
  'home.size': ({ fewest, most, minutes }) =>
    `${fewest === most ? fewest : `${fewest}–${most}`} Personen · ${Number(minutes) < 60 ? `${minutes} min` : `${(Number(minutes) / 60).toLocaleString('de')} h`}`,
  'home.running': 'Tische heute Abend',
  'home.all-tables': 'Alle Tische',
  'home.how': 'Neu unter der Brücke?',
  'home.how.1': 'Kein Konto',
  'home.how.1.text': 'Drück auf „Jetzt spielen“, und du sitzt am Tisch. Einen Namen wählst du, wann du magst.',
  'home.how.2': 'Was du tun kannst, leuchtet',
  'home.how.2.text': 'Der Tisch kennt die Regeln. Tipp auf Ausgegrautes, und du siehst, welche Regel dagegensteht.',
  'home.how.3': 'Zurücknehmen',
  'home.how.3.text': 'Überleg es dir so oft anders, wie du willst, bis dein Zug etwas Neues aufgedeckt hat.',
  'home.learn': '{game} in einer Einführungspartie lernen',
  'home.troubled': 'Deine Partien konnten gerade nicht geladen werden. Nichts ist verloren.',
  'home.try-again': 'Noch einmal versuchen',
  'home.offline':
    'Du bist offline. Du kannst trotzdem gegen Bots spielen oder mit Freunden an diesem Bildschirm; Partien werden auf diesem Gerät gespeichert.',

  'table.your-turn': 'Du bist am Zug',
  'time.seconds': '{count} s',
  'time.minutes': '{count} min',
  'time.hours': '{count} h',
  'time.days': ({ count }) => (count === 1 ? '1 Tag' : `${count} Tage`),
  'pace.live': 'Live: {bank}, dazu {increment} für jeden Zug',
  'pace.days': 'Über Tage: {bank}, dazu {increment} für jeden Zug',
  'pace.live-in-all': 'Live: insgesamt {bank}',
  'pace.days-in-all': 'Über Tage: insgesamt {bank}',
  'pace.live-short': 'Live',
  'pace.days-short': 'Über Tage',
  'pace.planning': '{time} zum Planen',
  'clock.time-left': 'noch {time}',
  'here.trouble': 'Partien auf diesem Gerät',
  'here.stopped':
    'Die Partien auf diesem Gerät sind kurz stehen geblieben. Gleich geht es weiter; nichts ist verloren.',
  'here.try-now': 'Jetzt versuchen',

  'players.program': 'ein Programm spielt',

  'score.place': '{place}.',
  'rules.only-english': 'Diese Regeln sind auf Englisch: Noch hat sie niemand übersetzt.',
  'rules.search': 'In den Regeln suchen',
  'rules.nothing': 'Zu „{wanted}“ sagen die Regeln nichts.',

  'bot.random': 'Streunende Ziege: spielt irgendetwas',
  'bot.greedy': 'Jungtroll: denkt einen Schritt voraus',
  'bot.mossling': 'Moosling: leicht',
  'bot.troll': 'Troll: mittel',
  'bot.elder': 'Ältester: schwer',
  'bot.king': 'König: schwerer geht es nicht',
  'bot.mossling.character':
    'Jung und fröhlich: spielt munter mit und übersieht ab und zu, was direkt vor der Nase liegt.',
  'bot.troll.character': 'Solide und stur: sieht, was da ist, und schaut nicht weiter als bis zur nächsten Biegung.',
  'bot.elder.character': 'Alt und geduldig: grübelt, was du vorhast, bevor er einen Finger rührt.',
  'bot.king.character': 'Sitzt im Berg und denkt, so lange es eben dauert; Fehler überlässt er anderen.',
  'bot.other': 'Bot: {bot}',

  'lobby.new': 'Neuer Tisch',
  'lobby.tournaments': 'Turniere',
  'lobby.sit-down': 'Platz nehmen',
  'lobby.watch': 'Zuschauen',
  'lobby.open': 'Öffnen',
  rated: 'Gewertet',
  'lobby.free': ({ count }) => (count === 1 ? '1 Platz frei' : `${count} Plätze frei`),
  'lobby.kept': 'für {name}',
  'lobby.free-seat': 'frei',

  'room.qr': 'Mit dem Handy einscannen',
  'room.copy': 'Link kopieren',
  'copy.copied': 'Kopiert',
  'copy.by-hand': 'Der Link ist markiert. Kopiere ihn mit Strg+C.',
  'room.share': 'Teilen',

  'matches.here': 'auf diesem Gerät',
  'matches.unreadable-hint':
    'Was dieser Browser davon gespeichert hat, ist nicht lesbar: Es ist beschädigt oder neuer als diese Seite. Es bleibt hier, bis du es entfernst; deine anderen Partien sind in Ordnung.',
  'matches.unreadable': 'nicht lesbar',
  'matches.place': 'Rang {place}',
  'matches.ago.now': 'gerade eben',

  'settings.save': 'Speichern',
  'settings.saved': 'Gespeichert',
  'sign-in.link': 'Anmelden',
  'setting.sound': 'Ton',

  'learn.begin': 'Einführungspartie ·\u00a0{minutes}\u00a0min',
  'learn.rules': 'Regeln lesen',

  'rules.title': 'Regeln von {game}',
  'lost.title': 'Hier ist keine Brücke',
  'lost.text': 'Der Wegweiser zeigt ins Leere. Die Adresse ist vertippt, oder die Seite ist umgezogen.',
  'lost.home': 'Zurück zu den Spielen',
  'offline.title': 'Die Brücke ist unterbrochen',
  'offline.text':
    'Diese Seite braucht den Server, und wir erreichen ihn nicht. Du kannst trotzdem gegen Bots spielen oder mit Freunden an diesem Bildschirm.',
  'offline.play': 'Auf diesem Gerät spielen',
  'offline.again': 'Noch einmal versuchen',
  'broken.title': 'Etwas ist kaputtgegangen',
  'broken.text': 'Das ist unser Fehler. Deine Partien sind sicher; meist hilft es, die Seite neu zu laden.',
  'home.somebody': 'Niemand da? Wir finden etwa gleich starke Leute für dich.',
  'lobby.somebody': 'Mitspieler finden',
  'broken.again': 'Seite neu laden',
};
