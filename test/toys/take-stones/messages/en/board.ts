import { count } from '../../../../../src/games/speech/speech.ts';
import type { Catalogue } from '../../../../../src/kernel/messages.ts';

export const boardWords = {
  'option.firstPlayer.0': 'seat 1',
  'option.firstPlayer.1': 'seat 2',
  'option.firstPlayer.2': 'seat 3',
  'option.firstPlayer.3': 'seat 4',

  'board.heap': ({ heap }) => `${count(heap, 'stone', 'stones')} in the heap`,
  'board.taken': ({ stones }) => count(stones, 'stone', 'stones'),
  'board.wins': 'Whoever has the most stones when the heap is empty wins.',

  'guide.heap': 'This is the heap. You and {seat} take turns to take stones from it, and whoever has the most wins.',
  'guide.three': 'Take three stones, the most there is.',
  'guide.not-two': '{seat} took two, so you may not take two now. Take another number.',
  'guide.on': 'That is all there is to it. Play on.',
} satisfies Catalogue;
