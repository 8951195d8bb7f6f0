import type { Translation } from '../../../kernel/messages.ts';
import type { companions as english } from '../en/companions.ts';

export const companions: Translation<typeof english> = {
  'companions.title': 'Medspelare',
  'companions.lead': 'De du har spelat med, och de du följer.',
  'companions.none': 'Du har inte avslutat något parti med någon än. Bjud in en vän till ett bord.',
  'companions.new-table': 'Nytt bord',
  'companions.strongest': 'Topplistor',
  'companions.profile': 'Min profil',
  'companions.groups': 'Grupper',
  'companions.tournaments': 'Turneringar',
  'companions.matches': ({ count }) => (count === 1 ? '1 parti tillsammans' : `${count} partier tillsammans`),
  'companions.last': '{game}, {time}',
  'companions.now': 'nyss',
  'companions.again': 'Spela igen',
  'companions.again-tip': 'Dukar ett bord som det förra ni hade, och kallar på alla som satt där.',
  'companions.look': 'Senaste partiet',
  'companions.follow': 'Följ',
  'companions.unfollow': 'Sluta följa',
  'companions.block': 'Blockera',
  'companions.unblock': 'Sluta blockera',
  'companions.followed': 'du följer',
  'companions.blocked': 'blockerad',
  'companions.block-why':
    'Den du blockerar kan inte sätta sig där du sitter, inte skriva där, och ingen turnering sätter er vid samma bord. De får inte veta det.',
};
