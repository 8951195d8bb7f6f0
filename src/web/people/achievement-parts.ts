import type { Catalogue } from '../../kernel/messages.ts';
import { sayFrom, useTexts } from '../messages/text.ts';

const WORDS = import.meta.glob<Catalogue>('../../games/*/messages/*/achievements.ts', {
  eager: true,
  import: 'achievementWords',
});
const ICONS = import.meta.glob<Readonly<Record<string, { readonly path: string }>>>(
  '../../games/*/board/achievements/icons.generated.ts',
  { eager: true, import: 'ACHIEVEMENT_ICONS' },
);

/** The picture of a achievement as path data; undefined for one that this page does not know yet. */
export function pictureOf(game: string, achievement: string): string | undefined {
  return ICONS[`../../games/${game}/board/achievements/icons.generated.ts`]?.[achievement]?.path;
}

/** What a achievement is called, and what was done. */
export function useAchievementWords(): (
  game: string,
  achievement: string,
) => { readonly name: string; readonly how: string } {
  const language = useTexts((store) => store.language);
  return (game, achievement) => {
    const wordsIn = (each: string) => WORDS[`../../games/${game}/messages/${each}/achievements.ts`] ?? {};
    const words = { ...wordsIn('en'), ...wordsIn(language) };
    const say = (id: string) => (id in words ? sayFrom(words, id) : achievement);
    return { name: say(`achievement.${achievement}`), how: say(`achievement.${achievement}.how`) };
  };
}
