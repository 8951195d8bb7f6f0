import type { Translation } from '../../../../kernel/messages.ts';
import type * as english from '../en/folk-names.ts';

/** The Forgotten Folk: folks and options by name. */
export const folkNames: Translation<typeof english.folkNames> = {
  'folk.dwarves': 'Zwerge',
  'folk.cave-goblins': 'Höhlengoblins',
  'folk.dark-elves': 'Dunkelelfen',
  'folk.elves': 'Elfen',
  'folk.humans': 'Menschen',
  'folk.mountain-dwarves': 'Bergzwerge',
  'folk.pale-ones': 'Bleichlinge',
  'folk.silicoids': 'Silikoiden',
  'folk.trolls': 'Trolle',

  'loot.loot-goblin-dwelling': 'eine Wohnung mit einem Goblin für 2 Holz und 1 Stein',

  'option.forgottenFolk': 'Erweiterung: Vergessene Völker',
  'option.folkSelection': 'Völker werden',
  'option.folkSelection.deal': 'ausgeteilt, zwei zur Wahl',
  'option.folkSelection.free': 'frei gewählt',
  'option.folkSelection.random': 'ausgelost',
  'option.dwarvesAllowed': 'Man darf bei den Zwergen bleiben',
  'option.hardFolks': 'Elfen und Silikoiden, die schwer zu spielen sind, sind dabei',
  'option.fillTo16': 'Einrichtungen weiterer Völker, bis zu 16',
  'option.singleTiles': 'Einzelplättchen der Landschaft',
  'option.singleTiles.unlimited': 'gehen nie aus',
  'option.singleTiles.counted': 'werden gezählt',
  'option.charcoalStorage': 'Holzkohlelager, von uns rekonstruiert, ist dabei',

  'counts.folks': 'Völker',
};
