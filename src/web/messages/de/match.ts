import type { Translation } from '../../../kernel/messages.ts';
import type { match as english } from '../en/match.ts';

export const match: Translation<typeof english> = {
  'match.title': 'Partie {game}',
  'match.running': 'Diese Partie läuft noch.',
  'match.to-table': 'Zum Tisch',
  'match.taken-over': '{name} hat diesen Platz nach {moves} Zügen von {former} übernommen.',
  'match.chart': 'Die Wertung im Lauf der Partie',
  'match.points': 'Die Punkte',
  'match.chart-text': '{name}: {to}',
  'match.moment': 'Zug {moment}',
  'match.replay': 'Nachspielen',
  'match.share': 'Teilen',
  'match.unfinished': 'Nicht beendet',
  'match.link-to-moment': 'Der Link führt zu Zug {moment}, den du gerade siehst.',
  'match.download': 'Aufzeichnung laden',
  'match.again': 'Noch einmal',
  'match.shuffle': 'Wurde fair gemischt?',
  'match.shuffle-text':
    'Vor dem ersten Zug hat der Tisch den Hash seines geheimen Startwerts gezeigt. Jetzt ist der Startwert offen: Dein Browser berechnet den Hash neu und spielt damit die ganze Partie noch einmal durch.',
  'match.commitment': 'Hash zu Beginn',
  'match.seed': 'Startwert',
  'match.check': 'Hier prüfen',
  'match.checked':
    'Es stimmt: Der Startwert hat diesen Hash, und damit gespielt ergeben sich dieselbe Partie und dasselbe Ergebnis.',
  'match.failed': 'Es stimmt nicht: {problem}',
  'match.checked-partly':
    'Der Startwert hat diesen Hash. {checked} von {moves} Zügen lassen sich nach heutigen Regeln prüfen, und sie passen.',
  'match.older-rules': 'Diese Partie wurde nach Version {version} der Regeln gespielt. Heute gilt Version {today}.',
  'match.rules-changed': 'Ab Zug {moment} galt Version {version}.',
  'match.older-shown':
    'Der Spielplan zeigt die ersten {shown} Züge. Danach ergäben die heutigen Regeln eine andere Partie. Im Verlauf steht alles, wie es damals erzählt wurde.',
  'match.older-told':
    'Die heutigen Regeln ergäben eine andere Partie, darum gibt es keinen Spielplan zu sehen. Im Verlauf steht alles, wie es damals erzählt wurde.',
  'match.no-record': 'Die Aufzeichnung dieser Partie liegt nicht auf diesem Gerät.',

  'review.title': 'Analyse',
  'review.text':
    'Ein Bot geht die Partie noch einmal durch, weiß dabei nur, was alle jeweils wissen konnten, und sagt, wie es für sie stand.',
  'review.start': 'Partie analysieren',
  'review.stop': 'Anhalten',
  'review.progress': ({ done, total }) => `Denkt nach: ${done} von ${total} Entscheidungen`,
  'review.failed': 'Die Analyse ist gescheitert.',
  'review.chart': 'Gewinnchance im Lauf der Partie',
  'review.chart-alone': 'Aussichten im Lauf der Partie',
  'review.chart-text': ({ name, from, to }) => `${name}: ${from} % → ${to} %`,
  'review.percent': ({ percent }) => `${percent} %`,
  'review.swings': 'Die größten Wendungen',
  'review.jump': ({ name, from, to }) => `${name}: von ${from} % auf ${to} %`,
  'review.played-so': ({ move }) => `Gespielt: ${move}`,
  'review.choice': ({ move }) => `Wahl eines Bots: ${move}`,
  'review.same': 'Ein Bot hätte genauso gespielt.',
  'review.slips': 'Die teuersten Züge',
  'review.no-slips': 'Niemand hat viel verschenkt: Der Bot hätte fast durchweg genauso gespielt.',
  'review.swing': ({ name, moment }) => `Zug ${moment}, ${name}`,
  'review.played': ({ move, percent }) => `Gespielt: ${move} (${percent} %)`,
  'review.better': ({ move, percent }) => `Wahl eines Bots: ${move} (${percent} %)`,
  'review.look': 'Diesen Moment zeigen',
};
