import { expect, test } from 'vitest';
import { ruleBehind } from './folk-sheets.ts';
import { FOLKS } from './folks.ts';

test.each(['cost.discount', 'feeding.need'] as const)(
  'whoever has the hook %s has an ability with its rule',
  (hook) => {
    const folks = FOLKS.filter(({ hooks }) => hooks[hook] !== undefined);
    expect(folks.length).toBeGreaterThan(0);
    for (const { id } of folks) expect(ruleBehind(id, hook)).toMatch(/^FF-7\./);
    expect(() => ruleBehind('dwarves', hook)).toThrow('no ability of dwarves');
  },
);
