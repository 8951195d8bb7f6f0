import './rules.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { anchorOf, type Block, type Inline, readRulebook, type Section } from '../../games/rulebook.ts';
import { Icon } from '../look/Icon.tsx';
import { RuleLink } from '../look/RuleLink.tsx';
import { useSay, useTexts } from '../messages/text.ts';
import { useRules } from '../rule-books.ts';
import { searchRulebook, searchWords, splitAt } from './search.ts';
import { tied } from './tied.ts';

/** A rule to open; a new number means that it was requested again. */
export interface WantedRule {
  readonly id: string;
  readonly number: number;
}

interface RulesPanelProps {
  readonly game: string;
  readonly wanted?: WantedRule | undefined;
}

/** The rule book with a search, opened at the requested rule. */
export function RulesPanel({ game, wanted }: RulesPanelProps) {
  const say = useSay();
  const { source, language } = useRules(game);
  const isTranslated = language === useTexts((store) => store.language);
  const sections = useMemo(() => readRulebook(source), [source]);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<WantedRule | undefined>(undefined);
  const book = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searchRulebook(sections, search), [sections, search]);
  const wantedWords = useMemo(() => searchWords(search), [search]);

  useEffect(() => {
    if (search !== '') book.current?.scrollTo(0, 0);
  }, [search]);

  useEffect(() => {
    if (wanted === undefined) return;
    setSearch('');
    setShown(wanted);
  }, [wanted]);

  useEffect(() => {
    if (shown === undefined) return;
    const rule = book.current?.querySelector<HTMLElement>(`#${CSS.escape(anchorOf(shown.id))}`);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [shown]);

  const open = (id: string) => {
    setSearch('');
    setShown((before) => ({ id, number: (before?.number ?? 0) + 1 }));
  };

  return (
    <div className="rules">
      <label className="rules-search">
        <Icon name="search" />
        <span className="sr-only">{say('rules.search')}</span>
        <input
          type="search"
          className="input"
          placeholder={say('rules.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {!isTranslated && <p className="rules-language small soft">{say('rules.only-english')}</p>}
      <div className="rules-book" ref={book} lang={language}>
        {found.map((section) => (
          <SectionOfRules key={section.anchor} section={section} shown={shown?.id} wanted={wantedWords} open={open} />
        ))}
        {found.length === 0 && <p className="rules-nothing">{say('rules.nothing', { wanted: search })}</p>}
      </div>
    </div>
  );
}

interface PartProps {
  readonly shown: string | undefined;
  /** The words of the search. */
  readonly wanted: readonly string[];
  readonly open: (id: string) => void;
}

function SectionOfRules({ section, ...part }: PartProps & { section: Section }) {
  const { level, title, anchor, blocks } = section;
  const Heading = level <= 2 ? 'h2' : 'h3';
  return (
    <section className={`rules-section rules-level-${level}`}>
      <Heading id={anchor}>{title}</Heading>
      {blocks.map((block) => (
        <BlockOfRules key={keyOf(block)} block={block} {...part} />
      ))}
    </section>
  );
}

function keyOf(block: Block): string {
  return JSON.stringify(block);
}

function BlockOfRules({ block, shown, wanted, open }: PartProps & { block: Block }) {
  switch (block.is) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} wanted={wanted} open={open} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map(({ rule, words }) => (
            <li
              key={JSON.stringify(words)}
              {...(rule !== undefined && { id: anchorOf(rule), tabIndex: -1 })}
              className={rule !== undefined && rule === shown ? 'rules-rule rules-shown' : 'rules-rule'}
            >
              {rule !== undefined && <b className="rules-id">{rule}</b>}{' '}
              <Words words={words} wanted={wanted} open={open} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className="rules-table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={JSON.stringify(cell)} scope="col">
                    <Words words={cell} wanted={wanted} open={open} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={JSON.stringify(row)}>
                  {row.map((cell, column) => (
                    <td key={JSON.stringify([column, cell])}>
                      <Words words={cell} wanted={wanted} open={open} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

interface WordsProps extends Pick<PartProps, 'wanted' | 'open'> {
  readonly words: readonly Inline[];
}

function Words({ words, wanted, open }: WordsProps) {
  return tied(words).map((word, index) => {
    const key = `${index} ${word.is}`;
    switch (word.is) {
      case 'text':
        return (
          <span key={key}>
            <Found text={word.text} wanted={wanted} />
          </span>
        );
      case 'strong':
        return (
          <strong key={key}>
            <Found text={word.text} wanted={wanted} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={key}>
            <Found text={word.text} wanted={wanted} />
          </em>
        );
      case 'code':
        return (
          <code key={key}>
            <Found text={word.text} wanted={wanted} />
          </code>
        );
      case 'rule':
        return (
          <span key={key} className="rules-reference">
            {word.before}
            <RuleLink rule={word.id} open={open} />
            {word.after}
          </span>
        );
    }
    return null;
  });
}

/** A text with the words of the search marked. */
function Found({ text, wanted }: { text: string; wanted: readonly string[] }) {
  return splitAt(text, wanted).map(({ part, at, isWanted }) => (isWanted ? <mark key={at}>{part}</mark> : part));
}
