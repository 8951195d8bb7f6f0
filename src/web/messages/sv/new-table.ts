import type { Translation } from '../../../kernel/messages.ts';
import type { newTable as english } from '../en/new-table.ts';

export const newTable: Translation<typeof english> = {
  'new.title': 'Ett nytt bord',
  'new.game': 'Spel',
  'new.mode': 'Vilka spelar du med?',
  'new.mode.friends': 'Vänner, var och en vid sin skärm',
  'new.mode.screen': 'Vänner vid den här skärmen',
  'new.mode.bots': 'Bottar',
  'new.players': 'Spelare',
  'new.seats': 'Platser',
  'new.seat': 'Plats {number}',
  'new.seat.me': 'Du',
  'new.seat.anyone': 'Den som har länken',
  'new.seat.person': 'Någon här',
  'new.name': 'Namn på plats {number}',
  'new.person': 'Spelare {number}',
  'new.open': 'Visa det för alla',
  'new.open-hint': 'Annars kan bara de som har länken hitta det.',
  'new.hints': 'Tillåt tips',
  'new.hints-hint': 'Alla kan be en bot om råd när det är deras tur.',
  'new.options': 'Val',
  'new.create.friends': 'Skapa bordet',
  'new.create.screen': 'Börja',
  'new.create.bots': 'Börja',
  'new.here': 'Partiet sparas i webbläsaren. Det klarar en omladdning och fungerar offline.',
};
