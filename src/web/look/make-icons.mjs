// Copies the icons of the tables below out of the icon packages: those of the app into icons.generated.ts, those that only one
// game's board shows into a file of that game. Run it after changing the table: node src/web/look/make-icons.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const SETS = ['lucide', 'game-icons'].map((set) => ({
  set,
  ...require(`@iconify-json/${set}/icons.json`),
  info: require(`@iconify-json/${set}/info.json`),
}));

/** Our word for the icon, and the glyph of the interface set that draws it. */
const INTERFACE = {
  access: 'accessibility',
  alert: 'triangle-alert',
  back: 'arrow-left',
  bell: 'bell',
  'bell-off': 'bell-off',
  book: 'book-open',
  bot: 'bot',
  chart: 'chart-line',
  chat: 'message-circle',
  check: 'check',
  clock: 'clock',
  close: 'x',
  copy: 'copy',
  down: 'chevron-down',
  download: 'download',
  edit: 'pencil',
  external: 'external-link',
  eye: 'eye',
  'eye-off': 'eye-off',
  first: 'skip-back',
  flag: 'flag',
  forward: 'arrow-right',
  full: 'maximize',
  globe: 'globe',
  hand: 'hand',
  help: 'circle-question-mark',
  hint: 'lightbulb',
  history: 'rotate-ccw-clock',
  home: 'house',
  info: 'info',
  invite: 'user-plus',
  key: 'key-round',
  keyboard: 'keyboard',
  language: 'languages',
  last: 'skip-forward',
  learn: 'graduation-cap',
  leave: 'log-out',
  left: 'chevron-left',
  link: 'link',
  list: 'list',
  lock: 'lock',
  menu: 'menu',
  minus: 'minus',
  moon: 'moon',
  more: 'ellipsis',
  next: 'step-forward',
  offline: 'wifi-off',
  ok: 'circle-check',
  palette: 'palette',
  pause: 'pause',
  phone: 'smartphone',
  play: 'play',
  plus: 'plus',
  previous: 'step-back',
  qr: 'qr-code',
  refresh: 'refresh-cw',
  right: 'chevron-right',
  search: 'search',
  send: 'send',
  settings: 'settings',
  share: 'share-2',
  shuffle: 'shuffle',
  sound: 'volume-2',
  'sound-off': 'volume-x',
  sparkle: 'sparkles',
  sun: 'sun',
  system: 'monitor',
  text: 'type',
  trash: 'trash',
  undo: 'undo-2',
  up: 'chevron-up',
  upload: 'upload',
  user: 'user',
  users: 'users',
  'zoom-in': 'zoom-in',
  'zoom-out': 'zoom-out',
};

/** The package names no authors; these are the folders of the set's own repository. */
const GAME = {
  bridge: ['stone-bridge', 'Delapouite'],
  campfire: ['campfire', 'Lorc'],
  crown: ['queen-crown', 'Lorc'],
  cup: ['trophy-cup', 'Delapouite'],
  draw: ['card-draw', 'Faithtoken'],
  horn: ['hunting-horn', 'Lorc'],
  hourglass: ['hourglass', 'Lorc'],
  hut: ['hut', 'Delapouite'],
  pick: ['war-pick', 'Delapouite'],
  pumpkin: ['pumpkin', 'Delapouite'],
  quill: ['quill-ink', 'Lorc'],
  raven: ['raven', 'Lorc'],
  ringing: ['ringing-bell', 'Lorc'],
  scroll: ['scroll-unfurled', 'Lorc'],
  torch: ['torch', 'Delapouite'],
};

/** What stands and lies in the dungeon, by the kinds of figures and artifacts. */
const CAVE_TROLL = {
  adventurer: ['swordman', 'Cathelineau'],
  barbarian: ['barbarian', 'Delapouite'],
  dwarf: ['dwarf-face', 'Delapouite'],
  knight: ['visored-helm', 'Lorc'],
  thief: ['robber', 'Delapouite'],
  orc: ['orc-head', 'Delapouite'],
  wraith: ['spectre', 'Lorc'],
  'cave-troll': ['troll', 'Skoll'],
  berserker: ['viking-head', 'Delapouite'],
  'giant-slayer': ['battered-axe', 'Lorc'],
  paladin: ['templar-shield', 'Delapouite'],
  assassin: ['hooded-assassin', 'DarkZaitzev'],
  grunt: ['goblin-head', 'Delapouite'],
  'siren-banshee': ['screaming', 'Lorc'],
  'rampaging-troll': ['brute', 'Delapouite'],
  chest: ['locked-chest', 'Lorc'],
  'chalice-of-life': ['jeweled-chalice', 'Lorc'],
  'ring-of-command': ['diamond-ring', 'Delapouite'],
  'cloak-of-invisibility': ['cloak', 'Lucas'],
  'boots-of-haste': ['boots', 'Lorc'],
  'banishing-bell': ['ringing-bell', 'Lorc'],
  'orcbane-sword': ['shining-sword', 'Lorc'],
};

