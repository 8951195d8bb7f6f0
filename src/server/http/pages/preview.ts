import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { infoFor } from '../../../host/watchers/info.ts';
import { type LinkPreview, previewOf } from '../../../protocol/link-preview.ts';
import type { Server } from '../../server.ts';
import { tableNamed } from '../../store/tables/tables.ts';

/** Link previews of messengers: Open Graph. */
interface Preview extends LinkPreview {
  /** The game whose picture it has; without one, the house's own. */
  readonly game?: string;
}

const TABLE = /^\/(?:table|match)\/([a-z0-9]{10})$/;
const END_OF_HEAD = '</head>';
const HOUSE = 'underbridge';

const OF_THE_HOUSE: Preview = {
  title: 'Underbridge',
  description: 'Troll board games on one online table: play with friends, with bots, or at one screen.',
};

/** The app's page with a link preview. For a table it holds only what anybody with the link is shown anyway. */
export function makePages(server: Server): (request: FastifyRequest) => Promise<string> {
  const { web, base } = server.settings;
  // Pages lie at any depth; the build names its files from where the first one lies.
  const page = readFileSync(join(web, 'index.html'), 'utf8').replaceAll('="./', `="${base}/`);
  const pathOf = (name: string) => `/preview/${name}.png`;
  return async (request) => {
    const { title, description, game } = await previewAt(server, request.url.replace(/[?#].*/, ''));
    const picture = game !== undefined && existsSync(join(web, pathOf(game))) ? game : HOUSE;
    const tags: readonly (readonly [string, string])[] = [
      ['og:type', 'website'],
      ['og:site_name', 'Underbridge'],
      ['og:title', title],
      ['og:description', description],
      ['og:image', `${request.protocol}://${request.host}${base}${pathOf(picture)}`],
      ['og:image:width', '800'],
      ['og:image:height', '420'],
      ['twitter:card', 'summary_large_image'],
    ];
    const lines = tags.map(
      ([property, content]) => `    <meta property="${property}" content="${escaped(content)}" />\n`,
    );
    // A function, since names may contain what `replace` would read as a pattern.
    return page.replace(END_OF_HEAD, () => `${lines.join('')}  ${END_OF_HEAD}`);
  };
}

async function previewAt(server: Server, path: string): Promise<Preview> {
  const id = TABLE.exec(path)?.[1];
  const stored = id === undefined ? undefined : await tableNamed(server.db, id);
  if (stored === undefined) return OF_THE_HOUSE;
  const info = infoFor(stored, undefined, '');
  const title = server.settings.games.find((game) => game.id === info.game)?.title;
  return title === undefined ? OF_THE_HOUSE : { ...previewOf(info, title), game: info.game };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}
