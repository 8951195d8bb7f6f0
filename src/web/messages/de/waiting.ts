import type { Translation } from '../../../kernel/messages.ts';
import type { waiting as english } from '../en/waiting.ts';

export const waiting: Translation<typeof english> = {
  'refused.not-waiting': 'Du suchst gerade niemanden.',
  'waiting.title': 'Mitspieler finden',
  'waiting.lead': 'Sag, was du spielen möchtest. Wir setzen dich mit etwa gleich starken Leuten an einen Tisch.',
  'waiting.game': 'Welches Spiel?',
  'waiting.players': 'Personen',
  'waiting.counts.rated-hint': 'Sie verändert die Wertungszahl aller am Tisch.',
  'waiting.bots': 'Wenn niemand kommt',
  'waiting.bots-hint': 'Früher, wenn jemand mit dir und einem Bot anfangen möchte.',
  'waiting.bots-rated': 'Gewertete Partien spielen nur Menschen.',
  'waiting.bots.never': 'Weitersuchen',
  'waiting.bots.after': 'Nach {time} spielt ein Bot mit',
  'waiting.stay': 'Weitersuchen, wenn ich Underbridge schließe',
  'waiting.stay-hint': ({ time, called }) =>
    called === 'true'
      ? `Höchstens ${time} lang. Wir rufen dich, wenn jemand gefunden ist.`
      : `Höchstens ${time} lang. Noch kann dich niemand rufen: Wähle erst, wie.`,
  'waiting.calls': 'Wählen, wie wir dich rufen',
  'waiting.begin': 'Suchen',
  'waiting.change': 'Ändern',
  'waiting.stop': 'Suche beenden',
  'waiting.open': 'Zeigen',
  'waiting.plan': ({ game, seats, pace }) => `${game} · ${seats} Personen · ${pace}`,
  'waiting.pace.none': 'ohne Uhr',
  'waiting.pace.live': 'live',
  'waiting.pace.days': 'über Tage',
  'waiting.plan-bot': 'ein Bot nach {time}',
  'waiting.looking': ({ count }) => (count === 1 ? 'Eine Person fehlt noch' : `${count} Personen fehlen noch`),
  'waiting.looking-short': 'Wir suchen',
  'waiting.you': 'Du',
  'waiting.free': 'jemand',
  'waiting.since': 'Du suchst seit {time}.',
  'waiting.usual': 'Meist dauert es {time}.',
  'waiting.usual-unknown': 'Wie lange es dauert, weiß noch niemand: Zu wenige haben das gespielt.',
  'waiting.same': ({ people }) =>
    people === 1 ? 'Gerade sucht das sonst niemand.' : `${people} Personen suchen das, du auch.`,
  'waiting.near': ({ near }) =>
    near === 1
      ? 'Von den anderen liegt noch niemand nah genug an deiner Wertungszahl.'
      : `${near} von ihnen liegen nah genug an deiner Wertungszahl.`,
  'waiting.reach': 'Wen du triffst',
  'waiting.reach.some': 'Wertungszahl {from} bis {to}',
  'waiting.reach.all': 'Alle, egal mit welcher Wertungszahl',
  'waiting.widens': 'weiter in {time}',
  'waiting.reach-label': 'Stufe {step} von {steps}',
  'waiting.bot-in': 'In {time} setzt sich ein Bot.',
  'waiting.bot-soon': 'Gleich sitzt ein Bot am Tisch.',
  'waiting.until': 'Du suchst bis {time}, auch wenn Underbridge geschlossen ist.',
  'waiting.now': 'Gerade gesucht',
  'waiting.now-none': 'Gerade sucht niemand. Mach den Anfang: Andere sehen es hier.',
  'waiting.group': ({ people, seats }) => `${people} von ${seats} Personen`,
  'waiting.more': ({ people }) => (people === 1 ? '1 Person' : `${people} Personen`),
  'waiting.join': 'Mitspielen',
  'waiting.usually': 'meist {time}',
  'waiting.someone-waits': ({ people }) =>
    people === 1 ? 'Jemand sucht eine Partie.' : `${people} Personen suchen eine Partie.`,
  'waiting.found': 'Wir haben eine Partie für dich',
  'waiting.found-text': ({ game, bots }) =>
    bots === 0 ? `${game} hat begonnen.` : `${game} hat begonnen, mit einem Bot.`,
  'waiting.to-table': 'Zum Tisch',
  'waiting.later': 'Später',
  'waiting.how': 'Wie wir jemanden finden',
  'waiting.how.1': 'Du triffst Leute, die dasselbe Spiel, dieselbe Personenzahl und dasselbe Tempo möchten.',
  'waiting.how.2':
    'Anfangs innerhalb von 150 Wertungspunkten; alle {time} werden es 150 mehr, und nach {all} darf es jede Wertungszahl sein.',
  'waiting.how.3': 'Leute, die du blockiert hast oder die dich blockiert haben, sitzen nie mit dir am Tisch.',
};
