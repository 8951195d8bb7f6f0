import type { Translation } from '../../../../../kernel/messages.ts';
import type * as english from '../en/rooms.ts';

/** Vad varje inredning gör. */
export const rooms: Translation<typeof english.rooms> = {
  'rooms.all': ({ count: number }) => `Alla ${number}`,
  'rooms.payable': ({ count: number }) => `Har råd med ${number}`,
  'rooms.free': ({ count: number }) => `Till salu ${number}`,
  'rooms.mine': ({ count: number }) => `Mina ${number}`,
  'rooms.look': 'Titta på bordet',
  'rooms.back': 'Tillbaka till bordet',
  'rooms.points': ({ points }) => (Number(points) === 0 ? 'inga poäng' : `${points} poäng`),
  'rooms.points-now': ({ points }) => `${points} poäng nu`,
  'rooms.short': ({ goods }) => `${goods} fattas`,
  'rooms.taken': ({ room, name }) => `${room}: ${name}`,
  'rooms.yours': 'din',

  'group.dwellings': 'Bostäder',
  'group.rooms': 'Rum',
  'group.makers': 'Hantverkare',
  'group.suppliers': 'Leverantörer',
  'group.food': 'Matgrottor',
  'group.parlors': 'Salar',
  'group.storages': 'Förråd',
  'group.chambers': 'Kammare',
};
