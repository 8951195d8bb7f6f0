import { useEffect, useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { speak } from '../../kernel/messages.ts';
import type { OwnQuestion } from '../../protocol/http.ts';
import type { ServerMessage, TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { useTexts } from '../messages/text.ts';

/** How a match stands for a seat of one's own that is asked. */
interface Standing {
  /** What it is asked, in the game's words. */
  readonly question?: string | undefined;
  /** Whether moves were planned for this turn and not made. */
  readonly planDropped?: true | undefined;
  readonly seen?: { readonly seat: Seat; readonly view: unknown } | undefined;
}

const UNKNOWN: Standing = {};

/** How the match stands; nothing until that is known. */
export function useStanding({ table, game, seats, moved }: TableInfo): Standing {
  const language = useTexts((store) => store.language);
  const [standing, setStanding] = useState(UNKNOWN);
  const names = seats.map(({ name }) => name).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another entry it stands otherwise.
  useEffect(() => {
    let shown = true;
    const nameOf = (seat: number) => names.split('\n')[seat] ?? '';
    const show = async ({ seat, question, view, planDropped }: OwnQuestion) => {
      // Most who come first have no match yet.
      const { loadCatalogue } = await import('../game-parts.ts');
      const catalogue = await loadCatalogue(game, language);
      const known = question !== undefined && question.say in catalogue;
      if (!shown) return;
      setStanding({
        planDropped,
        question: known ? speak(catalogue, question.say, question, { name: nameOf, language }) : undefined,
        seen: seat === undefined || view === undefined ? undefined : { seat, view },
      });
    };
    const stop = ask(table, (answer) => {
      // Without it, the card says that it is one's turn, under the cover.
      answer.then(show).catch(() => shown && setStanding(UNKNOWN));
    });
    return () => {
      shown = false;
      stop();
    };
  }, [table, game, names, moved, language]);
  return standing;
}

/** Asks the server, or the host in this browser. Returns what ends the wait. */
function ask(table: string, tell: (answer: Promise<OwnQuestion>) => void): () => void {
  if (!isLocal(table)) {
    tell(api.question(table));
    return () => {};
  }
  const stop = localTables().follow(table, (message) => {
    if (message.type !== 'state') return;
    stop();
    tell(Promise.resolve(askedIn(message)));
  });
  return stop;
}

function askedIn({ perspectives }: Extract<ServerMessage, { type: 'state' }>): OwnQuestion {
  const asked = perspectives.find(({ question }) => question !== undefined);
  if (asked === undefined || asked.viewer === 'spectator') return {};
  const { viewer, question, view } = asked;
  return { seat: viewer, view, ...(question && { question }) };
}
