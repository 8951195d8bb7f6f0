import type { Catalogue } from '../../../../kernel/messages.ts';

/** The Forgotten Folk: folks and options by name. */
export const folkNames = {
  'folk.dwarves': 'Dwarves',
  'folk.cave-goblins': 'Cave Goblins',
  'folk.dark-elves': 'Dark Elves',
  'folk.elves': 'Elves',
  'folk.humans': 'Humans',
  'folk.mountain-dwarves': 'Mountain Dwarves',
  'folk.pale-ones': 'Pale Ones',
  'folk.silicoids': 'Silicoids',
  'folk.trolls': 'Trolls',

  'loot.loot-goblin-dwelling': 'a dwelling with a Goblin for 2 wood and 1 stone',

  'option.forgottenFolk': 'Expansion: The Forgotten Folk',
  'option.folkSelection': 'Folks are',
  'option.folkSelection.deal': 'dealt, two to choose from',
  'option.folkSelection.free': 'chosen freely',
  'option.folkSelection.random': 'drawn at random',
  'option.dwarvesAllowed': 'Players may stay with the Dwarves',
  'option.hardFolks': 'Elves and Silicoids, which are hard to play, take part',
  'option.fillTo16': 'More folks’ furnishings, up to 16',
  'option.singleTiles': 'Single landscape tiles',
  'option.singleTiles.unlimited': 'never run out',
  'option.singleTiles.counted': 'are counted',
  'option.charcoalStorage': 'Charcoal Storage, our own reconstruction, takes part',

  'counts.folks': 'Folks',
} satisfies Catalogue;
