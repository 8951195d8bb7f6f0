export { boardEn as boardWords } from '../../board/messages.ts';
