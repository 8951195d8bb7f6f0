export { boardWords } from '../../board/words/de/index.ts';
