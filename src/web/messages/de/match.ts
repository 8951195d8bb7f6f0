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
  'match.try': 'Etwas anderes probieren',
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

  'eyes.title': 'Wessen Augen',
  'eyes.through': 'Gesehen von',
  'eyes.spectator': 'Allen am Tisch',
  'eyes.open': 'Alle Hände aufdecken',
  'eyes.known-then': 'Damals bekannt: Du siehst, was sie sehen konnten.',
  'eyes.known-now': 'Heute bekannt: Das alles sah niemand am Tisch.',
  'eyes.held': 'Was alle halten',
  'eyes.nothing-held': 'Hier hält niemand etwas Verdecktes.',
  'film.speed': 'Tempo',
  'film.slow': 'Langsam',
  'film.usual': 'Normal',
  'film.quick': 'Schnell',
  'film.quickest': 'Sehr schnell',
  'picture.make': 'Bild von diesem Moment',
  'picture.title': 'Bild von diesem Moment',
  'picture.alt': 'Das Brett von {title} in diesem Moment',
  'picture.save': 'Bild speichern',
  'picture.share': 'Bild teilen',

  'review.title': 'Analyse',
  'review.text':
    'Finde die Momente, auf die es ankam: wer in jedem Zug voraussichtlich gewann und was ein Bot getan hätte, nur mit dem, was der Spieler wissen konnte. Es dauert etwa 20 Sekunden.',
  'review.start': 'Partie analysieren',
  'review.stop': 'Anhalten',
  'review.looking': 'Sucht die Momente, auf die es ankam. Die Linie wird dabei immer sicherer.',
  'review.stopped': 'Angehalten. Die Linie ist fertig, die Suche nach den Momenten, auf die es ankam, noch nicht.',
  'review.progress': ({ percent }) => `${percent} %`,
  'review.failed': 'Die Analyse ist gescheitert. Bitte versuch es noch einmal.',
  'review.chart': 'Gewinnchance, Zug für Zug',
  'review.chart-alone': 'Punkte, auf die es hinauslief',
  'review.chart-text': '{name}: {chance}',
  'review.doubt': 'Das schattierte Band ist der Zweifel: In neun von zehn Fällen liegt die wahre Chance darin.',
  'review.percent': ({ percent }) => `${percent} %`,
  'review.under': ({ percent }) => `unter ${percent} %`,
  'review.over': ({ percent }) => `über ${percent} %`,
  'review.range': ({ chance, low, high }) => `${chance} (${low} bis ${high})`,
  'review.points-range': ({ points, low, high }) => `${points} Punkte (${low} bis ${high})`,
  'review.moments': 'Momente, auf die es ankam',
  'review.nothing':
    'Niemand hat diese Partie verschenkt: Nichts, was gespielt wurde, war klar schlechter als das, was ein Bot getan hätte.',
  'review.nothing-alone': 'Du hast nichts verschenkt: Nichts war klar schlechter als das, was ein Bot getan hätte.',
  'review.moment': 'Zug {moment}, {name}',
  'review.played': 'Gespielt: {move}. {chance}',
  'review.better': 'Ein Bot: {move}. {chance}',
  'review.did': 'Gespielt: {move}',
  'review.in-place': 'Warum, vom Platz aus gesehen, an dem {name} saß:',
  'review.cost': ({ size, low, high }) => `Kostete ${size} % (${low} bis ${high})`,
  'review.cost-alone': ({ size, low, high }) => `Kostete ${size} Punkte (${low} bis ${high})`,
  'review.luck-cost': ({ name, size, low, high }) =>
    `Glückssache: Was kam, kostete ${name} ${size} % (${low} bis ${high}).`,
  'review.luck-won': ({ name, size, low, high }) =>
    `Glückssache: Was kam, brachte ${name} ${size} % (${low} bis ${high}).`,
  'review.luck-cost-alone': ({ size, low, high }) =>
    `Glückssache: Was kam, kostete ${size} Punkte (${low} bis ${high}).`,
  'review.luck-won-alone': ({ size, low, high }) =>
    `Glückssache: Was kam, brachte ${size} Punkte (${low} bis ${high}).`,
  'review.no-blame': 'Ein Bot hätte es nicht besser gemacht.',
  'review.found': ({ name, size, low, high }) => `Gut gefunden: ${name} gewann ${size} % (${low} bis ${high}).`,
  'review.found-alone': ({ size, low, high }) => `Gut gefunden: Es brachte ${size} Punkte (${low} bis ${high}).`,
  'review.how-sure':
    'Wie sicher ist das? Momente werden nur genannt, wo Fortsetzungen, die ein Bot mit dem Wissen des Spielers von damals gespielt hat, keinen Zweifel lassen (99 %).',
  'review.checked': ({ matches, off }) =>
    `Die Chancen wurden an ${matches} anderen Partien von Bots geprüft: Im Schnitt lagen sie um ${off} % daneben.`,
  'review.checked-alone': ({ matches, off }) =>
    `Die Punkte wurden an ${matches} anderen Partien von Bots geprüft: Im Schnitt lagen sie um ${off} daneben.`,
  'review.look': 'Diesen Moment zeigen',
};
