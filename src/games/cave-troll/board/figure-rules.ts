import type { KindId } from '../box/kinds.ts';

/** The rules that make each figure what it is. */
export const FIGURE_RULES: Readonly<Record<KindId, readonly string[]>> = {
  adventurer: ['CT-6.1', 'CT-4.14'],
  barbarian: ['CT-6.2', 'CT-6.3'],
  dwarf: ['CT-6.11'],
  knight: ['CT-6.6', 'CT-6.7', 'CT-6.9'],
  thief: ['CT-6.4', 'CT-6.5'],
  orc: ['CT-6.12', 'CT-6.13'],
  wraith: ['CT-6.15', 'CT-6.16', 'CT-6.18'],
  'cave-troll': ['CT-6.21', 'CT-6.22', 'CT-6.25'],
  berserker: ['CT-7.2', 'CT-5.8', 'CT-5.6'],
  'giant-slayer': ['CT-7.14', 'CT-7.15'],
  paladin: ['CT-7.9', 'CT-7.10', 'CT-7.12'],
  assassin: ['CT-7.7', 'CT-7.8'],
  grunt: ['CT-7.21', 'CT-7.22'],
  'siren-banshee': ['CT-7.23', 'CT-7.24'],
  'rampaging-troll': ['CT-7.17', 'CT-7.18', 'CT-7.20'],
  chest: ['CT-4.10', 'CT-9.4'],
};
