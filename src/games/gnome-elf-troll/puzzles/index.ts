export { puzzleWords } from '../messages/en/puzzles.ts';
export { found } from './found.ts';
export { goals, tables } from './goals.ts';
