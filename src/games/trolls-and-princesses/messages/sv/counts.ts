import type { Translation } from '../../../../kernel/messages.ts';
import { prefixed } from '../../../speech/speech.ts';
import type * as english from '../en/counts.ts';
import { DESIGN_NAMES, VICTORY } from './names.ts';

/** Vad som räknas över många partier. */
export const counts: Translation<typeof english.counts> = {
  'counts.clans': 'Klaner',
  'counts.points': 'Varifrån poängen kom',
  'counts.actions': 'Handlingar',
  'counts.areas': 'Vart trollen gick',
  'counts.caves': 'Slag av grottbrickor som byggdes',
  'counts.cave-tiles': 'Grottbrickor som byggdes',
  'counts.king-tiles': 'Kungsbrickor som togs',
  'counts.activated': 'Brickor som aktiverades',
  'counts.designs': 'Slag av trollkort som togs',
  'counts.troll-cards': 'Trollkort som togs',
  'counts.king-cards': 'Kungskort som uppfylldes',
  'counts.castles': 'Slott som besöktes',
  'counts.places': 'Egna utposter och bortbytingar som sändes ut',
  'counts.bonuses': 'Platser som fylldes, efter bonus',

  'points.sets': 'Set om tre',
  'points.pairs': 'Par',
  'points.singles': 'Ensamma',
  'points.princesses': 'Prinsessor',
  'points.king-tiles': 'Kungsbrickor',
  'points.humans': 'Människor',
  'points.victory': 'Trofégrottor',
  'points.card': 'Trollkort',

  'sent.op-diamond': 'bättre diamantbrytning',
  'sent.op-gold': 'bättre guldbrytning',
  'sent.op-obsidian': 'bättre obsidianbrytning',
  'sent.op-power': '2 trollkraft',
  'sent.ch-cow': 'en ko',
  'sent.ch-track': 'en sjunde ruta för trollkraft',
  'sent.ch-power-a': 'bättre kraftsamling (vänster)',
  'sent.ch-power-b': 'bättre kraftsamling (höger)',

  'use.mine-obsidian': 'Bryt obsidian',
  'use.mine-gold': 'Bryt guld',
  'use.mine-diamond': 'Bryt diamanter',
  'use.activate': 'Aktivera en bricka',
  'use.build-outpost': 'Bygg en utpost',
  'use.build-tiles': 'Bygg grottbrickor',
  'use.refresh-cave': 'Nya grottbrickor',
  'use.replenish': 'Fyll brott',
  'use.get-power': 'Samla trollkraft',
  'use.buy-card': 'Köp ett trollkort',
  'use.refresh-cards': 'Nya trollkort',
  'use.princess': 'Röva bort en prinsessa',
  'use.bell': 'Riv ner en klocka',
  'use.castle': 'Besök ett slott',
  'use.swap': 'Byt en bortbyting',
  'use.hire': 'Lej en människa',
  'use.cow': 'Stjäl en ko',

  'tile.clan': 'Klanbrickan',

  'caves.princess': 'Prinsessgrottor',
  'caves.bell': 'Klockgrottor',
  'caves.resource': 'Obsidiangrottor',
  ...prefixed('caves', VICTORY, (name) => `Trofégrottor för ${name}`),
  ...prefixed('design', DESIGN_NAMES),
};
