export { boardSv as boardWords } from '../../board/messages-sv.ts';
