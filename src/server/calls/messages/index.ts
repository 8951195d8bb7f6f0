export { texts as de } from './de.ts';
export { texts as en } from './en.ts';
export { texts as sv } from './sv.ts';
