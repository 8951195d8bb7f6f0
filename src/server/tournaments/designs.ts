/**
 * Plans in which everybody meets everybody else exactly once: for two at a table always; for more where a design is
 * known. Players are numbers from 0; undefined if there is no such plan.
 */
export function perfectRounds(players: number, seats: number): number[][][] | undefined {
  if (seats === 2) return players % 2 === 0 ? circle(players) : undefined;
  if (players === seats) return [[range(players)]];
  if (players === 15 && seats === 3) return KIRKMAN;
  if (players === seats * seats && seats in FIELDS) return affinePlane(seats as keyof typeof FIELDS);
  return undefined;
}

/** The circle method: one player stays, the others rotate. */
function circle(players: number): number[][][] {
  const moving = players - 1;
  return range(moving).map((round) => [
    [players - 1, round],
    ...range(players / 2 - 1).map((index) => [(round + index + 1) % moving, (round + moving - index - 1) % moving]),
  ]);
}

interface Field {
  add(a: number, b: number): number;
  multiply(a: number, b: number): number;
}

function modulo(prime: number): Field {
  return { add: (a, b) => (a + b) % prime, multiply: (a, b) => (a * b) % prime };
}

/** Multiplication in the field of four elements: two bits, with x² = x + 1. */
const OF_FOUR: Field = {
  add: (a, b) => a ^ b,
  multiply: (a, b) => {
    const product = (a & 1 ? b : 0) ^ (a & 2 ? b << 1 : 0);
    return product & 4 ? product ^ 7 : product;
  },
};

const FIELDS = { 3: modulo(3), 4: OF_FOUR, 5: modulo(5), 7: modulo(7) };

/** The points of a plane are the players; a round is all lines in one direction. */
function affinePlane(order: keyof typeof FIELDS): number[][][] {
  const { add, multiply } = FIELDS[order];
  const all = range(order);
  const slopes = all.map((slope) => all.map((shift) => all.map((x) => x * order + add(multiply(slope, x), shift))));
  return [...slopes, all.map((x) => all.map((y) => x * order + y))];
}

/** Kirkman's schoolgirl problem of 1850: fifteen in threes, for seven rounds. */
const KIRKMAN: number[][][] = [
  [
    [0, 1, 2],
    [3, 7, 11],
    [4, 9, 14],
    [5, 10, 12],
    [6, 8, 13],
  ],
  [
    [0, 3, 4],
    [1, 7, 9],
    [2, 12, 13],
    [5, 8, 14],
    [6, 10, 11],
  ],
  [
    [0, 5, 6],
    [1, 8, 10],
    [2, 11, 14],
    [3, 9, 13],
    [4, 7, 12],
  ],
  [
    [0, 7, 8],
    [1, 11, 13],
    [2, 4, 5],
    [3, 10, 14],
    [6, 9, 12],
  ],
  [
    [0, 9, 10],
    [1, 12, 14],
    [2, 3, 6],
    [4, 8, 11],
    [5, 7, 13],
  ],
  [
    [0, 11, 12],
    [1, 3, 5],
    [2, 8, 9],
    [4, 10, 13],
    [6, 7, 14],
  ],
  [
    [0, 13, 14],
    [1, 4, 6],
    [2, 7, 10],
    [3, 8, 12],
    [5, 9, 11],
  ],
];

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
