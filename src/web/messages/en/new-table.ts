import type { Catalogue } from '../../../kernel/messages.ts';

/** How a new table is made. */
export const newTable = {
  'new.title': 'A new table',
  'new.game': 'Game',
  'new.mode': 'Who are you playing with?',
  'new.mode.friends': 'Friends, each at their own screen',
  'new.mode.screen': 'Friends at this screen',
  'new.mode.bots': 'Bots',
  'new.players': 'Players',
  'new.seats': 'Seats',
  'new.seat': 'Seat {number}',
  'new.seat.me': 'You',
  'new.seat.anyone': 'Anyone with the link',
  'new.seat.person': 'Somebody here',
  'new.name': 'Name at seat {number}',
  'new.person': 'Player {number}',
  'new.open': 'Show it to everybody',
  'new.open-hint': 'Otherwise only people with the link can find it.',
  'new.hints': 'Allow hints',
  'new.hints-hint': 'Everyone can ask a bot for advice on their turn.',
  'new.options': 'Options',
  'new.create.friends': 'Create table',
  'new.create.screen': 'Begin',
  'new.create.bots': 'Begin',
  'new.here': 'This match is saved in this browser. It survives a reload and works offline.',
} as const satisfies Catalogue;
