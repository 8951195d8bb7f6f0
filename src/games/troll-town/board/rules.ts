import type { Deed } from '../box/deeds.ts';
import type { Work } from '../position.ts';

/** The rule behind each deed. */
export const RULE_OF_DEED: Readonly<Record<Deed, string>> = {
  'get-minion': 'TT-4.1',
  'capture-child': 'TT-4.3',
  challenge: 'TT-4.6',
  loaf: 'TT-4.7',
  'get-resource': 'TT-18.1',
  'make-trinket': 'TT-18.5',
  'upgrade-hovel': 'TT-4.8',
  heal: 'TT-4.9',
  schmooze: 'TT-4.10',
  smash: 'TT-4.11',
  scare: 'TT-4.12',
  'upgrade-pile': 'TT-4.13',
  fight: 'TT-4.14',
  destroy: 'TT-4.15',
  fire: 'TT-4.17',
  intimidate: 'TT-4.26',
  strike: 'TT-4.29',
  'call-feast': 'TT-4.27',
  grift: 'TT-18.8',
};

/** The rule behind whatever Minions build. */
export function ruleOfWork(work: Work): string {
  switch (work) {
    case 'hovel':
      return 'TT-5.7';
    case 'cage':
    case 'pit':
      return 'TT-12.1';
    case 'shop':
      return 'TT-7.1';
    case 'hut-mud':
    case 'hut-wood':
      return 'TT-5.9';
    case 'rebuild':
      return 'TT-4.31';
    case 'hut-clay':
    case 'rebuild-clay':
      return 'TT-18.6';
    default:
      return 'TT-5.3';
  }
}
