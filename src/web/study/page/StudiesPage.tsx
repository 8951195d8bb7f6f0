import '../study.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { begin } from '../../../kernel/match.ts';
import { recordOf } from '../../../kernel/record.ts';
import { tableFor } from '../../../kernel/table.ts';
import type { SharedStudySummary } from '../../../protocol/study/shared.ts';
import { studyOf } from '../../../protocol/study/study.ts';
import { Page } from '../../frame/Page.tsx';
import { useTask } from '../../frame/use-task.ts';
import { GAMES, titleOf } from '../../game-list.ts';
import { loadCatalogue, loadTabletop } from '../../game-parts.ts';
import { loadGame } from '../../games.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import { Paper } from '../../look/Paper.tsx';
import { useTexts } from '../../messages/text.ts';
import { speechFor } from '../../table/log/speech.ts';
import type { Trouble } from '../files/examine.ts';
import { openStudyFile } from '../files/open-file.ts';
import { studyOfGuide } from '../lesson/guide-study.ts';
import { ownShared, unshareStudy } from '../store/shared.ts';
import { addStudy, forgetStudy, type KeptStudy, keptStudies } from '../store/studies.ts';
import { useStudySay } from '../text.ts';

/** The studies that this browser keeps, and what begins another. */
export function StudiesPage() {
  const say = useStudySay();
  const [kept, setKept] = useState<readonly KeptStudy[] | undefined>(undefined);
  const [leaving, setLeaving] = useState<string | undefined>(undefined);
  useEffect(() => {
    let current = true;
    keptStudies().then((found) => current && setKept(found));
    return () => {
      current = false;
    };
  }, []);
  const forget = async (id: string) => {
    await forgetStudy(id);
    setLeaving(undefined);
    setKept(await keptStudies());
  };
  return (
    <Page title={say('study.studies')} lead={say('study.lead')} reading>
      <div className="stack">
        <Paper as="section" heading={say('study.yours')}>
          {kept?.length === 0 && <p className="hint">{say('study.none')}</p>}
          <ul className="study-list">
            {kept?.map(({ id, study }) => (
              <li key={id}>
                <Link href={`/study/${id}`} className="study-node">
                  <span className="study-node-words">
                    <b>{study.title}</b>
                    <small>
                      {say('study.summary', {
                        game: titleOf(study.record.game),
                        lines: study.lines.length,
                        chapters: study.chapters.length,
                      })}
                    </small>
                  </span>
                </Link>
                {leaving === id ? (
                  <Button kind="danger" onClick={() => forget(id)}>
                    {say('study.forget-sure')}
                  </Button>
                ) : (
                  <IconButton
                    icon="trash"
                    label={say('study.forget', { title: study.title })}
                    onClick={() => setLeaving(id)}
                  />
                )}
              </li>
            ))}
          </ul>
        </Paper>
        <Shared />
        <NewDeal />
        <OpenFile />
      </div>
    </Page>
  );
}

/** What one shares on this server; it can be taken back here also where its copy is not at hand. */
function Shared() {
  const say = useStudySay();
  const task = useTask();
  const [shared, setShared] = useState<readonly SharedStudySummary[]>([]);
  useEffect(() => {
    let current = true;
    // Without a server nothing is shared.
    ownShared().then(
      (found) => current && setShared(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  if (shared.length === 0) return null;
  const end = async (id: string) => {
    await unshareStudy(id);
    setShared(await ownShared());
  };
  return (
    <Paper as="section" heading={say('study.shared')}>
      <ul className="study-list">
        {shared.map(({ id, title, game }) => (
          <li key={id}>
            <Link href={`/study/${id}`} className="study-node">
              <span className="study-node-words">
                <b>{title}</b>
                <small>{titleOf(game)}</small>
              </span>
            </Link>
            <Button busy={task.busy} onClick={() => task.run(() => end(id))}>
              {say('study.unshare')}
            </Button>
          </li>
        ))}
      </ul>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

/** Guides name the rival in seat 1. */
const FIRST_RIVAL = 1;

/** A match that is only dealt, to try things out on. */
function NewDeal() {
  const say = useStudySay();
  const language = useTexts((store) => store.language);
  const [, navigate] = useLocation();
  const task = useTask();
  const [id, setId] = useState(GAMES[0]?.id ?? '');
  const manifest = GAMES.find((each) => each.id === id);
  const [seats, setSeats] = useState<number | undefined>(undefined);
  const among = manifest?.seats ?? [];
  const chosen = seats !== undefined && among.includes(seats) ? seats : among[0];
  const deal = async () => {
    const game = await loadGame(id);
    const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const { match } = begin(game, tableFor(game, chosen), seed);
    navigate(`/study/${await addStudy(studyOf(recordOf(match), say('study.new-title', { game: game.title })))}`);
  };
  const guided = async () => {
    const [game, { guide }, words] = await Promise.all([loadGame(id), loadTabletop(id), loadCatalogue(id, language)]);
    if (guide === undefined) throw new Error(`${id} has no guided match`);
    const names = guide.script.map((_, seat) => say(seat === 0 ? 'study.guide-you' : 'study.guide-rival'));
    const speech = speechFor(words, names, language);
    const study = studyOfGuide(game, guide, {
      title: say('study.guided-title', { game: game.title }),
      names,
      chapter: (number) => say('study.chapter-number', { number }),
      stop: (stop) => speech.say(stop.say, { seat: FIRST_RIVAL }),
    });
    navigate(`/study/${await addStudy(study)}`);
  };
  return (
    <Paper as="section" heading={say('study.new-deal')} className="stack">
      <div className="study-pick">
        <label className="field">
          <span className="label">{say('study.game')}</span>
          <select className="select" value={id} onChange={({ target }) => setId(target.value)}>
            {GAMES.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{say('study.seats')}</span>
          <select className="select" value={chosen} onChange={({ target }) => setSeats(Number(target.value))}>
            {among.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <Button kind="primary" icon="shuffle" busy={task.busy} onClick={() => task.run(deal)}>
          {say('study.deal')}
        </Button>
        <Button icon="learn" busy={task.busy} onClick={() => task.run(guided)}>
          {say('study.guided')}
        </Button>
      </div>
    </Paper>
  );
}

/** Opens a study, or a record, from a file. */
function OpenFile() {
  const say = useStudySay();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'reading' | Trouble | undefined>(undefined);
  const open = async (file: File) => {
    setState('reading');
    const examined = await openStudyFile(file);
    if ('trouble' in examined) setState(examined.trouble);
    else navigate(`/study/${await addStudy(examined.study)}`);
  };
  const trouble = state === 'reading' ? undefined : state;
  return (
    <Paper as="section" heading={say('study.open-file')} className="stack">
      <p>{say('study.open-text')}</p>
      <label className="button button-quiet record-file">
        {say('study.choose-file')}
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void open(file);
          }}
        />
      </label>
      <p role="status" className={trouble ? 'error' : 'hint'}>
        {state === 'reading' && say('study.reading')}
        {trouble && say(trouble.say, trouble.params)}
      </p>
    </Paper>
  );
}
