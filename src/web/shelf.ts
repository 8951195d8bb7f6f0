import type { Game } from '../kernel/game.ts';
import type { Catalogue } from '../kernel/messages.ts';
import type { Tabletop } from './board-kit/tabletop.ts';
import type { Translated } from './messages/languages.ts';

/** The parts of a game, each brought when it is needed. */
export interface GameParts {
  game(): Promise<Game>;
  tabletop(): Promise<Tabletop>;
  rulebook(): Promise<string>;
  readonly texts: Translated;
}

export interface ShelvedGame {
  readonly id: string;
  readonly title: string;
  readonly players: readonly [fewest: number, most: number];
  /** Of a usual match. */
  readonly minutes: number;
  /** Games that are still being made have none. */
  readonly parts?: GameParts;
}

async function together(game: Promise<Catalogue>, board: Promise<Catalogue>): Promise<Catalogue> {
  return Object.assign({}, ...(await Promise.all([game, board])));
}

/** The five games in the order they stand on the shelf. */
export const SHELF = [
  {
    id: 'gnome-elf-troll',
    title: 'Gnome Elf Troll',
    players: [2, 4],
    minutes: 20,
    parts: {
      game: async () => (await import('../games/gnome-elf-troll/index.ts')).gnomeElfTroll as unknown as Game,
      tabletop: async () => (await import('../games/gnome-elf-troll/board/index.ts')).tabletop as unknown as Tabletop,
      rulebook: async () => (await import('../games/gnome-elf-troll/RULES.md?raw')).default,
      texts: {
        en: () =>
          together(
            import('../games/gnome-elf-troll/messages/en/index.ts').then(({ en }) => en),
            import('../games/gnome-elf-troll/messages/en/board.ts').then(({ boardEn }) => boardEn),
          ),
        sv: () =>
          together(
            import('../games/gnome-elf-troll/messages/sv/index.ts').then(({ sv }) => sv),
            import('../games/gnome-elf-troll/messages/sv/board.ts').then(({ boardSv }) => boardSv),
          ),
      },
    },
  },
  {
    id: 'cave-troll',
    title: 'Cave Troll',
    players: [2, 4],
    minutes: 45,
    parts: {
      game: async () => (await import('../games/cave-troll/index.ts')).caveTroll as unknown as Game,
      tabletop: async () => (await import('../games/cave-troll/board/index.ts')).tabletop as unknown as Tabletop,
      rulebook: async () => (await import('../games/cave-troll/RULES.md?raw')).default,
      texts: {
        en: () =>
          together(
            import('../games/cave-troll/messages/en/index.ts').then(({ en }) => en),
            import('../games/cave-troll/messages/en/board.ts').then(({ boardEn }) => boardEn),
          ),
        sv: () =>
          together(
            import('../games/cave-troll/messages/sv/index.ts').then(({ sv }) => sv),
            import('../games/cave-troll/messages/sv/board.ts').then(({ boardSv }) => boardSv),
          ),
      },
    },
  },
  {
    id: 'trolls-and-princesses',
    title: 'Trolls & Princesses',
    players: [2, 4],
    minutes: 120,
    parts: {
      game: async () =>
        (await import('../games/trolls-and-princesses/index.ts')).trollsAndPrincesses as unknown as Game,
      tabletop: async () =>
        (await import('../games/trolls-and-princesses/board/index.ts')).tabletop as unknown as Tabletop,
      rulebook: async () => (await import('../games/trolls-and-princesses/RULES.md?raw')).default,
      texts: {
        en: () =>
          together(
            import('../games/trolls-and-princesses/messages/en/index.ts').then(({ en }) => en),
            import('../games/trolls-and-princesses/board/messages.ts').then(({ boardEn }) => boardEn),
          ),
        sv: () =>
          together(
            import('../games/trolls-and-princesses/messages/sv/index.ts').then(({ sv }) => sv),
            import('../games/trolls-and-princesses/board/messages-sv.ts').then(({ boardSv }) => boardSv),
          ),
      },
    },
  },
  { id: 'troll-town', title: 'Troll Town', players: [2, 5], minutes: 60 },
  { id: 'caverna', title: 'Caverna: The Forgotten Folk', players: [1, 7], minutes: 180 },
] as const satisfies readonly ShelvedGame[];

export type ShelvedId = (typeof SHELF)[number]['id'];

export function onShelf(id: string): ShelvedGame | undefined {
  return SHELF.find((game) => game.id === id);
}

export function titleOf(id: string): string {
  return onShelf(id)?.title ?? id;
}
