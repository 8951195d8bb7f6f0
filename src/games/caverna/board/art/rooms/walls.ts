/** Walls in lamplight, from the middle to the edge: each group of rooms has its own stone. */
export const WALLS = {
  hearth: ['#ffd88a', '#93551f'],
  moss: ['#eed98c', '#5d6a2c'],
  clay: ['#f8c98a', '#8a4127'],
  ember: ['#ffcf7c', '#8f3f1c'],
  wine: ['#f3c49a', '#6a3a5a'],
  frost: ['#e9dcae', '#456672'],
  gold: ['#ffe9a0', '#97711b'],
  bare: ['#9a8672', '#453930'],
  tunnel: ['#4a3a2c', '#1d1510'],
  deep: ['#2b221c', '#0f0b09'],
  ruby: ['#6a2b38', '#2a1016'],
} as const;
export type Wall = keyof typeof WALLS;