/** What stands in villages and caverns, and what is printed on tiles and cards. */
const TROLLS_AND_PRINCESSES = {
  troll: ['troll', 'Skoll'],
  king: ['imperial-crown', 'Delapouite'],
  princess: ['woman-elf-face', 'Delapouite'],
  human: ['farmer', 'Delapouite'],
  changeling: ['baby-face', 'Delapouite'],
  outpost: ['watchtower', 'Delapouite'],
  bell: ['ringing-bell', 'Lorc'],
  cow: ['cow', 'Delapouite'],
  power: ['power-lightning', 'Lorc'],
  bed: ['bed', 'Delapouite'],
  castle: ['stone-tower', 'Lorc'],
  church: ['church', 'Delapouite'],
  town: ['village', 'Delapouite'],
  farm: ['barn', 'Delapouite'],
  refill: ['cycle', 'Lorc'],
  mining: ['mining', 'Lorc'],
  building: ['hammer-nails', 'Lorc'],
  trophy: ['laurels-trophy', 'Delapouite'],
  bat: ['evil-bat', 'Lorc'],
  snake: ['snake', 'Lorc'],
  toad: ['frog', 'Lorc'],
  camp: ['camping-tent', 'Delapouite'],
  walk: ['footprint', 'Lorc'],
  card: ['scroll-unfurled', 'Lorc'],
  cave: ['cave-entrance', 'Delapouite'],
};

/** @typedef {[name: string, set: string, glyph: string, author: string]} Icon */

/**
 * @param {[name: string, glyph: string]} icon
 * @returns {Icon}
 */
const lucide = ([name, glyph]) => [name, 'lucide', glyph, 'Lucide Contributors'];
/**
 * @param {[name: string, drawn: readonly string[]]} icon
 * @returns {Icon}
 */
const gameIcon = ([name, [glyph = '', author = '']]) => [name, 'game-icons', glyph, author];
/**
 * @param {Icon} one
 * @param {Icon} other
 */
const byName = ([a], [b]) => (a < b ? -1 : 1);

/** @param {string} name */
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
/** @param {number} value */
const round = (value) => String(Math.round(value * 1000) / 1000);

const NUMBER = '(-?(?:\\d+\\.?\\d*|\\.\\d+))';
const FIRST_MOVE = new RegExp(`^m\\s*${NUMBER}[\\s,]*${NUMBER}(.*)$`, 's');

/**
 * Circles and rectangles as path data, so that an icon is one string.
 * @type {Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => string>>}
 */
const SHAPES = {
  // a first relative move is absolute; behind another shape it must say so
  path: ({ d = '' }) =>
    d.replace(FIRST_MOVE, (_, x, y, rest) => `M${x} ${y}${/^[\s,]*[-.\d]/.test(rest) ? 'l' : ''}${rest}`),
  circle: ({ cx, cy, r }) => {
    const across = 2 * Number(r);
    return `M${round(Number(cx) - across / 2)} ${cy}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`;
  },
  rect: ({ x = '0', y = '0', width, height, rx = '0', ry = rx }) => {
    const [right, bottom] = [Number(rx), Number(ry)];
    /**
     * @param {number} dx
     * @param {number} dy
     */
    const corner = (dx, dy) => (right > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
    const [across, down] = [Number(width) - 2 * right, Number(height) - 2 * bottom];
    return `M${round(Number(x) + right)} ${y}h${round(across)}${corner(right, bottom)}v${round(down)}${corner(-right, bottom)}h${round(-across)}${corner(-right, -bottom)}v${round(-down)}${corner(right, -bottom)}z`;
  },
};

/**
 * @param {string} body
 * @param {string} glyph
 */
function pathOf(body, glyph) {
  const parts = [...body.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/g)];
  return parts
    .filter(([, tag]) => tag !== 'g')
    .map(([, tag = '', text = '']) => {
      const attributes = Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      const draw = SHAPES[tag];
      if (!draw) throw new Error(`${glyph} uses <${tag}>`);
      if (attributes.transform || attributes.opacity) throw new Error(`${glyph} uses attributes a path cannot carry`);
      return draw(attributes);
    })
    .join('');
}

/** @param {Icon} icon */
function entry([name, set, glyph, author]) {
  const { icons, aliases } = SETS.find((one) => one.set === set);
  const icon = icons[glyph] ?? icons[aliases?.[glyph]?.parent];
  if (!icon) throw new Error(`${set} has no icon ${glyph}`);
  return `  ${key(name)}: {
    set: '${set}',
    glyph: '${glyph}',
    author: '${author}',
    path: '${pathOf(icon.body, glyph)}',
  },`;
}

const sets = SETS.map(
  ({ set, info }) => `  ${key(set)}: { licence: '${info.license.title}', source: '${info.author.url}' },`,
);

/**
 * @param {string} file
 * @param {...string} tables
 */
function write(file, ...tables) {
  const head = '// Written by make-icons.mjs; change its table and run it again.';
  writeFileSync(new URL(file, import.meta.url), `${head}\n\n${tables.join('\n')}`);
}

/**
 * @param {string} name
 * @param {readonly string[]} lines
 */
function table(name, lines) {
  return `export const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
}

write(
  './icons.generated.ts',
  table('ICON_SETS', sets),
  table(
    'ICONS',
    [...Object.entries(INTERFACE).map(lucide), ...Object.entries(GAME).map(gameIcon)].sort(byName).map(entry),
  ),
);
write(
  './cave-troll/icons.generated.ts',
  table('CAVE_TROLL_ICONS', Object.entries(CAVE_TROLL).map(gameIcon).map(entry)),
);
write(
  './trolls-and-princesses/icons.generated.ts',
  table('TROLLS_ICONS', Object.entries(TROLLS_AND_PRINCESSES).map(gameIcon).map(entry)),
);
