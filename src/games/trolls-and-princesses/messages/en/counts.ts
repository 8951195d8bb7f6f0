import type { Catalogue } from '../../../../kernel/messages.ts';
import { prefixed } from '../../../speech/speech.ts';
import { DESIGN_NAMES, VICTORY } from './names.ts';

/** What is counted over many matches. */
export const counts = {
  'counts.clans': 'Clans',
  'counts.points': 'Where points came from',
  'counts.actions': 'Actions',
  'counts.areas': 'Where trolls went',
  'counts.caves': 'Kinds of cave tiles built',
  'counts.cave-tiles': 'Cave tiles built',
  'counts.king-tiles': 'King’s tiles taken',
  'counts.activated': 'Tiles activated',
  'counts.designs': 'Designs of troll cards taken',
  'counts.troll-cards': 'Troll cards taken',
  'counts.king-cards': 'King’s cards claimed',
  'counts.castles': 'Castles visited',
  'counts.places': 'Own outposts and changelings sent out',
  'counts.bonuses': 'Spots filled, by bonus',

  'points.sets': 'Sets of three',
  'points.pairs': 'Pairs',
  'points.singles': 'Singles',
  'points.princesses': 'Princesses',
  'points.king-tiles': 'King’s tiles',
  'points.humans': 'Humans',
  'points.victory': 'Trophy caves',
  'points.card': 'Troll cards',

  'use.mine-obsidian': 'Mine obsidian',
  'use.mine-gold': 'Mine gold',
  'use.mine-diamond': 'Mine diamonds',
  'use.activate': 'Activate a tile',
  'use.build-outpost': 'Build an outpost',
  'use.build-tiles': 'Build cave tiles',
  'use.refresh-cave': 'New cave tiles',
  'use.replenish': 'Refill sites',
  'use.get-power': 'Gather troll power',
  'use.buy-card': 'Buy a troll card',
  'use.refresh-cards': 'New troll cards',
  'use.princess': 'Carry off a princess',
  'use.bell': 'Tear down a bell',
  'use.castle': 'Visit a castle',
  'use.swap': 'Swap a changeling',
  'use.hire': 'Hire a human',
  'use.cow': 'Steal a cow',

  'tile.clan': 'Clan tile',

  'caves.princess': 'Princess caves',
  'caves.bell': 'Bell caves',
  'caves.resource': 'Obsidian caves',
  ...prefixed('caves', VICTORY, (name) => `Trophy caves for ${name}`),
  ...prefixed('design', DESIGN_NAMES),
} satisfies Catalogue;
