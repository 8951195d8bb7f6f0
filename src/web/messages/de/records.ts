import type { Translation } from '../../../kernel/messages.ts';
import type { records as english } from '../en/records.ts';

export const records: Translation<typeof english> = {
  'records.title': 'Aufzeichnung öffnen',
  'records.lead':
    'Sieh dir eine Partie an, die dir jemand geschickt hat, von hier oder anderswo. Sie bleibt in deinem Browser.',
  'records.drop': 'Zieh eine Aufzeichnung hierher oder füge sie ein.',
  'records.choose': 'Datei wählen',
  'records.paste': 'Text einer Aufzeichnung',
  'records.open': 'Öffnen',
  'records.other': 'Andere Aufzeichnung öffnen',
  'records.reading': 'Die Partie wird nachgespielt …',
  'records.seat': ({ number }) => `Spieler ${number}`,
  'records.older': 'Sie wurde nach älteren Regeln gespielt: Wie viel davon sich prüfen lässt, steht unten.',
  'records.names': 'Namen in einer Aufzeichnung beweisen nichts: Jeder kann sie hineinschreiben.',
  'records.whole': 'Alle {moves} Züge folgen den Regeln, und die Partie endet, wie es in der Aufzeichnung steht.',
  'records.sound': 'Alle {moves} Züge folgen den Regeln. Die Partie wurde nicht beendet.',
  'records.refused':
    'Zug {move} von {name} verstößt gegen Regel {rule}. Du siehst die Partie bis dorthin; der Rest der Aufzeichnung lässt sich nicht spielen.',
  'records.ended-otherwise':
    'In der Aufzeichnung stehen andere Plätze, als die Züge ergeben. Du siehst das Ergebnis der Züge.',
  'records.not-json':
    'Das ist keine Aufzeichnung: Es ist kein JSON. Eine Aufzeichnung ist eine Datei, die auf .underbridge.json endet.',
  'records.not-a-record': 'Das ist JSON, aber keine Aufzeichnung einer Partie: Das Feld „underbridge“ fehlt.',
  'records.format':
    'Diese Aufzeichnung hat das Format {format}, das diese Seite nicht lesen kann. Vielleicht ist sie von einem neueren Server.',
  'records.damaged':
    'Diese Aufzeichnung ist beschädigt: „{field}“ ist nicht, was es sein soll. Bitte um die Datei noch einmal.',
  'records.forged':
    'Diese Aufzeichnung ist beschädigt oder gefälscht: Ihr Startwert passt nicht zu dem Hash vom Anfang.',
  'records.no-game': 'Das ist eine Aufzeichnung von {game}, einem Spiel, das es hier nicht gibt.',
  'records.newer':
    'Diese Aufzeichnung folgt Version {version} der Regeln. Hier wird Version {today} gespielt: Öffne sie auf einem neueren Server.',
  'records.no-table': 'Diese Aufzeichnung ist beschädigt: {game} hat keinen Tisch mit diesen Plätzen und Optionen.',
  'records.too-large': 'Diese Datei hat {megabytes} MB. Eine Aufzeichnung hat höchstens {most} MB.',
  'records.too-long': 'Die Partie ließ sich nicht in {seconds} Sekunden nachspielen, darum wird sie nicht geöffnet.',
  'records.unreadable': 'Die Datei konnte nicht gelesen werden. Versuch es noch einmal, oder füge ihren Text ein.',
  'records.zip-too-many':
    'Diese Datei enthält mehr als {most} Aufzeichnungen. Nimm einige heraus und versuch es noch einmal.',
  'records.zip-bomb': 'Entpackt wäre diese Datei viel zu groß für Aufzeichnungen. Sie wurde nicht geöffnet.',
  'records.zip-broken':
    'Diese Datei ist beschädigt: Sie lässt sich nicht entpacken. Lass sie dir noch einmal schicken.',
  'records.zip-empty': 'In dieser Datei ist keine Aufzeichnung. Aufzeichnungen enden auf .underbridge.json.',
  'records.collection': ({ records }) => `${records} Aufzeichnungen in dieser Datei`,
  'records.moves': ({ moves }) => (moves === 1 ? '1 Zug' : `${moves} Züge`),
  'records.from': 'Die ersten {moves} Züge stammen aus einer anderen Partie; von da an wurde weitergespielt.',
  'records.here': 'Diese Partie wurde hier gespielt: Sie steht bei deinen Partien.',
  'records.to-match': 'Zu ihrer Seite',
  'records.play-on': 'Von hier weiterspielen',
  'records.play-as': 'Spielen als',
  'records.play-from': ({ moment }) => `Ab Zug ${moment} weiterspielen`,
  'records.play-hint':
    'Ein eigener Tisch auf diesem Gerät, mit Bots auf den anderen Plätzen. Gemischt ist wie in dieser Partie.',
  'records.play-over': 'Hier ist die Partie zu Ende. Geh zu einem früheren Zug, um von dort weiterzuspielen.',
  'records.save': ({ records }) =>
    records === 1 ? '1 Aufzeichnung sichern' : `${records} Aufzeichnungen als eine Datei sichern`,
  'records.saving': '{done} von {of} …',
};
