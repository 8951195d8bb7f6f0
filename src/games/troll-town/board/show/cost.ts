import type { TownEvent } from '../words.ts';
import { childrenIn } from './children-lost.ts';
import { textIn } from './events.ts';
import type { Beat } from './script.ts';

/** What a beat costs, in a few lines: roads, houses, Children. */
export function costOf({ event, cost }: Beat): TownEvent[] {
  const all = [event, ...cost];
  const count = (say: TownEvent['say']) => all.filter((each) => each.say === say).length;
  const { brokeOut, stores, away, eaten, back, hid } = childrenIn(all);
  const first = all.find(({ say }) => say === 'told.broke-out');
  const [cracked, gone] = [count('told.cracked'), count('told.removed')];
  return [
    ...(cost.length > 0 && cracked > 0 ? [{ say: 'cost.cracked', joins: cracked } as const] : []),
    ...(cost.length > 0 && gone > 0 ? [{ say: 'cost.roads', hexes: gone } as const] : []),
    ...cost.filter(({ say }) => say === 'told.broken' || say === 'told.staff-ran'),
    ...(first === undefined
      ? []
      : [
          {
            say: 'because.broke-out',
            children: brokeOut,
            stores,
            kind: textIn(first, 'kind'),
            hex: textIn(first, 'hex'),
            about: '',
          } as const,
        ]),
    ...(away + eaten + back + hid > 0 ? [{ say: 'because.ran', away, eaten, back, hid } as const] : []),
  ];
}
