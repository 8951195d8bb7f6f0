import './frame.css';
import { Link, useLocation } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icons.ts';
import { Wordmark } from '../look/scenes/Wordmark.tsx';
import type { MessageId } from '../messages/languages.ts';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { useTables, waitsForMe } from '../store/tables.ts';
import { HouseMark } from './HouseMark.tsx';
import { isGuestName } from './name.ts';

interface NavLink {
  readonly to: string;
  readonly say: MessageId;
  readonly icon: IconName;
  /** Other pages that belong to this one, by the first part of their address. */
  readonly near?: readonly string[];
}

const HOME: NavLink = { to: '/', say: 'nav.home', icon: 'hut' };
const TABLES: NavLink = {
  to: '/tables',
  say: 'nav.tables',
  icon: 'campfire',
  near: ['watch', 'play', 'new', 'tournaments'],
};
const MATCHES: NavLink = { to: '/matches', say: 'nav.matches', icon: 'hourglass', near: ['match', 'study'] };
const PUZZLES: NavLink = { to: '/puzzles', say: 'nav.puzzles', icon: 'puzzle' };
const PEOPLE: NavLink = { to: '/people', say: 'nav.people', icon: 'users', near: ['groups'] };
const LEARN: NavLink = { to: '/learn', say: 'nav.learn', icon: 'learn', near: ['rules'] };

/** At the top there is room for all; at the bottom for three of them, between home and oneself. */
const TOP_LINKS = [TABLES, MATCHES, PUZZLES, PEOPLE, LEARN];
const BOTTOM_LINKS = [HOME, TABLES, MATCHES, LEARN];

function isNear({ to, near = [] }: NavLink, here: string): boolean {
  const part = here.split('/')[1] ?? '';
  return to === `/${part}` || near.includes(part);
}

/** The pages about oneself. */
const OWN_PAGES = ['/settings', '/account', '/calls'];

function useIsOwnPage(): boolean {
  const [here] = useLocation();
  const { person } = useMe();
  return OWN_PAGES.includes(here) || (person !== undefined && here === `/people/${person.id}`);
}

/** The viewer's house mark and name, which lead to what can be set. */
function OwnLink() {
  const say = useSay();
  const isHere = useIsOwnPage();
  const { name, mark } = useMe();
  return (
    <Link href="/settings" className="bar-me" aria-current={isHere ? 'page' : undefined}>
      {mark === undefined ? <Icon name="settings" /> : <HouseMark mark={mark} />}
      <span className="bar-me-name">{isGuestName(name) ? say('nav.you') : name}</span>
      <span className="bar-me-you" aria-hidden="true">
        {say('nav.you')}
      </span>
      <span className="sr-only">{say('nav.settings')}</span>
    </Link>
  );
}

function NavLinks({ links }: { links: readonly NavLink[] }) {
  const say = useSay();
  const [here] = useLocation();
  const isOwnPage = useIsOwnPage();
  return links.map((link) => {
    const { to, say: id, icon } = link;
    const near = !isOwnPage && isNear(link, here) ? 'true' : undefined;
    return (
      <Link key={to} href={to} aria-current={here === to ? 'page' : near}>
        <Icon name={icon} />
        {say(id)}
      </Link>
    );
  });
}

/** The bar at the top of every page except tables. */
export function AppBar() {
  const say = useSay();
  const mine = useTables((store) => store.mine);
  const waiting = mine?.filter(waitsForMe) ?? [];
  const [only, another] = waiting;
  return (
    <header className="bar app-bar">
      <a className="skip-link" href="#content">
        {say('nav.skip')}
      </a>
      <Link href="/" className="bar-home" aria-label={say('nav.home')}>
        <Wordmark />
      </Link>
      <nav className="bar-links app-bar-links" aria-label={say('nav.pages')}>
        <NavLinks links={TOP_LINKS} />
      </nav>
      <span className="push" />
      {only !== undefined && (
        <Link href={another === undefined ? `/table/${only.table}` : '/matches'} className="bar-waiting">
          <span className="bar-waiting-whole">{say('nav.waiting', { count: waiting.length })}</span>
          <span className="bar-waiting-short" aria-hidden="true">
            {say('nav.waiting-short', { count: waiting.length })}
          </span>
        </Link>
      )}
      <span className="bar-links app-bar-links">
        <OwnLink />
      </span>
    </header>
  );
}

/** The links at the bottom of the screen, on phones. */
export function BottomBar() {
  const say = useSay();
  return (
    <nav className="bar bar-bottom app-bottom" aria-label={say('nav.pages')}>
      <NavLinks links={BOTTOM_LINKS} />
      <OwnLink />
    </nav>
  );
}
