export { boardWords } from '../../board/words/sv/index.ts';
