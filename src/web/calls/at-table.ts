/** What the page of a table shows of calls, in one file that is loaded when it is needed. */
export { AskCard } from './AskCard.tsx';
export { TableCalls } from './TableCalls.tsx';
