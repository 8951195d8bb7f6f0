import type { Translation } from '../../../kernel/messages.ts';
import type { companions as english } from '../en/companions.ts';

export const companions: Translation<typeof english> = {
  'companions.title': 'Leute',
  'companions.lead': 'Leute, mit denen du gespielt hast, und Leute, denen du folgst.',
  'companions.none': 'Du hast noch mit niemandem eine Partie zu Ende gespielt. Lad jemanden an einen Tisch ein.',
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
