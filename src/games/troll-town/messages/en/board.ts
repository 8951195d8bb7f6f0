export { boardWords } from '../../board/words/en/index.ts';
