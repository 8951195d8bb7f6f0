import { Link } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { iconCredits } from './icon-credits.ts';
import { useReadingSay } from './reading-text.ts';

const FONTS = [
  {
    name: 'Grenze Gotisch',
    author: 'Renata Polastri, Omnibus-Type',
    source: 'https://github.com/Omnibus-Type/Grenze-Gotisch',
  },
  {
    name: 'Alegreya',
    author: 'Juan Pablo del Peral, Huerta Tipográfica',
    source: 'https://github.com/huertatipografica/Alegreya',
  },
  {
    name: 'Atkinson Hyperlegible Next',
    author: 'Braille Institute',
    source: 'https://github.com/googlefonts/atkinson-hyperlegible-next',
  },
] as const;

export function Credits() {
  const say = useReadingSay();
  const language = useTexts((store) => store.language);
  const list = new Intl.ListFormat(language);
  return (
    <Page title={say('credits.title')} lead={say('credits.lead')} reading>
      <div className="stack">
        <Paper as="section" heading={say('credits.icons')}>
          <p>{say('credits.icons-text')}</p>
          <ul>
            {iconCredits().map(({ author, licence, source, glyphs }) => (
              <li key={`${author} ${source}`}>
                {say('credits.by', { glyphs: list.format(glyphs), author, licence })} (
                <a href={source}>{hostOf(source)}</a>)
              </li>
            ))}
          </ul>
        </Paper>
        <Paper as="section" heading={say('credits.fonts')}>
          <p>{say('credits.fonts-text')}</p>
          <ul>
            {FONTS.map(({ name, author, source }) => (
              <li key={name}>
                <a href={source}>{name}</a>, {author}
              </li>
            ))}
          </ul>
        </Paper>
        <Paper as="section" heading={say('credits.languages')}>
          <p>
            {say('credits.languages-text')} <Link href="/translate">{say('credits.translate')}</Link>
          </p>
        </Paper>
        <Paper as="section" heading={say('credits.games')}>
          <p>{say('credits.games-text')}</p>
        </Paper>
      </div>
    </Page>
  );
}

function hostOf(address: string): string {
  return new URL(address).pathname.slice(1);
}
