import type { Translation } from '../../../kernel/messages.ts';
import type { companions as english } from '../en/companions.ts';

export const companions: Translation<typeof english> = {
  'companions.title': 'Leute',
  'companions.lead': 'Leute, mit denen du gespielt hast, und Leute, denen du folgst.',
  'companions.none': 'Du hast noch mit niemandem eine Partie zu Ende gespielt. Lad jemanden an einen Tisch ein.',
  'companions.show': 'Zeigen',
  'companions.show.met': 'Mitspieler und Gefolgte',
  'companions.show.blocked': ({ count }) => `Blockiert (${count})`,
  'companions.none-blocked': 'Du hast niemanden blockiert.',
  'companions.more': 'Mehr zeigen',
  'relate.profile': 'Profil',
  'relate.invite': 'Einladen',
  'relate.followed':
    'Wartet diese Person an einem offenen Tisch, steht er in der Liste der Tische vorn und auf der Startseite.',
  'relate.blocked':
    'Du siehst nicht, was diese Person schreibt; sie kann sich nicht zu dir setzen und dich nicht einladen.',
  'choose.label': 'Wen möchtest du einladen?',
  'choose.name': 'Nach Namen suchen',
  'choose.nobody': 'Niemand mit diesem Namen gefunden.',
  'choose.hint': 'Schreib mindestens zwei Buchstaben des Namens.',
  'companions.new-table': 'Neuer Tisch',
  'companions.strongest': 'Ranglisten',
  'companions.profile': 'Mein Profil',
  'companions.groups': 'Gruppen',
  'companions.tournaments': 'Turniere',
  'companions.matches': ({ count }) => (count === 1 ? '1 gemeinsame Partie' : `${count} gemeinsame Partien`),
  'companions.last': '{game}, {time}',
  'companions.now': 'gerade eben',
  'companions.again': 'Noch einmal spielen',
  'companions.again-tip': 'Eröffnet einen Tisch wie euren letzten und ruft alle, die dort saßen.',
  'companions.look': 'Letzte Partie',
  'companions.follow': 'Folgen',
  'companions.unfollow': 'Nicht mehr folgen',
  'companions.block': 'Blockieren',
  'companions.unblock': 'Nicht mehr blockieren',
  'companions.followed': 'du folgst',
  'companions.blocked': 'blockiert',
  'companions.block-why':
    'Wen du blockierst, der kann an deinem Tisch weder Platz nehmen noch schreiben, und kein Turnier setzt euch zusammen. Davon erfährt niemand.',
};
