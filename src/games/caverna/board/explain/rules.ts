import { FOLK_FURNISHINGS, type FurnishingId } from '../../box/furnishing-ids.ts';

/** The rule behind a furnishing; FF-8.10 to FF-8.41 go by the order of the furnishings. */
export function ruleOfRoom(id: FurnishingId): string {
  const folk = (FOLK_FURNISHINGS as readonly FurnishingId[]).indexOf(id);
  return folk >= 0 ? `FF-8.${10 + folk}` : (RULE_OF_ROOM[id] ?? 'CV-4.7');
}

/** Rulings of section 11 on single furnishings. */
const RULE_OF_ROOM: Readonly<Partial<Record<FurnishingId, string>>> = {
  dwelling: 'CV-8.1',
  'additional-dwelling': 'CV-8.3',
  'cuddle-room': 'CV-11.2',
  'stubble-room': 'CV-11.3',
  'work-room': 'CV-11.4',
  carpenter: 'CV-11.5',
  'stone-carver': 'CV-11.5',
  builder: 'CV-11.6',
  'guest-room': 'CV-11.7',
  'office-room': 'CV-5.16',
  blacksmith: 'CV-11.9',
  miner: 'CV-11.10',
  'wood-supplier': 'CV-11.11',
  'stone-supplier': 'CV-11.11',
  'ruby-supplier': 'CV-11.11',
  trader: 'CV-11.12',
  'spare-part-storage': 'CV-11.12',
  'dog-school': 'CV-11.13',
  quarry: 'CV-11.14',
  seam: 'CV-11.15',
  'slaughtering-cave': 'CV-9.6',
  'hunting-parlor': 'CV-11.16',
  'peaceful-cave': 'CV-11.17',
  'working-cave': 'CV-10.7',
  'mining-cave': 'CV-10.8',
  'breeding-cave': 'CV-10.16',
  'weaving-parlor': 'CV-11.18',
  'milking-parlor': 'CV-11.18',
  'state-parlor': 'CV-11.19',
  'main-storage': 'CV-11.20',
  'weapon-storage': 'CV-11.21',
  'supplies-storage': 'CV-11.21',
  'prayer-chamber': 'CV-11.21',
  'broom-chamber': 'CV-11.22',
  'writing-chamber': 'CV-14.13',
};

/** The rule of each deed that a place lets one do. */
export const RULE_OF_DEED: Readonly<Record<string, string>> = {
  place: 'CV-4.13',
  'ruby-mine': 'CV-4.20',
  furnish: 'CV-4.7',
  fences: 'CV-4.17',
  sow: 'CV-4.21',
  forge: 'CV-7.2',
  expedition: 'CV-7.7',
  grow: 'CV-8.4',
  trade: 'CV-4.36',
  market: 'CV-4.38',
  imitate: 'CV-4.31',
  'starting-player': 'CV-4.30',
  'per-mine': 'CV-4.37',
  'with-mines': 'CV-4.37',
  gain: 'CV-4.5',
  take: 'CV-4.4',
};
