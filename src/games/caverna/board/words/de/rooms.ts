import type { Translation } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import type * as english from '../en/rooms.ts';

/** The page of furnishings. */
export const rooms: Translation<typeof english.rooms> = {
  'rooms.all': ({ count: number }) => `Alle ${number}`,
  'rooms.payable': ({ count: number }) => `Bezahlbar ${number}`,
  'rooms.free': ({ count: number }) => `Im Angebot ${number}`,
  'rooms.mine': ({ count: number }) => `Meine ${number}`,
  'rooms.look': 'Zum Tisch schauen',
  'rooms.back': 'Zurück zum Tisch',
  'rooms.points': ({ points }) => (Number(points) === 0 ? 'keine Punkte' : count(points, 'Punkt', 'Punkte')),
  'rooms.points-now': ({ points }) => `jetzt ${count(points, 'Punkt', 'Punkte')}`,
  'rooms.short': ({ goods }) => `${goods} zu wenig`,
  'rooms.taken': ({ room, name }) => `${room}: ${name}`,
  'rooms.yours': 'deine',

  'group.dwellings': 'Wohnungen',
  'group.rooms': 'Räume',
  'group.makers': 'Handwerker',
  'group.suppliers': 'Lieferanten',
  'group.food': 'Nahrungshöhlen',
  'group.parlors': 'Stuben',
  'group.storages': 'Lager',
  'group.chambers': 'Kammern',
};
