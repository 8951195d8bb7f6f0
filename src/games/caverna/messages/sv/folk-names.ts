import type { Translation } from '../../../../kernel/messages.ts';
import type * as english from '../en/folk-names.ts';

/** The Forgotten Folk: folks and options by name. */
export const folkNames: Translation<typeof english.folkNames> = {
  'folk.dwarves': 'dvärgar',
  'folk.cave-goblins': 'grottgoblins',
  'folk.dark-elves': 'mörkeralver',
  'folk.elves': 'alver',
  'folk.humans': 'människor',
  'folk.mountain-dwarves': 'bergsdvärgar',
  'folk.pale-ones': 'bleka',
  'folk.silicoids': 'silikoider',
  'folk.trolls': 'troll',

  'loot.loot-goblin-dwelling': 'en bostad med en goblin för 2 trä och 1 sten',

  'option.forgottenFolk': 'Expansion: The Forgotten Folk',
  'option.folkSelection': 'Folken',
  'option.folkSelection.deal': 'delas ut, två att välja mellan',
  'option.folkSelection.free': 'väljs fritt',
  'option.folkSelection.random': 'lottas',
  'option.dwarvesAllowed': 'Man får stanna hos dvärgarna',
  'option.hardFolks': 'Alver och silikoider, som är svåra att spela, är med',
  'option.fillTo16': 'Fler folks inredning, upp till 16',
  'option.singleTiles': 'Enkla landskapsbrickor',
  'option.singleTiles.unlimited': 'tar aldrig slut',
  'option.singleTiles.counted': 'räknas',
  'option.charcoalStorage': 'Kolförråd, vår egen rekonstruktion, är med',

  'counts.folks': 'Folk',
};
