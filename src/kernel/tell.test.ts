import { describe, expect, test } from 'vitest';
import { confine, eventsFor, listen, reaches, tell } from './tell.ts';

const shout = { say: 'told.shout', seat: 1 };
const whisper = { say: 'told.whisper', seat: 1, secret: 'bean' };

describe('listening', () => {
  test('gathers what is told meanwhile, in order, with its audience', () => {
    const told = listen(() => {
      tell(shout);
      tell(whisper, { only: 1 });
      tell(shout, { except: 0 });
    });
    expect(told).toEqual([
      { event: shout, to: 'all' },
      { event: whisper, to: { only: 1 } },
      { event: shout, to: { except: 0 } },
    ]);
  });

  test('hears nothing of what is told before and after', () => {
    tell(shout);
    const told = listen(() => {});
    tell(shout);
    expect(told).toEqual([]);
  });

  test('can be nested: each hears its own', () => {
    let inner: unknown;
    const outer = listen(() => {
      tell(shout);
      inner = listen(() => tell(whisper));
      tell(shout);
    });
    expect(inner).toEqual([{ event: whisper, to: 'all' }]);
    expect(outer).toHaveLength(2);
  });

  test('ends when the action fails', () => {
    const outer = listen(() => {
      expect(() =>
        listen(() => {
          throw new Error('stumbled');
        }),
      ).toThrow('stumbled');
      tell(shout);
    });
    expect(outer).toEqual([{ event: shout, to: 'all' }]);
  });
});

describe('an audience', () => {
  test.each([
    ['all', { 0: true, 1: true, 2: true, spectator: true }],
    [{ only: 1 }, { 0: false, 1: true, 2: false, spectator: false }],
    [{ except: 1 }, { 0: true, 1: false, 2: true, spectator: true }],
    [{ only: 0 }, { 0: true, 1: false, 2: false, spectator: false }],
    [{ except: 0 }, { 0: false, 1: true, 2: true, spectator: true }],
  ] as const)('%j', (to, who) => {
    expect({ 0: reaches(to, 0), 1: reaches(to, 1), 2: reaches(to, 2), spectator: reaches(to, 'spectator') }).toEqual(
      who,
    );
  });

  test.each([
    [{ only: [0, 2] }, [0, 2]],
    [{ except: [0, 2] }, [1, 'spectator']],
  ])('%j reaches %j', (to, who) => {
    expect(([0, 1, 2, 'spectator'] as const).filter((viewer) => reaches(to, viewer))).toEqual(who);
  });

  test('hears its part and nothing else', () => {
    const told = listen(() => {
      tell(shout);
      tell(whisper, { only: 1 });
      tell({ say: 'told.noise' }, { except: 1 });
    });
    expect(eventsFor(told, 1)).toEqual([shout, whisper]);
    expect(eventsFor(told, 0)).toEqual([shout, { say: 'told.noise' }]);
    expect(eventsFor(told, 'spectator')).toEqual([shout, { say: 'told.noise' }]);
  });
});

describe('what is told in confinement', () => {
  test('stays with the seat, whoever it was meant for', () => {
    const told = listen(() =>
      confine(1, () => {
        tell(shout);
        tell(whisper, { only: 1 });
        tell(shout, { except: 0 });
      }),
    );
    expect(told).toEqual([
      { event: shout, to: { only: 1 } },
      { event: whisper, to: { only: 1 } },
      { event: shout, to: { only: 1 } },
    ]);
  });

  test('is lost when it was not meant for that seat', () => {
    const told = listen(() =>
      confine(1, () => {
        tell(whisper, { only: 0 });
        tell(shout, { except: 1 });
      }),
    );
    expect(told).toEqual([]);
  });

  test('stays with the seat after a confinement within, which was for another', () => {
    const told = listen(() =>
      confine(1, () => {
        confine(0, () => tell(shout));
        tell(shout);
      }),
    );
    expect(told.map(({ to }) => to)).toEqual([{ only: 0 }, { only: 1 }]);
  });

  test('reaches all again afterwards, also after a failure', () => {
    const told = listen(() => {
      confine(1, () => {});
      tell(shout);
      expect(() =>
        confine(0, () => {
          throw new Error('stumbled');
        }),
      ).toThrow('stumbled');
      tell(shout);
    });
    expect(told).toEqual([
      { event: shout, to: 'all' },
      { event: shout, to: 'all' },
    ]);
  });
});
