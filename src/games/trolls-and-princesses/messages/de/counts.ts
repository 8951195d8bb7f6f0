import type { Translation } from '../../../../kernel/messages.ts';
import { prefixed } from '../../../speech/speech.ts';
import type * as english from '../en/counts.ts';
import { DESIGN_NAMES, VICTORY } from './names.ts';

/** What is counted over many matches. */
export const counts: Translation<typeof english.counts> = {
  'counts.clans': 'Clans',
  'counts.points': 'Woher die Punkte kamen',
  'counts.actions': 'Aktionen',
  'counts.areas': 'Wohin die Trolle gingen',
  'counts.caves': 'Gebaute Arten von Höhlenplättchen',
  'counts.cave-tiles': 'Gebaute Höhlenplättchen',
  'counts.king-tiles': 'Genommene Königsplättchen',
  'counts.activated': 'Aktivierte Plättchen',
  'counts.designs': 'Genommene Arten von Trollkarten',
  'counts.troll-cards': 'Genommene Trollkarten',
  'counts.king-cards': 'Beanspruchte Königskarten',
  'counts.castles': 'Besuchte Schlösser',
  'counts.places': 'Ausgesandte eigene Außenposten und Wechselbälger',
  'counts.bonuses': 'Besetzte Plätze, nach Bonus',

  'points.sets': 'Dreiersets',
  'points.pairs': 'Paare',
  'points.singles': 'Einzelne',
  'points.princesses': 'Prinzessinnen',
  'points.king-tiles': 'Königsplättchen',
  'points.humans': 'Menschen',
  'points.victory': 'Trophäenhöhlen',
  'points.card': 'Trollkarten',

  'sent.op-diamond': 'mehr Diamanten beim Abbau',
  'sent.op-gold': 'mehr Gold beim Abbau',
  'sent.op-obsidian': 'mehr Obsidian beim Abbau',
  'sent.op-power': '2 Trollkraft',
  'sent.ch-cow': 'eine Kuh',
  'sent.ch-track': 'ein siebtes Feld für Trollkraft',
  'sent.ch-power-a': 'mehr Kraft beim Sammeln (links)',
  'sent.ch-power-b': 'mehr Kraft beim Sammeln (rechts)',

  'use.mine-obsidian': 'Obsidian abbauen',
  'use.mine-gold': 'Gold abbauen',
  'use.mine-diamond': 'Diamanten abbauen',
  'use.activate': 'Plättchen aktivieren',
  'use.build-outpost': 'Außenposten bauen',
  'use.build-tiles': 'Höhlenplättchen bauen',
  'use.refresh-cave': 'Neue Höhlenplättchen',
  'use.replenish': 'Gruben auffüllen',
  'use.get-power': 'Trollkraft sammeln',
  'use.buy-card': 'Trollkarte kaufen',
  'use.refresh-cards': 'Neue Trollkarten',
  'use.princess': 'Prinzessin rauben',
  'use.bell': 'Glocke rauben',
  'use.castle': 'Schloss besuchen',
  'use.swap': 'Wechselbalg tauschen',
  'use.hire': 'Mensch anheuern',
  'use.cow': 'Kuh stehlen',

  'tile.clan': 'Clanplättchen',

  'caves.princess': 'Prinzessinnenhöhlen',
  'caves.bell': 'Glockenhöhlen',
  'caves.resource': 'Obsidianhöhlen',
  ...prefixed('caves', VICTORY, (name) => `Trophäenhöhlen für ${name}`),
  ...prefixed('design', DESIGN_NAMES),
};
