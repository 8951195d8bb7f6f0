import type { Catalogue } from '../../../kernel/messages.ts';

/** What is said about marks that somebody draws over a board. */
export const ink = {
  'ink.label': 'Your own marks · M hides them',
  'ink.tools': 'Draw on the board',
  'ink.arrow': 'Arrow',
  'ink.ring': 'Ring',
  'ink.hide': 'Hide',
  'ink.wipe': 'Remove all',
  'ink.how':
    'Right mouse button: drag for an arrow, click for a ring. On a touch screen: hold, then drag. Draw a mark again to remove it.',
  'ink.marks': 'Marks on the board',
  'ink.is-ring': ({ at }) => `Ring around ${at}`,
  'ink.is-arrow': ({ from, to }) => `Arrow from ${from} to ${to}`,
  'ink.unknown': 'something out of sight',
  'ink.pin': ({ mark }) => `Keep on the board: ${mark}`,
  'ink.remove': ({ mark }) => `Remove: ${mark}`,
  'ink.words': ({ mark }) => `Words beside: ${mark}`,
  'ink.words-empty': 'A few words…',
  'ink.add': 'Choose from a list',
  'ink.at': 'Around',
  'ink.from': 'From',
  'ink.to': 'To',
  'ink.choose': 'Choose…',
  'ink.draw-ring': 'Draw the ring',
  'ink.draw-arrow': 'Draw the arrow',
  'ink.full': ({ most }) => `A board takes ${most} marks. Remove some to draw more.`,
} satisfies Catalogue;
