import { has } from '../../../games/speech/german.ts';
import { isYou, who } from '../../../games/speech/speech.ts';
import type { Param, Speaker, Translation } from '../../../kernel/messages.ts';
import type { common as english } from '../en/common.ts';

const MOMENT = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });

function moment(at: unknown): string {
  return MOMENT.format(Number(at));
}

/** What the host adds. */
function also(why: unknown): string {
  return why === '' || why === undefined ? '' : ` Dazu heißt es: ${why}`;
}

function timeOf(seat: Param, speaker: Speaker): string {
  return isYou(seat, speaker) ? 'Deine Zeit' : `Die Zeit von ${who(seat, speaker)}`;
}

export const common: Translation<typeof english> = {
  'ask.confirm-turn': 'Dein Zug ist fertig. Beende ihn, oder nimm etwas zurück.',
  'move.confirm-turn': 'Zug beenden',
  'ask.halfway': '{name}: Wähle jetzt eine der Stellen, die leuchten.',
  'told.adjourned': ({ until }) =>
    `Die Partie ist vertagt bis ${new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' }).format(Number(until))}.`,
  'told.resigned': ({ seat }, speaker) => `${has(seat, speaker)} aufgegeben.`,
  'told.time-up': ({ seat }, speaker) => `${timeOf(seat, speaker)} ist abgelaufen.`,
  'told.seat-taken-over': '{seat} spielt jetzt hier weiter, anstelle von jemandem, der gegangen ist.',
  'told.time-up-bot': ({ seat }, speaker) => `${timeOf(seat, speaker)} ist abgelaufen. Ein Bot spielt weiter.`,
  'told.downtime': ({ minutes }) =>
    `Der Server war ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} lang weg. Niemandes Uhr lief so lange.`,
  'told.clocks-stopped': 'Die Leitung des Servers hat alle Uhren angehalten.',
  'told.clocks-go-on': 'Die Uhren gehen weiter.',
  'told.rules-changed': 'Die Regeln wurden auf Version {version} aktualisiert. Die Partie geht mit den neuen weiter.',
  'told.rules-changed-lost': ({ version, moves }) =>
    `Die Regeln wurden auf Version ${version} aktualisiert. ${moves === 1 ? 'Der letzte Zug ist' : `Die letzten ${moves} Züge sind`} damit nicht möglich; die Partie geht von davor weiter.`,
  'refused.not-on-offer': 'Das kannst du gerade nicht wählen.',
  'refused.not-your-turn': 'Du bist nicht am Zug.',
  'refused.match-over': 'Die Partie ist zu Ende.',
  'refused.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'refused.resigned': 'Auf diesem Platz wurde schon aufgegeben.',
  'refused.no-such-seat': 'Platz {number} gibt es an diesem Tisch nicht; die Plätze gehen von 1 bis {seats}.',

  'refused.malformed': 'Wir konnten diese Nachricht nicht lesen: {problem}.',
  'refused.bad-name': 'Bitte wähl einen anderen Namen: {problem}',
  'problem.name-empty': 'Er ist leer.',
  'problem.name-long': 'Er hat mehr als 24 Buchstaben.',
  'problem.name-letters':
    "Nimm nur Buchstaben, Ziffern, Leerzeichen und . ' - und beginne mit einem Buchstaben oder einer Ziffer.",
  'problem.name-invisible': 'Er enthält unsichtbare Zeichen.',
  'problem.name-marks': 'Ein Buchstabe hat mehr als drei Zeichen über oder unter sich.',
  'problem.name-address': 'Eine Webadresse ist kein Name: Schreib nach einem Punkt ein Leerzeichen.',
  'problem.name-scripts': 'Er mischt Alphabete, die sich ähneln, etwa lateinisch und kyrillisch.',
  'refused.no-route': 'Unter dieser Adresse gibt es nichts.',
  'refused.who-are-you': 'Wir kennen dich noch nicht: Frag zuerst /api/me ab und behalte das Cookie.',
  'refused.token': 'Dieses Token ist unbekannt oder widerrufen.',
  'refused.people-only': 'Das können nur Menschen, keine Programme.',
  'refused.origin': 'Dieser Server nimmt keine Anfragen von Seiten anderer Anbieter an.',
  'refused.link-used': 'Dieser Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen.',
  'refused.no-push': 'Auf diesem Server sind Benachrichtigungen nicht eingerichtet.',
  'refused.no-mail': 'Dieser Server verschickt keine Mails.',
  'refused.mail-failed': 'Die Mail konnte nicht verschickt werden. Prüf die Adresse oder versuch es später.',
  'refused.bad-address': 'Dorthin können wir nichts senden ({unfit}).',
  'refused.too-fast': 'Das war zu viel auf einmal. Bitte warte einen Moment.',
  'refused.too-many-tables': 'Du schaust zu vielen Tischen auf einmal zu. Verlass zuerst einen.',
  'refused.stopping': 'Dieser Server wird gerade angehalten. Bitte versuch es gleich noch einmal.',
  'refused.trouble': 'Hier ist etwas schiefgegangen. Bitte versuch es noch einmal.',

  'refused.blocked': 'Jemand an diesem Tisch möchte nicht mit dir spielen.',
  'refused.unknown-person-id': 'Diese Person gibt es nicht.',

  'refused.unknown-game': 'Das Spiel „{game}“ gibt es nicht.',
  'refused.bad-table': '{problem}',
  'refused.unknown-profile': 'Unter dieser Adresse ist niemand.',
  'refused.unknown-table': 'Diesen Tisch gibt es nicht.',
  'refused.unknown-bot': 'Den Bot „{bot}“ gibt es nicht.',
  'refused.rated-pace': 'Eine gewertete Partie braucht eine Uhr. Wähl ein Tempo.',
  'refused.rated-bots': 'Gewertete Partien spielen nur Menschen. Gib diesen Platz einem Menschen.',
  'refused.rated-alone': 'In einer gewerteten Partie spielen alle genau einen Platz, und es sind mindestens zwei.',
  'refused.rated-hints': 'In einer gewerteten Partie gibt es keine Tipps.',
  'refused.rated-guest':
    'Gewertete Partien sind für alle, die sich wieder anmelden können. Sichere zuerst deinen Namen mit Passkey, E-Mail oder Notfallcodes.',
  'refused.rated-other': '{name} kann keine gewertete Partie spielen, denn es fehlt ein Weg, sich wieder anzumelden.',
  'refused.rated-hand-over': 'In einer gewerteten Partie spielen alle selbst. Du kannst aufgeben.',
  'refused.host-only': 'Das kann nur, wer den Tisch eröffnet hat.',
  'refused.table-full': 'An diesem Tisch sind alle Plätze besetzt.',
  'refused.seat-taken': 'Dieser Platz ist besetzt.',
  'refused.seat-kept': 'Dieser Platz ist für jemanden freigehalten, der eingeladen ist.',
  'refused.invite-self': 'Du kannst dich nicht selbst einladen.',
  'refused.invited-already': 'Ein Platz je Person: Sie sitzt schon hier oder ist schon eingeladen.',
  'refused.not-invitable': '{name} kann nicht an diesen Tisch eingeladen werden.',
  'refused.not-invited': 'Hier ist kein Platz für dich freigehalten.',
  'refused.no-seat-there': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'refused.not-seated': 'Du hast an diesem Tisch keinen Platz.',
  'refused.seats-free': 'Die Partie kann nicht beginnen, solange ein Platz frei ist.',
  'refused.match-begun': 'Die Partie hat schon begonnen.',
  'refused.not-running': 'Die Partie hat noch nicht begonnen.',
  'refused.still-running': 'Die Partie ist noch nicht zu Ende.',
  'refused.leave-running': 'Die Partie hat schon begonnen. Überlass deinen Platz einem Bot, oder gib auf.',
  'refused.record-later': 'Die Aufzeichnung verrät, wie gemischt wurde; du bekommst sie, wenn die Partie zu Ende ist.',

  'refused.nobody': 'Unter dieser Kennung gibt es niemanden.',
  'refused.muted-until': ({ until, why }) => `Du wurdest bis ${moment(until)} stumm geschaltet.${also(why)}`,
  'refused.banned-until': ({ until, why }) =>
    `Du wurdest bis ${moment(until)} gesperrt. Deine laufenden Partien gehen weiter.${also(why)}`,
  'refused.called-off': 'Diese Partie wurde vom Betreiber beendet.',

  'refused.not-watching': 'Du bist gerade nicht an diesem Tisch.',
  'refused.not-your-seat': 'Das ist nicht dein Platz.',
  'refused.behind': 'Die Partie ist weitergegangen. Bitte wähl noch einmal.',
  'refused.newer-rules': 'Diese Partie folgt neueren Regeln, als dieser Server kennt.',
  'refused.only-you': 'Sonst ist niemand an diesem Tisch: Er liegt nur auf diesem Gerät.',
  'refused.unreachable': 'Wir erreichen den Server nicht. Auf diesem Gerät kannst du trotzdem spielen.',
};
