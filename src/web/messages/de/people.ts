import type { Translation } from '../../../kernel/messages.ts';
import type { people as english } from '../en/people.ts';

export const people: Translation<typeof english> = {
  'people.somebody-left': 'Jemand, der gegangen ist',
  'people.game': 'Spiel',

  'profile.since': ({ since, matches }) =>
    `An der Brücke seit ${since} · ${matches === 1 ? '1 Partie' : `${matches} Partien`}`,
  'profile.favourites': ({ first, second }) =>
    second ? `Spielt am meisten ${first} und ${second}` : `Spielt am meisten ${first}`,
  'profile.program': 'Ein Programm, das von selbst spielt',
  'profile.settings': 'Einstellungen',
  'profile.share': 'Teilen',
  'profile.private': 'Anderen nur Namen und Marke zeigen',
  'profile.private-hint':
    'Deine Partien, Wertungszahlen und Taten bleiben verborgen, und Ranglisten nennen dich nicht.',
  'profile.is-private': '{name} behält den Rest für sich.',
  'profile.is-gone': 'Hier ist jemand für immer gegangen. Die Partien bleiben, ohne den Namen.',
  'profile.nobody': 'Hier ist niemand',
  'profile.nobody-hint': 'Vielleicht stimmt die Adresse nicht.',
  'profile.no-match': 'Noch hat niemand mit {name} gespielt.',
  'profile.no-match-own': 'Du hast noch keine Partie mit anderen zu Ende gespielt.',
  'profile.new-table': 'Tisch eröffnen',

  'ratings.title': 'Wertungszahlen',
  'ratings.none': 'Noch keine gewertete Partie.',
  'ratings.to-go': ({ count }) => (count === 1 ? 'Noch eine gewertete Partie' : `Noch ${count} gewertete Partien`),
  'ratings.not-yet': 'noch ohne Wertung',
  'ratings.value': '{rating}',
  'ratings.unsure': '{rating}?',
  'ratings.band': '± {band}',
  'ratings.unsure-hint': 'Weniger als zehn gewertete Partien: noch nicht sicher.',
  'ratings.place': ({ place, of }) => `${place}. von ${of}`,
  'ratings.trend': '{change} in den letzten zehn Partien',
  'ratings.course': 'Wertungszahl in {game}',
  'ratings.course-now': ({ rating, band, date }) => `${rating} ± ${band}, ${date}`,
  'ratings.band-hint':
    'Das blasse Band zeigt, wie sicher wir sind: In zwei von drei Fällen liegt die wahre Stärke darin. Je mehr du spielst, desto schmaler wird es.',
  'ratings.as-table': 'Als Tabelle',
  'ratings.date': 'Datum',
  'ratings.rating': 'Zahl',
  'ratings.how-sure': 'Wie sicher',

  'results.title': 'Letzte Partien',
  'results.more': 'Mehr Partien',
  'results.unnamed': ({ count }) => (count === 1 ? 'jemand ohne Namen' : `${count} ohne Namen`),
  'board.invite': '{name} einladen',
  'results.none': 'Keine, die alle sehen dürfen.',
  'results.place': '{place}.',
  'results.of': 'von {seats}',
  'results.not-rated': 'nicht gewertet',
  'results.resigned': 'hat aufgegeben',
  'results.taken-over': 'ein Bot hat übernommen',

  'ahead.title': 'Lag am Ende vor',
  'ahead.of': '{ahead} von {of}',

  'reliable.title': 'Wie zuverlässig',
  'reliable.matches': ({ count }) =>
    count === 1 ? 'In einer Partie mit Uhr:' : `In den letzten ${count} Partien mit Uhr:`,
  'reliable.time-outs': ({ count }) =>
    count === 0 ? 'Zeit nie abgelaufen' : count === 1 ? 'Zeit in einer abgelaufen' : `Zeit in ${count} abgelaufen`,
  'reliable.left': ({ count }) =>
    count === 0
      ? 'alle zu Ende gespielt'
      : count === 1
        ? 'eine vor dem Ende verlassen'
        : `${count} vor dem Ende verlassen`,
  'reliable.live': 'übliche Antwortzeit live: {time}',
  'reliable.days': 'übliche Antwortzeit in Partien über Tage: {time}',

  'achievements.title': 'Taten',
  'achievements.count': ({ count, all }) => `${count} von ${all}. Die übrigen bleiben verborgen, bis sie geschehen.`,
  'achievements.none': ({ all }) => `Noch keine von ${all}. Sie bleiben verborgen, bis sie geschehen.`,
  'achievements.times': ({ times }) => `${times}-mal`,
  'achievements.rule': 'Regel {rule}',

  'board.title': 'Die Stärksten in {game}',
  'board.lead': ({ count }) => {
    if (count === 0) return 'Der erste Rang ist frei.';
    return count === 1
      ? 'Eine Person mit Wertungszahl, live und über Tage.'
      : `${count} Personen mit Wertungszahl, live und über Tage.`;
  },
  'board.hidden': ({ count }) =>
    count === 1 ? 'Eine weitere möchte nicht genannt werden.' : `${count} weitere möchten nicht genannt werden.`,
  'board.among': 'Wer hier steht',
  'board.among.everyone': 'Alle',
  'board.among.met': 'Mit denen ich gespielt habe',
  'board.among.year': 'Dieses Jahr',
  'board.place': 'Rang',
  'board.player': 'Name',
  'board.rating': 'Zahl',
  'board.sure': 'Wie sicher',
  'board.matches': 'Partien',
  'board.won': 'Siege',
  'board.last': 'Letzte fünf',
  'board.you': 'du',
  'board.up': ({ by }) => `▲ ${by}`,
  'board.up-hint': ({ by }) =>
    by === 1 ? 'Ein Rang höher als bei deinem letzten Besuch' : `${by} Ränge höher als bei deinem letzten Besuch`,
  'board.between': 'Weitere dazwischen',
  'board.none': 'Noch hat niemand genug gewertete Partien gespielt.',
  'board.none-met': 'Noch steht hier niemand, mit dem du gespielt hast.',
  'board.more': 'Mehr zeigen',
  'board.next': 'Du und die Nächsten',
  'board.next-level': ({ name, points }) =>
    `${name} liegt ${points === 1 ? '1 Punkt' : `${points} Punkte`} vorn: so gut wie gleichauf.`,
  'board.next-ahead': '{name} liegt {points} Punkte vorn.',
  'board.next-less-sure': '{name} steht über dir, weil wir uns bei dieser Zahl sicherer sind.',
  'board.next-pair': ({ ahead, of }) =>
    of === 0
      ? 'Ihr habt euch noch in keiner gewerteten Partie getroffen.'
      : `Du lagst in ${ahead} von ${of} Partien vorn.`,
  'board.first': 'Niemand steht über dir.',
  'board.table': 'Gewerteten Tisch eröffnen',
  'board.missing': 'Was dir für die Liste fehlt',
  'board.missing-matches': ({ count }) =>
    count === 1 ? 'noch eine gewertete Partie' : `noch ${count} gewertete Partien`,
  'board.missing-opponents': ({ count }) =>
    count === 1 ? 'noch eine Person, mit der du spielst' : `noch ${count} Personen, mit denen du spielst`,
  'board.missing-idle': 'eine gewertete Partie innerhalb von 90 Tagen',
  'board.missing-private': 'ein Profil, das nicht privat ist',
  'board.how': 'Wie gezählt wird',
  'board.how-1':
    'Jede gewertete Partie zählt jedes Paar am Tisch: Wer vor jemandem landet, gewinnt dieses Paar. Ein Sieg gegen Stärkere bringt dich weiter.',
  'board.how-2':
    'Geordnet wird nach der Wertungszahl abzüglich ihrer Unsicherheit, damit ein einzelner Glücksabend niemanden an die Spitze bringt.',
  'board.how-3':
    'In der Liste stehst du nach zehn gewerteten Partien gegen fünf verschiedene Leute, eine davon innerhalb von 90 Tagen.',
  'board.newcomers': 'Noch am Anfang',
  'board.newcomers-more': ({ count }) => (count === 1 ? 'und eine weitere Person' : `und ${count} weitere`),
  'board.bots': 'Bots, getrennt gemessen',
  'board.bots-hint':
    'Gegeneinander mit denselben Karten gespielt, nie gegen Menschen. Stärkere Bots dachten kürzer nach als im Spiel.',
  'board.bots-pair': '{bot} gegen {against}, {seats} am Tisch',
  'board.bots-notch': 'Die Kerbe zeigt, was bei gleicher Stärke zu gewinnen wäre.',
  'board.bots-fair': 'Bei gleicher Stärke wären es {share}.',

  'bot-name.random': 'Streunende Ziege',
  'bot-name.greedy': 'Jungtroll',
  'bot-name.mossling': 'Moosling',
  'bot-name.troll': 'Troll',
  'bot-name.elder': 'Ältester',
  'bot-name.king': 'König',

  'bot-profile.record': 'Mit Menschen',
  'bot-profile.none': 'Er hat hier noch keine Partie mit Menschen zu Ende gespielt.',
  'bot-profile.line': ({ matches, won }) =>
    `${matches === 1 ? '1 Partie' : `${matches} Partien`}, davon gewonnen: ${won}`,
  'bot-profile.measured': 'Gemessen',
};
