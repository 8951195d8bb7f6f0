// A second account of the town, as plain and slow as can be: everything by names of hexes, straight from the rule book.

import { hexName, joinName } from '../../../../src/games/troll-town/box/hexes.ts';
import { type Building, type TrollTown, trollOf } from '../../../../src/games/troll-town/position.ts';

/** What lies where: 'hub', 'debris', 'path 3' by its tile, 'building 5' by its number. */
export type Sheet = ReadonlyMap<string, string>;

export function sheetOf(p: TrollTown): Sheet {
  const sheet = new Map<string, string>();
  p.land.forEach((land, hex) => {
    const name = hexName(hex);
    if (land === -1) sheet.set(name, 'hub');
    else if (land === -2) sheet.set(name, 'debris');
    else if (land >= 10_000) sheet.set(name, `building ${land - 10_000}`);
    else if (land > 0) sheet.set(name, `path ${land}`);
  });
  return sheet;
}

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export function around(name: string): string[] {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return STEPS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

export function isPathOn(sheet: Sheet, name: string): boolean {
  return sheet.get(name)?.startsWith('path') ?? false;
}

/** TT-1.9: all path that can be walked to from these hexes. */
export function netFrom(sheet: Sheet, starts: readonly string[]): Set<string> {
  const net = new Set(starts.filter((name) => isPathOn(sheet, name)));
  for (let size = -1; size !== net.size; ) {
    size = net.size;
    for (const name of [...net]) for (const next of around(name)) if (isPathOn(sheet, next)) net.add(next);
  }
  return net;
}

export function hubNet(sheet: Sheet): Set<string> {
  const hub = [...sheet].flatMap(([name, what]) => (what === 'hub' ? [name] : []));
  return netFrom(sheet, hub.flatMap(around));
}

export function names({ hexes }: Building): string[] {
  return hexes.map(hexName);
}

export function touches(building: Building, net: ReadonlySet<string>): boolean {
  return names(building).some((name) => around(name).some((next) => net.has(next)));
}

/** TT-5.4: hexes of path that touch two others which touch each other. */
function triangles(sheet: Sheet): string[] {
  return [...sheet.keys()].filter((name) => {
    if (!isPathOn(sheet, name)) return false;
    const beside = around(name).filter((next) => isPathOn(sheet, next));
    return beside.some((one) => beside.some((other) => one !== other && around(one).includes(other)));
  });
}

/** TT-10.8: buildings that should not stand any more. */
function fallen(p: TrollTown): number[] {
  const sheet = sheetOf(p);
  const path = new Set([...sheet.keys()].filter((name) => isPathOn(sheet, name)));
  const standing = p.buildings.filter(({ stands }) => stands);
  const held = new Set(standing.filter((each) => touches(each, path)).map(({ number }) => number));
  for (let size = -1; size !== held.size; ) {
    size = held.size;
    for (const each of standing) {
      const leans =
        each.kind === 'hovel' &&
        standing.some(
          (other) =>
            other.kind === 'hovel' &&
            held.has(other.number) &&
            names(other).some((name) => names(each).some((mine) => around(mine).includes(name))),
        );
      if (leans) held.add(each.number);
    }
  }
  return standing
    .filter(({ number, host }) => (host >= 0 ? !p.buildings[host]?.stands : !held.has(number)))
    .map(({ number }) => number);
}

/** TT-6.3: private beds, by the rule book's table. */
export function bedsOf(p: TrollTown, troll: number): number {
  const hut = p.buildings[trollOf(p, troll).hut];
  if (hut === undefined) return 0;
  const addOns = p.buildings.filter(({ stands, host }) => stands && host === hut.number);
  const hovels = addOns.filter(({ kind }) => kind === 'addon');
  const base = { mud: 2, wood: 6, clay: 8, none: 0 }[hut.material];
  const servants = hovels.reduce((sum, { staff }) => sum + staff, 0);
  return (hovels.length > 0 ? Math.max(6, base) : base) + 2 * hovels.length - servants;
}

/** What is wrong with the town between turns, a line each. */
export function disorder(p: TrollTown): string[] {
  const sheet = sheetOf(p);
  const found: string[] = [];
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) found.push(what);
  };
  for (const name of triangles(sheet)) say(true, `parallel roads at ${name}`);
  for (const number of fallen(p)) say(true, `building ${number} hangs in the air`);
  for (const each of p.buildings) {
    if (!each.stands) continue;
    say(each.damage >= each.hexes.length, `building ${each.number} stands in spite of its damage`);
    say(
      names(each).some((name) => sheet.get(name) !== `building ${each.number}`),
      `building ${each.number} is not where it is`,
    );
    const room = { cage: 2, hut: 2, pit: 9 * (1 + addOnsOf(p, each)), hovel: 0, shop: 0, addon: 0, pile: 0 }[each.kind];
    say(each.children > room, `building ${each.number} holds ${each.children} Children`);
  }
  for (const [number, { minions }] of p.trolls.entries()) {
    say(minions > bedsOf(p, number), `Troll ${number} has more Minions than beds`);
  }
  const hovels = p.buildings.filter(({ kind, stands }) => kind === 'hovel' && stands).length;
  say(p.communal > 2 * hovels, 'more communal Minions than beds');
  for (const join of p.cracks) {
    const ends = joinName(join).split('~');
    say(!ends.every((name) => isPathOn(sheet, name)), `a crack in no road: ${joinName(join)}`);
  }
  say(p.waiting.length > 0, 'Children wait after Post-turn');
  say(
    ['0,-2', '0,-3', '0,-4'].some((name) => !isPathOn(sheet, name)),
    'the Bridge is gone',
  );
  return found;
}

function addOnsOf(p: TrollTown, { number }: Building): number {
  return p.buildings.filter(({ stands, host, kind }) => stands && host === number && kind === 'addon').length;
}

/** TT-1.3 in names. */
export function apart(one: string, other: string): number {
  const [a = 0, b = 0] = one.split(',').map(Number);
  const [c = 0, d = 0] = other.split(',').map(Number);
  return (Math.abs(a - c) + Math.abs(b - d) + Math.abs(a - c + b - d)) / 2;
}
