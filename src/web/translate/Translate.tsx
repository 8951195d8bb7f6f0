import './translate.css';
import { useDeferredValue, useEffect, useState } from 'react';
import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../../kernel/languages.ts';
import { Choice } from '../frame/Choice.tsx';
import { Page } from '../frame/Page.tsx';
import { GAME_IDS, manifestOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { useTexts } from '../messages/text.ts';
import { useSettings } from '../store/settings.ts';
import { type Entry, gamesWithoutRules, loadAllTexts } from './all-texts.ts';
import { sampleOf } from './sample.ts';
import { pictureOf, scenesWith } from './seen.ts';
import { useTranslateSay } from './text.ts';

const OTHERS = LANGUAGE_IDS.filter((language) => language !== 'en');
const GROUPS = ['missing', 'same', 'all'] as const;
type Group = (typeof GROUPS)[number];

/** So many texts are shown at once. */
const PAGE = 40;

/** What is missing in a language, in context. */
export function Translate() {
  const say = useTranslateSay();
  const reading = useTexts((store) => store.language);
  const wanted = new URLSearchParams(location.search).get('id') ?? '';
  const [language, setLanguage] = useState<LanguageId>(reading === 'en' ? 'de' : reading);
  const [group, setGroup] = useState<Group>(wanted === '' ? 'missing' : 'all');
  const [search, setSearch] = useState(wanted);
  const entries = useEntries(language);
  const words = useDeferredValue(search.trim().toLowerCase());
  const shown = entries?.filter((entry) => isIn(group, entry) && says(entry, words));
  return (
    <Page title={say('translate.title')} lead={say('translate.lead')}>
      <div className="stack translate">
        <Paper as="section" className="stack" aria-label={say('translate.language')}>
          <p className="soft">{say('translate.how')}</p>
          <Choice
            label={say('translate.language')}
            values={OTHERS}
            value={language}
            say={(value) => LANGUAGES[value]}
            onChange={setLanguage}
          />
          {entries && <Standing entries={entries} language={language} />}
          <Pointing />
          <Choice
            label={say('translate.show')}
            values={GROUPS}
            value={group}
            say={(value) => say(`translate.show.${value}`)}
            onChange={setGroup}
          />
          <input
            type="search"
            className="input"
            aria-label={say('translate.search')}
            placeholder={say('translate.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Paper>
        {shown === undefined ? <p role="status">{say('loading')}</p> : <Entries entries={shown} language={language} />}
      </div>
    </Page>
  );
}

function useEntries(language: LanguageId): readonly Entry[] | undefined {
  const [loaded, setLoaded] = useState<{ language: LanguageId; entries: readonly Entry[] }>();
  useEffect(() => {
    let isCurrent = true;
    loadAllTexts(language).then((entries) => {
      if (isCurrent) setLoaded({ language, entries });
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.entries : undefined;
}

function isIn(group: Group, { english, translated }: Entry): boolean {
  switch (group) {
    case 'missing':
      return translated === undefined;
    case 'same':
      return typeof english === 'string' && english === translated;
    case 'all':
      return true;
  }
}

function says({ id, english, translated = '' }: Entry, words: string): boolean {
  if (words === '' || id.includes(words)) return true;
  return [english, translated].some((message) => sampleOf(message).text.toLowerCase().includes(words));
}

function Standing({ entries, language }: { entries: readonly Entry[]; language: LanguageId }) {
  const say = useTranslateSay();
  const missing = entries.filter(({ translated }) => translated === undefined).length;
  const count = entries.length;
  const games = gamesWithoutRules(language).map((game) => manifestOf(game)?.title ?? game);
  return (
    <p role="status">
      {missing === 0 ? say('translate.complete', { count }) : say('translate.missing', { missing, count })}
      {games.length > 0 && ` ${say('translate.rules-missing', { games: games.join(', ') })}`}
    </p>
  );
}

/** Switches the mode in which every text of the app tells its id. Off again, a page has to be loaded anew. */
function Pointing() {
  const say = useTranslateSay();
  const { texts, change } = useSettings();
  return (
    <Switch
      label={say('translate.point')}
      hint={say('translate.point-hint')}
      checked={texts === 'named'}
      onChange={(isOn) => {
        change({ texts: isOn ? 'named' : 'plain' });
        if (!isOn) location.reload();
      }}
    />
  );
}

function Entries({ entries, language }: { entries: readonly Entry[]; language: LanguageId }) {
  const say = useTranslateSay();
  const [pages, setPages] = useState(1);
  if (entries.length === 0) return <p>{say('translate.none')}</p>;
  return (
    <>
      <ol className="translate-list">
        {entries.slice(0, pages * PAGE).map((entry) => (
          <Text key={`${entry.file} ${entry.id}`} entry={entry} language={language} />
        ))}
      </ol>
      {entries.length > pages * PAGE && <Button onClick={() => setPages(pages + 1)}>{say('translate.more')}</Button>}
    </>
  );
}

function Text({ entry, language }: { entry: Entry; language: LanguageId }) {
  const say = useTranslateSay();
  const english = sampleOf(entry.english);
  const translated = entry.translated === undefined ? undefined : sampleOf(entry.translated);
  const scenes = scenesWith(entry, GAME_IDS);
  return (
    <li className="paper translate-text">
      <p>
        <code>{entry.id}</code> <span className="tiny soft">{entry.file}</span>
      </p>
      <p lang="en">{english.text}</p>
      {translated === undefined ? (
        <p>
          <Badge kind="ember">{say('translate.not-there')}</Badge>
        </p>
      ) : (
        <p lang={language}>{translated.text}</p>
      )}
      {english.depends.length > 0 && (
        <p className="small soft">{say('translate.depends', { names: english.depends.join(', ') })}</p>
      )}
      {scenes.length === 0 ? (
        <p className="small soft">{say('translate.unseen')}</p>
      ) : (
        <details>
          <summary>
            {say('translate.seen')}: {scenes.join(', ')}
          </summary>
          <div className="translate-pictures">
            {scenes.map((scene) => (
              <img key={scene} src={pictureOf(scene)} alt={scene} loading="lazy" width="390" height="844" />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
