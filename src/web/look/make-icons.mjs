// Copies icons out of the icon packages: those of the app, in the tables below, into icons.generated.ts, and those that only one
// game shows, in its board/art/icons.json and board/achievements/icons.json, beside that list. Run it after a change: node src/web/look/make-icons.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const SETS = ['lucide', 'game-icons'].map((set) => ({
  set,
  ...require(`@iconify-json/${set}/icons.json`),
  info: require(`@iconify-json/${set}/info.json`),
}));

/** Our word for the icon, and the glyph of the interface set that draws it. */
const INTERFACE = {
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
  eye: 'eye',
  'eye-off': 'eye-off',
  first: 'skip-back',
  flag: 'flag',
  forward: 'arrow-right',
  full: 'maximize',
  hand: 'hand',
  help: 'circle-question-mark',
  hint: 'lightbulb',
  history: 'rotate-ccw-clock',
  key: 'key-round',
  last: 'skip-forward',
  learn: 'graduation-cap',
  leave: 'log-out',
  left: 'chevron-left',
  link: 'link',
  list: 'list',
  moon: 'moon',
  more: 'ellipsis',
  next: 'step-forward',
  offline: 'wifi-off',
  ok: 'circle-check',
  pause: 'pause',
  phone: 'smartphone',
  play: 'play',
  plus: 'plus',
  previous: 'step-back',
  print: 'printer',
  puzzle: 'puzzle',
  qr: 'qr-code',
  refresh: 'refresh-cw',
  right: 'chevron-right',
  search: 'search',
  send: 'send',
  settings: 'settings',
  share: 'share-2',
  shuffle: 'shuffle',
  'sign-in': 'log-in',
  sound: 'volume-2',
  'sound-off': 'volume-x',
  sparkle: 'sparkles',
  text: 'type',
  trash: 'trash',
  'turn-left': 'rotate-ccw',
  'turn-right': 'rotate-cw',
  undo: 'undo-2',
  up: 'chevron-up',
  user: 'user',
  users: 'users',
  'zoom-in': 'zoom-in',
  'zoom-out': 'zoom-out',
};

/** The package names no authors; these are the folders of the set's own repository. */
const GAME = {
  campfire: ['campfire', 'Lorc'],
  cup: ['trophy-cup', 'Delapouite'],
  hourglass: ['hourglass', 'Lorc'],
  hut: ['hut', 'Delapouite'],
  quill: ['quill-ink', 'Lorc'],
  raven: ['raven', 'Lorc'],
  scroll: ['scroll-unfurled', 'Lorc'],
  torch: ['torch', 'Delapouite'],
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

/**
 * The app's own glyphs are sent to everybody and shown as large as a letter: a tenth of a unit of 512 is exact enough.
 * @param {string} path
 */
function rounded(path) {
  // The flags of arcs may stand together without a blank, and look like numbers.
  if (/a/i.test(path)) return path;
  const numbers = path.replaceAll(/-?(?:\d+\.?\d*|\.\d+)/g, (number) => ` ${Math.round(Number(number) * 10) / 10}`);
  return numbers.replaceAll(/([a-z]) /gi, '$1').replaceAll(' -', '-');
}

/**
 * @param {Icon} icon
 * @param {(path: string) => string} drawn
 */
function entry([name, set, glyph, author], drawn = (path) => path) {
  const { icons, aliases } = SETS.find((one) => one.set === set);
  const icon = icons[glyph] ?? icons[aliases?.[glyph]?.parent];
  if (!icon) throw new Error(`${set} has no icon ${glyph}`);
  return `  ${key(name)}: {
    set: '${set}',
    glyph: '${glyph}',
    author: '${author}',
    path: '${drawn(pathOf(icon.body, glyph))}',
  },`;
}

const sets = SETS.map(
  ({ set, info }) => `  ${key(set)}: { licence: '${info.license.title}', source: '${info.author.url}' },`,
);

/**
 * @param {string | URL} file
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
    [...Object.entries(INTERFACE).map(lucide), ...Object.entries(GAME).map(gameIcon)]
      .sort(byName)
      .map((icon) => (icon[1] === 'lucide' ? entry(icon) : entry(icon, rounded))),
  ),
);
/** What a game lists in its folder, name, glyph and who drew it: the glyphs of its board, and those of its achievements. */
const LISTS = { art: 'GAME_ICONS', achievements: 'ACHIEVEMENT_ICONS' };
const GAMES = new URL('../../games/', import.meta.url);
for (const game of readdirSync(GAMES)) {
  for (const [folder, name] of Object.entries(LISTS)) {
    const place = new URL(`${game}/board/${folder}/`, GAMES);
    const list = new URL('icons.json', place);
    if (!existsSync(list)) continue;
    /** @type {Record<string, readonly string[]>} */
    const listed = JSON.parse(readFileSync(list, 'utf8'));
    const icons = Object.entries(listed)
      .map(gameIcon)
      .map((each) => entry(each, name === 'ACHIEVEMENT_ICONS' ? rounded : undefined));
    write(new URL('icons.generated.ts', place), table(name, icons));
  }
}
