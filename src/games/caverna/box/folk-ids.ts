/** FF-1b: the folks besides the Dwarves, whose players have no board. */
export const FOLK_BOARDS = [
  'cave-goblins',
  'dark-elves',
  'elves',
  'humans',
  'mountain-dwarves',
  'pale-ones',
  'silicoids',
  'trolls',
] as const;
export type FolkBoard = (typeof FOLK_BOARDS)[number];

export const FOLK_IDS = ['dwarves', ...FOLK_BOARDS] as const;
export type FolkId = (typeof FOLK_IDS)[number];
