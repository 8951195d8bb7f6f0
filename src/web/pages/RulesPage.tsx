import { Page } from '../frame/Page.tsx';
import { Paper } from '../look/Paper.tsx';
import { useSay } from '../messages/text.ts';
import { RulesPanel } from '../rules/RulesPanel.tsx';
import { onShelf } from '../shelf.ts';
import { NotFound } from './NotFound.tsx';

/** A whole rule book to read; the address may name a rule: #GET-3.4. */
export function RulesPage({ game }: { game: string }) {
  const say = useSay();
  const shelved = onShelf(game);
  const rule = decodeURIComponent(location.hash.slice(1));
  if (shelved?.parts === undefined) return <NotFound />;
  return (
    <Page title={say('rules.title', { game: shelved.title })} reading>
      <Paper>
        <RulesPanel game={game} wanted={rule === '' ? undefined : { id: rule, number: 1 }} />
      </Paper>
    </Page>
  );
}
