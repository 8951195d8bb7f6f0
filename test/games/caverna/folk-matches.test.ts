import { expect, test } from 'vitest';
import { FOLK_BOARDS, type FolkBoard } from '../../../src/games/caverna/box/folk-ids.ts';
import { MOST_PEOPLE } from '../../../src/games/caverna/box/market.ts';
import { caverna } from '../../../src/games/caverna/index.ts';
import { goblinsOf, type Player } from '../../../src/games/caverna/position.ts';
import { allFit } from '../../../src/games/caverna/rules/animals.ts';
import { arrangementOf } from '../../../src/games/caverna/rules/arrangement.ts';
import { folkOf } from '../../../src/games/caverna/rules/folks.ts';
import { play } from '../../../src/kernel/match.ts';
import { pick } from '../../../src/kernel/random.ts';
import { asked, frameFor, isOver } from '../../../src/kernel/steps.ts';
import { type CavernaMatch, deal, offers, stream, take } from './testing.ts';

/** So many folks at a time, until each of them has been at a table of this size. */
function tables(seats: number): FolkBoard[][] {
  return Array.from({ length: Math.ceil(FOLK_BOARDS.length / seats) }, (_, table) =>
    Array.from({ length: seats }, (__, seat) => FOLK_BOARDS[(table * seats + seat) % FOLK_BOARDS.length] as FolkBoard),
  );
}

function mustBeSound(player: Player): void {
  for (const [good, count] of Object.entries(player.goods)) expect(count, good).toBeGreaterThanOrEqual(0);
  expect(player.people.length).toBeLessThanOrEqual(MOST_PEOPLE);
  const cap = folkOf(player) === 'trolls' ? 10 : 14;
  for (const { kind, strength } of player.people) expect(strength).toBeLessThanOrEqual(kind === 'goblin' ? 14 : cap);
  for (const { cell } of player.sown) expect(['field', 'cavern', 'none']).toContain(player.tops[cell]);
  expect(goblinsOf(player)).toBeLessThanOrEqual(MOST_PEOPLE - 2);
}

/** Everybody has room, or is being asked what to keep. */
function mustBeHoused({ position }: CavernaMatch): void {
  for (let seat = 0; seat < position.seats; seat++) {
    if (allFit(position, seat)) arrangementOf(position, seat);
    else expect(JSON.stringify(position.stack)).toContain('"keep"');
  }
}

test.each([1, 2, 3, 4, 5, 6, 7])('matches of %i players with every folk are sound to the end', (seats) => {
  for (const folks of tables(seats)) {
    const name = folks.join(' ');
    const match = deal(seats, name, { forgottenFolk: true, folkSelection: 'free', firstPlayer: 0 });
    for (const folk of folks) take(match, { do: 'pick-folk', folk });
    const pieces = caverna.census(match.position);
    const chance = stream(name);
    for (let answers = 0; !isOver(match.position); answers++) {
      const seat = pick(chance, asked(match.position));
      const list = offers(match, seat);
      expect(list.length, JSON.stringify(frameFor(match.position, seat))).toBeGreaterThan(0);
      expect(play(match, seat, pick(chance, list))).not.toHaveProperty('refused');
      if (answers % 20 !== 0) continue;
      for (const player of match.position.players) mustBeSound(player);
      mustBeHoused(match);
      expect(caverna.census(match.position)).toEqual(pieces);
    }
    for (const { points, lines } of caverna.score(match.position)) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    }
  }
});
