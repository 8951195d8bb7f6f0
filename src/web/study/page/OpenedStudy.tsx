import '../study.css';
import '../../match/match.css';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Mark, withMark } from '../../../protocol/marks.ts';
import type { Study, StudySpot } from '../../../protocol/study/study.ts';
import type { Tool } from '../../board-kit/ink/drawing.ts';
import { InkLayer } from '../../board-kit/ink/InkLayer.tsx';
import { useTitle } from '../../frame/Page.tsx';
import { titleOf } from '../../game-list.ts';
import { useCatalogue, useTabletop } from '../../game-parts.ts';
import { Button } from '../../look/Button.tsx';
import { Slider } from '../../look/Slider.tsx';
import { EyesBar } from '../../match/eyes/EyesBar.tsx';
import { useSpace } from '../../match/film/use-space.ts';
import { useMatchSay } from '../../match/text.ts';
import { useTexts } from '../../messages/text.ts';
import { HistoryButtons } from '../../table/history/HistoryButtons.tsx';
import { useStepping } from '../../table/history/use-stepping.ts';
import { speechFor } from '../../table/log/speech.ts';
import { sayResult } from '../../table/result/outcome.ts';
import { seatStyle } from '../../table/seats/seat-style.ts';
import { LessonCard } from '../lesson/LessonCard.tsx';
import { useLesson } from '../lesson/use-lesson.ts';
import { useLineName } from '../panels/LinesPanel.tsx';
import { useStudySay } from '../text.ts';
import { type Link, type Together, useTogether } from '../together/use-together.ts';
import { momentsIn, noteAt, withNote } from '../tree/notes.ts';
import { lineNamed, nextAt, stepOfMatch } from '../tree/tree.ts';
import { Points } from './Points.tsx';
import { StudyBoard } from './StudyBoard.tsx';
import { StudySide, type StudyTab } from './StudySide.tsx';
import { StudyTitle } from './StudyTitle.tsx';
import { TwinBoard } from './TwinBoard.tsx';
import { useStudy } from './use-study.ts';
import { useStudyKeys } from './use-study-keys.ts';

interface OpenedStudyProps {
  readonly study: Study;
  readonly mayEdit: boolean;
  readonly keep: (study: Study) => void;
  /** Where the study is shared, if it is. */
  readonly link: Link | undefined;
  /** How the study is kept and given to others. */
  readonly share: (study: Study, spot: StudySpot, together: Together | undefined) => ReactNode;
}

const NOTHING = () => {};

