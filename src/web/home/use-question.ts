import { useEffect, useState } from 'react';
import { speak } from '../../kernel/messages.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { loadCatalogue } from '../game-parts.ts';
import { useTexts } from '../messages/text.ts';

/** What one is asked at a table, in the game's words; undefined until it is known, and at tables of this browser. */
export function useQuestion({ table, game, seats, moved }: TableInfo): string | undefined {
  const language = useTexts((store) => store.language);
  const [question, setQuestion] = useState<string | undefined>(undefined);
  const names = seats.map(({ name }) => name).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another entry the question is another.
  useEffect(() => {
    if (isLocal(table)) return;
    let shown = true;
    const nameOf = (seat: number) => names.split('\n')[seat] ?? '';
    Promise.all([api.question(table), loadCatalogue(game, language)]).then(
      ([{ question: asked }, catalogue]) => {
        if (!shown) return;
        const known = asked !== undefined && asked.say in catalogue;
        setQuestion(known ? speak(catalogue, asked.say, asked, { name: nameOf, language }) : undefined);
      },
      // Without it, the card says that it is one's turn.
      () => shown && setQuestion(undefined),
    );
    return () => {
      shown = false;
    };
  }, [table, game, names, moved, language]);
  return question;
}
