import { useMemo } from 'react';
import type { TableInfo } from '../../../protocol/server.ts';
import type { MatchState } from '../../connection/table-state.ts';
import { useCatalogue } from '../../game-parts.ts';
import { useSay, useTexts } from '../../messages/text.ts';
import { type Speech, speechFor } from './speech.ts';

/** The texts for the viewer. Where several people share the screen, nobody is 'You'. */
export function useSpeech({ game, seats }: TableInfo, { perspectives }: MatchState): Speech {
  const catalogue = useCatalogue(game);
  const you = useSay()('table.you');
  const language = useTexts((store) => store.language);
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const reader = perspectives.length === 1 ? perspectives[0]?.viewer : undefined;
  return useMemo(
    () => speechFor(catalogue, names, language, reader === undefined ? undefined : { seat: reader, name: you }),
    [catalogue, names, language, reader, you],
  );
}
