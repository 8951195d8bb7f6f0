import type { Translation } from '../../../kernel/messages.ts';
import type { groups as english } from '../en/groups.ts';

export const groups: Translation<typeof english> = {
  'refused.unknown-group': 'Es gibt diese Gruppe nicht, oder du gehörst nicht dazu.',
  'refused.unknown-group-link': 'Dieser Link zu einer Gruppe gilt nicht mehr. Bitte um einen neuen.',
  'refused.group-owner-only': 'Das kann nur, wer die Gruppe leitet.',
  'refused.group-full': 'Diese Gruppe ist voll.',
  'refused.group-blocked': 'Jemand in dieser Gruppe möchte nicht mit dir spielen.',
  'refused.group-plays-nothing': 'Diese Gruppe hat noch keine Partie zu Ende gespielt. Eröffne erst einen Tisch.',
  'refused.too-many-groups': 'Du bist schon in {most} Gruppen. Verlasse erst eine.',
  'groups.title': 'Gruppen',
  'groups.lead': 'Eine Gruppe ist ein Freundeskreis: eure Tische an einem Ort, und wer wie oft gewonnen hat.',
  'groups.none': 'Du bist noch in keiner Gruppe. Gründe eine und schick den anderen den Link.',
  'groups.members': ({ count }) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  'groups.owner': 'gegründet von {name}',
  'groups.new': 'Gruppe gründen',
  'groups.name': 'Name der Gruppe',
  'groups.rename': 'Umbenennen',
  'groups.all': 'Alle Gruppen',
  'group.play': 'Wie immer spielen',
  'group.play-tip': 'Eröffnet einen Tisch, wie ihr ihn am häufigsten spielt, und ruft alle aus der Gruppe.',
  'group.usual': ({ game, seats, times }) =>
    `${game} zu ${numeral(Number(seats))}, ${times === 1 ? 'wie zuletzt' : `wie in ${times} eurer letzten Partien`}`,
  'group.no-usual': 'Wenn ihr eine Partie zu Ende gespielt habt, startet ein Druck die nächste.',
  'group.about': 'etwa {time}',
  'group.new-table': 'Anderer Tisch',
  'group.tables': 'Tische',
  'group.no-tables': 'Kein Tisch ist offen. Eröffne einen; alle aus der Gruppe sehen ihn hier.',
  'group.results': 'Ergebnisse',
  'group.year': 'Jahr',
  'group.no-results': '{year} wurde keine Partie unter Mitgliedern zu Ende gespielt.',
  'group.counts': 'Gezählt werden Partien von zwei oder mehr Mitgliedern, bei denen sonst nur Bots mitspielten.',
  'group.rank': 'Rang',
  'group.member': 'Mitglied',
  'group.matches': 'Partien',
  'group.won': 'Siege',
  'group.beaten': 'Vor',
  'group.beaten-tip':
    'Der Anteil der Mitglieder, auf die sie in diesen Partien trafen und vor denen sie lagen. Gleichstand zählt halb.',
  'group.last': 'Letzte Partien',
  'group.people': 'Mitglieder',
  'group.you': 'du',
  'group.is-owner': 'Leitung',
  'group.invite': 'Einladen',
  'group.invite-hint':
    'Wer diesen Link hat, kann beitreten. Mitglieder sehen die Tische und Ergebnisse der anderen in der Gruppe.',
  'group.qr': 'Scannen und beitreten',
  'group.new-link': 'Link ersetzen',
  'group.new-link-hint': 'Der alte Link gilt dann nicht mehr.',
  'group.remove': 'Entfernen',
  'group.remove-ask': '{name} aus der Gruppe entfernen?',
  'group.leave': 'Gruppe verlassen',
  'group.leave-ask': 'Diese Gruppe verlassen? Mit ihrem Link kannst du zurückkommen.',
  'group.leave-last': 'Du bist das letzte Mitglied: Die Gruppe ist dann weg.',
  'group.keep': 'Abbrechen',
  'group.not-there': 'Es gibt diese Gruppe nicht, oder du gehörst nicht dazu.',
  'join.title': 'Einer Gruppe beitreten',
  'join.asked': '{owner} lädt dich in die Gruppe {name} ein.',
  'join.shared': 'Mitglieder sehen die Tische und Ergebnisse der anderen in der Gruppe.',
  'join.join': 'Beitreten',
  'join.open': 'Gruppe öffnen',
};

const NUMERALS = ['', '', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt'];

function numeral(seats: number): string {
  return NUMERALS[seats] || String(seats);
}