/** A study: the board at a spot that can be played on from, and beside it the lines, comparisons, notes and sharing. */
export function OpenedStudy({ study: first, mayEdit, keep, link, share }: OpenedStudyProps) {
  const say = useStudySay();
  const sayMatch = useMatchSay();
  const [, navigate] = useLocation();
  const desk = useStudy(first, keep);
  const { study, spot, seen, eyes, working, go, twin, twinSeen, isBeside } = desk;
  const together = useTogether(desk, link);
  const lesson = useLesson(desk, !mayEdit);
  const isLesson = lesson.chapter !== undefined;
  const { record } = study;
  const tabletop = useTabletop(record.game);
  const catalogue = useCatalogue(record.game);
  const language = useTexts((store) => store.language);
  const names = useMemo(
    () =>
      Array.from(
        { length: record.seats },
        (_, seat) => record.names?.[seat] || say('study.seat', { number: seat + 1 }),
      ),
    [record, say],
  );
  const speech = useMemo(() => speechFor(catalogue, names, language), [catalogue, names, language]);
  const sayLine = useLineName(desk, speech);
  const [tab, setTab] = useState<StudyTab>('lines');
  const [naming, setNaming] = useState(0);
  const [tool, setTool] = useState<Tool | undefined>(undefined);
  const [hidden, setHidden] = useState(false);
  const [pointed, point] = useState<Mark | undefined>(undefined);
  const replay = useRef<HTMLElement>(null);
  useTitle(study.title);

  const line = lineNamed(study, spot.line);
  const isLine = line !== undefined;
  const lookAt = useCallback(
    (step: number) => go({ ...(spot.line !== undefined && { line: spot.line }), step }),
    [go, spot.line],
  );
  const stepping = useStepping({ moment: spot.step, moments: desk.length, lookAt });
  useSpace(isLesson ? NOTHING : stepping.playOrPause);
  const moments = useMemo(() => momentsIn(study, spot.line), [study, spot.line]);
  const toMoment = (by: -1 | 1) => {
    const next = by < 0 ? moments.findLast((step) => step < spot.step) : moments.find((step) => step > spot.step);
    if (next !== undefined) lookAt(next);
  };
  const openRule = useCallback((rule: string) => navigate(`/rules/${record.game}#${rule}`), [navigate, record.game]);
  useStudyKeys(!isLesson, {
    back: desk.back,
    forward: desk.forward,
    earlier: () => toMoment(-1),
    later: () => toMoment(1),
    toMatch: () => go({ step: stepOfMatch(study, spot) }),
    swap: desk.swap,
    twoBoards: () => desk.setBeside(!isBeside),
    letAnswer: () => working === undefined && mayEdit && desk.letAnswer('turn'),
    name: () => {
      setTab('lines');
      setNaming(naming + 1);
    },
    link: () => setTab('share'),
    hideMarks: () => setHidden(!hidden),
  });

  const note = noteAt(study, spot);
  const next = nextAt(study, spot);
  // Only what the seat itself is looked at with: others' answers in the match are no business of its board.
  const played =
    next !== undefined && next[1] !== 'resign' && next[0] === seen?.perspective.viewer ? next[1] : undefined;
  const idle =
    seen === undefined
      ? ''
      : seen.over
        ? sayResult(sayMatch, speech, seen.scores)
        : say('study.asked-now', { names: seen.asked.map(speech.nameOf).join(', ') });
  const inkNames = {
    tabletop,
    view: seen?.perspective.view,
    viewer: seen?.perspective.viewer ?? 'spectator',
    speak: speech.say,
  } as const;
  const isLocked = isLesson ? !lesson.isAsked : !mayEdit;
  const isBusy = working !== undefined || isLocked || seen?.deadEnd !== undefined;

  return (
    <div className="page match-page study-page">
      <div className="match-head">
        {mayEdit ? (
          <StudyTitle title={study.title} rename={(title) => desk.change({ ...study, title })} />
        ) : (
          <h1 className="title-2">{study.title}</h1>
        )}
        <span className="hint">{titleOf(record.game)}</span>
      </div>
      {desk.failed && <p className="error">{say('study.failed')}</p>}
      <div
        className="study"
        data-two={(isBeside && !isLesson) || undefined}
        style={seen && seatStyle(tabletop.coloursOf?.(seen.perspective.view))}
      >
        <section className="study-main" aria-label={say('study.board')} ref={replay} data-line={isLine || undefined}>
          <div className="study-where">
            <span className={isLine ? 'study-badge' : 'study-badge is-match'}>
              {say(isLine ? 'study.not-the-match' : 'study.is-the-match')}
            </span>
            {isLine && <b className="study-line-name">{sayLine(line)}</b>}
            {isLine && (
              <span className="hint">
                {line.dealt === undefined
                  ? say('study.same-shuffle')
                  : say('study.dealt-from', { name: speech.nameOf(line.dealt.seat) })}
              </span>
            )}
          </div>
          {seen && isBeside && !isLesson && <Points scores={seen.scores} nameOf={speech.nameOf} />}
          {seen && (
            <StudyBoard
              game={record.game}
              seen={seen}
              spot={spot}
              names={names}
              speech={speech}
              busy={isBusy}
              played={isLesson ? undefined : played}
              idle={idle}
              play={isLesson ? lesson.play : desk.play}
              openRule={openRule}
              ink={
                <InkLayer
                  marks={note.marks}
                  draw={
                    mayEdit && !isLesson
                      ? (mark) => desk.change(withNote(study, { ...note, marks: withMark(note.marks, mark) }))
                      : undefined
                  }
                  tool={tool}
                  hidden={hidden}
                  pointed={pointed}
                />
              }
            >
              {played !== undefined && !isLesson && <span className="study-played">{say('study.played-here')}</span>}
            </StudyBoard>
          )}
          {!isLesson && (
            <div className="study-thumb">
              <Button icon="undo" aria-keyshortcuts="U" onClick={desk.back}>
                {say('study.back')}
              </Button>
              {mayEdit &&
                (working === 'answer' ? (
                  <Button icon="pause" onClick={desk.stop}>
                    {say('study.stop')}
                  </Button>
                ) : (
                  <Button
                    icon="bot"
                    aria-keyshortcuts="B"
                    busy={working !== undefined}
                    onClick={() => desk.letAnswer('turn')}
                  >
                    {say('study.let-answer')}
                  </Button>
                ))}
              <Button icon="chart" onClick={() => setTab('compare')}>
                {say('study.compare-short')}
              </Button>
            </div>
          )}
          <p
            role="status"
            className={
              desk.ended === 'no-such-answer' || desk.ended === 'full' || seen?.deadEnd
                ? 'error study-said'
                : 'study-said'
            }
          >
            {working === 'answer' && say('study.answering')}
            {desk.ended === 'no-such-answer' && say('study.no-such-answer')}
            {desk.ended === 'full' && say('study.full')}
            {seen?.deadEnd && say('study.dead-end', { step: seen.deadEnd.step })}
          </p>
          {!isLesson && (
            <div className="study-steps paper">
              <HistoryButtons {...stepping} />
              <Slider
                label={say('study.step-of')}
                value={spot.step}
                min={0}
                max={desk.length}
                onChange={stepping.go}
                valueText={say('history.moment', { moment: spot.step, moments: desk.length })}
                hideLabel
              />
              <span className="history-moment">
                {say('history.moment', { moment: spot.step, moments: desk.length })}
              </span>
              <Button
                size="small"
                icon="copy"
                aria-pressed={isBeside}
                aria-keyshortcuts="T"
                onClick={() => desk.setBeside(!isBeside)}
              >
                {say('study.two-boards')}
              </Button>
              {isLine && (
                <Button size="small" aria-keyshortcuts="Home" onClick={() => go({ step: stepOfMatch(study, spot) })}>
                  {say('study.to-match')}
                </Button>
              )}
            </div>
          )}
          {!mayEdit && !isLesson && note.text !== '' && <p className="paper study-comment">{note.text}</p>}
          {seen && (
            <EyesBar
              eyes={eyes}
              look={desk.setEyes}
              watchers={[
                { who: 'asked', name: say('study.eyes-asked') },
                { who: 'spectator', name: sayMatch('eyes.spectator') },
                ...names.map((name, seat) => ({ who: seat, name })),
              ]}
              seats={names.map((name, seat) => ({ seat, name }))}
              view={seen.open}
              tabletop={tabletop}
              speak={speech.say}
            />
          )}
        </section>
        {isBeside && !isLesson && twin && twinSeen && (
          <TwinBoard desk={desk} twin={twin} seen={twinSeen} names={names} speech={speech} openRule={openRule} />
        )}
        {isLesson ? (
          <LessonCard lesson={lesson} desk={desk} />
        ) : (
          <StudySide
            desk={desk}
            speech={speech}
            names={names}
            mayEdit={mayEdit}
            tab={tab}
            setTab={setTab}
            naming={naming}
            ink={{ tool, setTool, hidden, setHidden, point, names: inkNames }}
            read={lesson.begin}
            share={(at) => share(study, at, together)}
            stage={() => replay.current?.querySelector<HTMLElement>('.stage') ?? undefined}
          />
        )}
      </div>
    </div>
  );
}
