import type { Translation } from '../../../kernel/messages.ts';
import type { common as english } from '../en/common.ts';

const MOMENT = new Intl.DateTimeFormat('sv', { dateStyle: 'medium', timeStyle: 'short' });

function moment(at: unknown): string {
  return MOMENT.format(Number(at));
}

function also(why: unknown): string {
  return why === '' || why === undefined ? '' : ` Värden säger: ${why}`;
}

export const common: Translation<typeof english> = {
  'ask.confirm-turn': 'Din tur är klar. Avsluta den, eller ångra något.',
  'move.confirm-turn': 'Avsluta turen',
  'ask.halfway': '{name}: välj nu en av platserna som lyser.',
  'told.resigned': '{seat} gav upp.',
  'told.time-up': '{seat} fick slut på tid.',
  'told.adjourned': ({ until }) =>
    `Partiet fortsätter ${new Intl.DateTimeFormat('sv', { dateStyle: 'medium', timeStyle: 'short' }).format(Number(until))}.`,
  'told.seat-taken-over': '{seat} har satt sig här och spelar vidare i stället för någon som lämnade.',
  'told.time-up-bot': '{seat} fick slut på tid. En bot spelar vidare.',
  'told.downtime': ({ minutes }) =>
    `Servern var borta i ${minutes === 1 ? 'en minut' : `${minutes} minuter`}. Ingens klocka gick under tiden.`,
  'told.clocks-stopped': 'Serverns värd har stoppat alla klockor.',
  'told.clocks-go-on': 'Klockorna går igen.',
  'told.rules-changed': 'Reglerna har uppdaterats till version {version}. Partiet fortsätter med de nya.',
  'told.rules-changed-lost': ({ version, moves }) =>
    `Reglerna har uppdaterats till version ${version}. ${moves === 1 ? 'Det senaste draget är' : `De senaste ${moves} dragen är`} inte möjliga enligt dem, så partiet fortsätter från läget före.`,
  'refused.not-on-offer': 'Det hör inte till det du kan välja nu.',
  'refused.not-your-turn': 'Det är inte din tur.',
  'refused.match-over': 'Partiet är slut.',
  'refused.nothing-to-undo': 'Det finns inget att ångra.',
  'refused.resigned': 'Den platsen har redan gett upp.',
  'refused.no-such-seat': 'Plats {number} finns inte vid det här bordet; platserna har nummer från 1 till {seats}.',

  'refused.malformed': 'Meddelandet gick inte att läsa: {problem}.',
  'refused.bad-name': 'Välj ett annat namn: {problem}',
  'problem.name-empty': 'det är tomt.',
  'problem.name-long': 'det har mer än 24 bokstäver.',
  'problem.name-letters':
    "använd bara bokstäver, siffror, mellanslag och . ' -, och börja med en bokstav eller siffra.",
  'problem.name-invisible': 'det har osynliga tecken.',
  'problem.name-marks': 'en bokstav har mer än tre tecken över eller under sig.',
  'problem.name-address': 'en webbadress är inget namn: skriv ett mellanslag efter en punkt.',
  'problem.name-scripts': 'det blandar alfabet som liknar varandra, som latinska och kyrilliska.',
  'refused.no-route': 'Det finns inget på den här adressen.',
  'refused.who-are-you': 'Vi känner inte dig än: hämta först /api/me och behåll kakan du får.',
  'refused.token': 'Nyckeln är okänd eller har återkallats.',
  'refused.people-only': 'Det här kan bara människor göra, inte program.',
  'refused.origin': 'Servern tar inte emot förfrågningar från andra webbplatsers sidor.',
  'refused.link-used': 'Den här länken är redan använd eller för gammal. Gör en ny.',
  'refused.no-push': 'Den här servern har inte ställt in aviseringar.',
  'refused.no-mail': 'Den här servern skickar inga mejl.',
  'refused.mail-failed': 'Mejlet kunde inte skickas. Kontrollera adressen, eller försök senare.',
  'refused.bad-address': 'Vi kan inte skicka något dit ({unfit}).',
  'refused.too-fast': 'Det var för mycket på en gång. Vänta ett ögonblick.',
  'refused.too-many-tables': 'Du följer för många bord samtidigt. Lämna ett först.',
  'refused.stopping': 'Servern håller på att stängas av. Försök igen om en stund.',
  'refused.trouble': 'Något gick fel här. Försök igen.',

  'refused.blocked': 'Någon vid det här bordet vill inte spela med dig.',
  'refused.unknown-person-id': 'Den personen finns inte.',

  'refused.unknown-game': 'Spelet ”{game}” finns inte.',
  'refused.bad-table': '{problem}',
  'refused.unknown-profile': 'Det finns ingen på den här adressen.',
  'refused.unknown-table': 'Det bordet finns inte.',
  'refused.unknown-bot': 'Boten ”{bot}” finns inte.',
  'refused.rated-pace': 'Ett rankat parti behöver en klocka. Välj ett tempo.',
  'refused.rated-bots': 'Bara människor spelar rankade partier. Ge platsen till en människa.',
  'refused.rated-alone': 'I ett rankat parti har alla en plats var, och det finns minst två.',
  'refused.rated-hints': 'I ett rankat parti finns inga tips.',
  'refused.rated-guest':
    'Rankade partier är för spelare som kan logga in igen. Spara först ditt namn med en nyckel, e-post eller koder.',
  'refused.rated-other': '{name} kan inte spela ett rankat parti: hen har inget sätt att logga in igen.',
  'refused.rated-hand-over': 'I ett rankat parti spelar alla själva. Du kan ge upp.',
  'refused.host-only': 'Det kan bara värden göra.',
  'refused.table-full': 'Alla platser vid bordet är tagna.',
  'refused.seat-taken': 'Den platsen är tagen.',
  'refused.seat-kept': 'Den platsen hålls åt någon som är inbjuden.',
  'refused.invite-self': 'Du kan inte bjuda in dig själv.',
  'refused.invited-already': 'En plats per person: den sitter redan här eller är redan inbjuden.',
  'refused.not-invitable': '{name} kan inte bjudas in till det här bordet.',
  'refused.not-invited': 'Ingen plats hålls åt dig här.',
  'refused.no-seat-there': 'Den platsen finns inte vid det här bordet.',
  'refused.not-seated': 'Du sitter inte vid det här bordet.',
  'refused.seats-free': 'Partiet kan inte börja så länge en plats är ledig.',
  'refused.match-begun': 'Partiet har redan börjat.',
  'refused.not-running': 'Partiet har inte börjat än.',
  'refused.still-running': 'Partiet är inte slut än.',
  'refused.leave-running': 'Partiet har redan börjat. Lämna över din plats till en bot, eller ge upp.',
  'refused.record-later': 'Protokollet avslöjar blandningen, så det går att få när partiet är slut.',
  'refused.nobody': 'Ingen har det id:t.',
  'refused.muted-until': ({ until, why }) => `En värd har tystat dig till ${moment(until)}.${also(why)}`,
  'refused.banned-until': ({ until, why }) =>
    `En värd har stängt av dig till ${moment(until)}. Partier du är med i går vidare.${also(why)}`,
  'refused.called-off': 'En värd har avslutat partiet.',

  'refused.not-watching': 'Du är inte vid det här bordet nu.',
  'refused.not-your-seat': 'Den platsen är inte din.',
  'refused.behind': 'Partiet har gått vidare. Välj igen.',
  'refused.newer-rules': 'Det här partiet följer nyare regler än servern känner till.',

  'refused.only-you': 'Ingen annan sitter vid det här bordet: det finns bara på den här enheten.',
  'refused.unreachable': 'Servern går inte att nå. Du kan ändå spela på den här enheten.',
};
