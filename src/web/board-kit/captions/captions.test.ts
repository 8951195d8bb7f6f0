import { expect, test } from 'vitest';
import { captionsOf } from './captions.tsx';

const tabletop = {
  captions: new Set(['told.fled', 'told.killed']),
  spotsOf: ({ room }: { readonly [key: string]: unknown }) => (room === undefined ? [] : [`room-${room}`, 'map']),
};
const speak = (id: string) => id;

test('what happened is said once, where it happened; what needs no words has none', () => {
  const news = [
    { say: 'told.fled', room: 'hall' },
    { say: 'told.walked', room: 'porch' },
    { say: 'told.killed', room: 'hall' },
    { say: 'told.killed', room: 'hall' },
    { say: 'told.killed' },
  ];
  expect(captionsOf(tabletop, news, {}, speak)).toEqual(new Map([['room-hall', ['caption.fled', 'caption.killed']]]));
});

test('a game without captions has none', () => {
  expect(captionsOf({}, [{ say: 'told.fled', room: 'hall' }], {}, speak)).toEqual(new Map());
});
