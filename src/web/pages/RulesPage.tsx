import { Page } from '../frame/Page.tsx';
import { manifestOf } from '../game-list.ts';
import { Paper } from '../look/Paper.tsx';
import { useSay } from '../messages/text.ts';
import { RulesPanel } from '../rules/RulesPanel.tsx';
import { NotFound } from './NotFound.tsx';

/** A rule book; the address may name a rule: #GET-3.4. */
export function RulesPage({ game }: { game: string }) {
  const say = useSay();
  const manifest = manifestOf(game);
  const rule = decodeURIComponent(location.hash.slice(1));
  if (manifest === undefined) return <NotFound />;
  return (
    <Page title={say('rules.title', { game: manifest.title })} reading>
      <Paper>
        <RulesPanel game={game} wanted={rule === '' ? undefined : { id: rule, number: 1 }} />
      </Paper>
    </Page>
  );
}
