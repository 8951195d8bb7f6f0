import type { LanguageId } from '../../kernel/languages.ts';
import type { Catalogue, Message } from '../../kernel/messages.ts';

type Module = Readonly<Record<string, Catalogue | string>>;

const APP = import.meta.glob<Module>('../messages/*/*.ts');
const GAMES = import.meta.glob<Module>('../../games/*/messages/*/{index,board,achievements}.ts');
const RULES = Object.keys(import.meta.glob('../../games/*/RULES*.md', { query: '?raw' }));

const APP_FILE = /^\.\.\/messages\/(\w+)\/([\w-]+)\.ts$/;
const GAME_FILE = /^\.\.\/\.\.\/games\/([\w-]+)\/messages\/(\w+)\/([\w-]+)\.ts$/;

/** One text in English and in the language that is translated into. */
export interface Entry {
  /** The game that says it; the app itself if missing. */
  readonly game?: string;
  readonly id: string;
  /** Where its translation belongs. */
  readonly file: string;
  readonly english: Message;
  readonly translated: Message | undefined;
}

interface File {
  readonly game?: string;
  readonly folder: string;
  readonly part: string;
  load(): Promise<Module>;
}

const FILES: readonly File[] = [
  ...Object.entries(APP).map(([path, load]) => {
    const [, folder = '', part = ''] = APP_FILE.exec(path) ?? [];
    return { folder, part, load };
  }),
  ...Object.entries(GAMES).map(([path, load]) => {
    const [, game = '', folder = '', part = ''] = GAME_FILE.exec(path) ?? [];
    return { game, folder, part, load };
  }),
];

async function wordsOf(file: File | undefined): Promise<Catalogue> {
  const [words = {}] = Object.values((await file?.load()) ?? {}).filter((value) => typeof value === 'object');
  return words as Catalogue;
}

/** Every text there is in English, beside what the language has for it. */
export async function loadAllTexts(language: LanguageId): Promise<readonly Entry[]> {
  const original = FILES.filter(({ folder }) => folder === 'en');
  const parts = await Promise.all(
    original.map(async (file) => {
      const { game, part } = file;
      const twin = FILES.find((each) => each.folder === language && each.game === game && each.part === part);
      const [english, translated] = await Promise.all([wordsOf(file), wordsOf(twin)]);
      const place = game === undefined ? 'src/web' : `src/games/${game}`;
      return Object.entries(english).map(([id, message]) => ({
        ...(game !== undefined && { game }),
        id,
        file: `${place}/messages/${language}/${part}.ts`,
        english: message,
        translated: translated[id],
      }));
    }),
  );
  return parts.flat();
}

/** The games whose rule book nobody has translated. */
export function gamesWithoutRules(language: LanguageId): string[] {
  const games = RULES.flatMap((path) => /games\/([\w-]+)\/RULES\.md$/.exec(path)?.[1] ?? []);
  return games.filter((game) => !RULES.some((path) => path.endsWith(`/${game}/RULES.${language}.md`)));
}
