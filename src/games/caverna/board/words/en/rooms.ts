import type { Catalogue } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';

/** The page of furnishings. */
export const rooms = {
  'rooms.all': ({ count: number }) => `All ${number}`,
  'rooms.payable': ({ count: number }) => `I can pay ${number}`,
  'rooms.free': ({ count: number }) => `On offer ${number}`,
  'rooms.mine': ({ count: number }) => `Mine ${number}`,
  'rooms.look': 'Look at the table',
  'rooms.back': 'Back to the table',
  'rooms.points': ({ points }) => (Number(points) === 0 ? 'no points' : count(points, 'point', 'points')),
  'rooms.points-now': ({ points }) => `${count(points, 'point', 'points')} now`,
  'rooms.short': ({ goods }) => `${goods} short`,
  'rooms.taken': ({ room, name }) => `${room}: ${name}`,
  'rooms.yours': 'yours',

  'group.dwellings': 'Dwellings',
  'group.rooms': 'Rooms',
  'group.makers': 'Makers',
  'group.suppliers': 'Suppliers',
  'group.food': 'Food caves',
  'group.parlors': 'Parlors',
  'group.storages': 'Storages',
  'group.chambers': 'Chambers',
} satisfies Catalogue;
