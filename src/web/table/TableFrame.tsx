import './table.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Move, Seat } from '../../kernel/game.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { chooseNext } from '../board-kit/reach.ts';
import { Stage, type StageHandler } from '../board-kit/Stage.tsx';
import type { BoardSeat, Path } from '../board-kit/tabletop.ts';
import { isLocal } from '../connection/connection.ts';
import type { MatchState } from '../connection/table-state.ts';
import { useCatalogue, useGame, useTabletop } from '../game-parts.ts';
import { GuideHint } from '../guide/GuideHint.tsx';
import { useGuide } from '../guide/use-guide.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { Toast, ToastRack } from '../look/Toast.tsx';
import { useSay } from '../messages/text.ts';
import type { WantedRule } from '../rules/RulesPanel.tsx';
import { titleOf } from '../shelf.ts';
import type { TableStore } from '../store/table.ts';
import { useWide } from '../use-media.ts';
import { AllChoices } from './AllChoices.tsx';
import { Announcer } from './Announcer.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { Curtain } from './Curtain.tsx';
import { HistoryBar } from './HistoryBar.tsx';
import { heardByAll } from './heard-by-all.ts';
import { LogPanel } from './LogPanel.tsx';
import { Players, type SeatActions } from './Players.tsx';
import { Prompt } from './Prompt.tsx';
import { layOut, moveSpeaker, NO_OFFERS } from './places.ts';
import { Result, resultId, winnersOf } from './Result.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { type PanelName, SidePanel } from './SidePanel.tsx';
import { speechFor } from './speech.ts';
import { TableBar } from './TableBar.tsx';
import { useAttention } from './use-attention.ts';
import { useSeat } from './use-seat.ts';
import { useSounds } from './use-sounds.ts';

interface TableFrameProps {
  readonly store: TableStore;
  readonly info: TableInfo;
  readonly match: MatchState;
  readonly guided: boolean;
  readonly again: () => Promise<void>;
}

/** The bot that stands in where nobody chooses another. */
const STAND_IN = 'greedy';
const NOTE_STAYS = 6000;

interface Note {
  readonly text: string;
  readonly rule?: string;
}

/** The table of any game: the board in the middle, what one is asked above it, everything else beside it. */
export function TableFrame({ store, info, match, guided, again }: TableFrameProps) {
  const say = useSay();
  const wide = useWide();
  const [, navigate] = useLocation();
  const game = useGame(info.game);
  const tabletop = useTabletop(info.game);
  const catalogue = useCatalogue(info.game);
  const session = useStore(store);
  const { lookingAt, past, busy } = session;
  const names = useMemo(() => info.seats.map(({ name }) => name), [info.seats]);
  const ownSeat = match.perspectives.length === 1 ? match.perspectives[0]?.viewer : undefined;
  const you = say('table.you');
  const speech = useMemo(
    () => speechFor(catalogue, names, ownSeat === undefined ? undefined : { seat: ownSeat, name: you }),
    [catalogue, names, ownSeat, you],
  );
  const { index, covered, waitingFor, sitDown } = useSeat(match.perspectives);
  const ownPerspective = match.perspectives[index];
  if (ownPerspective === undefined) throw new Error('a table is seen from somewhere');
  const guide = useGuide(guided ? tabletop.guide : undefined, info.table, {
    perspective: ownPerspective,
    steps: match.steps,
    over: match.over,
  });
  const { perspective } = guide;
  const page = useRef<HTMLDivElement>(null);

  const [chosen, setChosen] = useState<Path>([]);
  const [chosenAt, setChosenAt] = useState(match.sequence);
  if (chosenAt !== match.sequence) {
    setChosenAt(match.sequence);
    setChosen([]);
  }
  const carrying = useRef(false);

  const [panel, setPanel] = useState<PanelName>('log');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedRule | undefined>(undefined);
  const [listing, setListing] = useState(false);
  const [note, setNote] = useState<Note | undefined>(undefined);
  const [resultSeen, setResultSeen] = useState(match.over);
  const [readChat, setReadChat] = useState(session.chat.length);

  const openRule = useCallback((id: string) => {
    setWanted((before) => ({ id, number: (before?.number ?? 0) + 1 }));
    setPanel('rules');
    setSheetOpen(true);
  }, []);

  const watching = perspective.viewer === 'spectator' || covered;
  const alive = lookingAt === undefined && !watching && !busy;
  const sayMove = useMemo(() => moveSpeaker(game, perspective, speech.say), [game, perspective, speech]);
  const offers = useMemo(
    () => (alive ? layOut(tabletop, perspective, chosen, speech.say, sayMove) : NO_OFFERS),
    [alive, tabletop, perspective, chosen, speech, sayMove],
  );

  const seat: Seat = perspective.viewer === 'spectator' ? 0 : perspective.viewer;
  const answer = useCallback((move: Move) => session.choose(seat, move), [session.choose, seat]);
  const undo = useCallback(() => session.undo(seat), [session.undo, seat]);

  const handler: StageHandler = {
    choose(place) {
      const next = chooseNext(offers.reached, chosen, place);
      carrying.current = false;
      if ('move' in next) answer(next.move);
      else setChosen(next.chosen);
    },
    pickUp(place) {
      const next = chooseNext(offers.reached, chosen, place);
      if ('move' in next && tabletop.carries?.(place)) {
        carrying.current = true;
        answer(next.move);
      } else {
        setChosen(offers.reached.lit.has(place) ? [...chosen, place] : [place]);
      }
    },
    letGo() {
      if (carrying.current) undo();
      carrying.current = false;
      setChosen([]);
    },
    explain(place) {
      const state = offers.states.get(place);
      if (state?.rule === undefined) return;
      setNote({ text: state.label, rule: state.rule });
      if (wide) openRule(state.rule);
    },
  };

  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      if (chosen.length > 0) setChosen([]);
      else if (lookingAt !== undefined) session.lookAt(undefined);
      else if (alive && perspective.canUndo) undo();
    };
    addEventListener('keydown', back);
    return () => removeEventListener('keydown', back);
  }, [chosen, lookingAt, alive, perspective.canUndo, session.lookAt, undo]);

  useEffect(() => {
    if (session.refused === undefined) return;
    const { refusal } = session.refused;
    setNote({ text: speech.say(refusal.say, refusal), ...(refusal.rule !== '' && { rule: refusal.rule }) });
    store.getState().forgetRefusal();
  }, [session.refused, speech, store]);

  useEffect(() => {
    if (note === undefined) return;
    const timer = setTimeout(() => setNote(undefined), NOTE_STAYS);
    return () => clearTimeout(timer);
  }, [note]);

  const chatShown = panel === 'chat' && (wide || sheetOpen);
  useEffect(() => {
    if (chatShown) setReadChat(session.chat.length);
  }, [chatShown, session.chat.length]);

  const lines = covered ? heardByAll(match.logs) : (match.logs[index] ?? []);
  const asked = !watching && perspective.question !== undefined;
  const won = winnersOf(match.scores).some((score) => info.seats[score.seat]?.mine);
  useAttention(
    titleOf(info.game),
    info.seats.some((each) => each.mine && info.asked.includes(each.seat)),
  );
  useSounds(tabletop, { lines, asked, over: match.over, won });

  const shownPast = lookingAt === undefined ? undefined : past;
  const view = shownPast?.perspectives[index]?.view ?? perspective.view;
  const scores = shownPast?.scores ?? match.scores;
  const viewer = covered ? 'spectator' : perspective.viewer;
  const boardSeats: BoardSeat[] = info.seats.map((each) => ({
    seat: each.seat,
    name: each.name,
    mine: each.mine,
    asked: info.asked.includes(each.seat),
  }));
  const moment = shownPast === undefined ? `now ${match.sequence} ${viewer}` : `step ${shownPast.step} ${viewer}`;

  const lookAt = useCallback((step: number) => session.lookAt(step), [session.lookAt]);
  const actions: SeatActions = {
    resign: (each) => session.resign(each),
    handOver: (each) => session.handOver(each, STAND_IN),
    takeBack: (each) => session.takeBack(each),
    vote: (each) => session.vote(each, STAND_IN),
  };
  const idle = idleSentence();
  const players = <Players info={info} scores={scores} actions={actions} />;
  const side = (
    <SidePanel
      game={info.game}
      open={panel}
      setOpen={setPanel}
      unread={session.chat.length - readChat}
      wanted={wanted}
      panels={{
        ...(!wide && { players }),
        log: (
          <LogPanel
            lines={lines}
            speech={speech}
            lookingAt={lookingAt}
            lookAt={(step) => {
              setSheetOpen(false);
              lookAt(step);
            }}
            older={session.olderLines ? session.fetchOlderLines : undefined}
          />
        ),
        score: <ScoreSheet scores={scores} speech={speech} openRule={openRule} />,
        ...(!isLocal(info.table) && { chat: <ChatPanel lines={session.chat} talk={session.talk} /> }),
      }}
    />
  );

  function idleSentence(): string {
    const list = new Intl.ListFormat(document.documentElement.lang);
    if (match.over) {
      return say(resultId(match.scores, speech), {
        names: list.format(winnersOf(match.scores).map((winner) => speech.nameOf(winner.seat))),
      });
    }
    const waited = info.asked.map(speech.nameOf);
    return say('table.waiting', { names: list.format(waited), count: waited.length });
  }

  return (
    <div className="table-page" ref={page}>
      <TableBar
        title={titleOf(info.game)}
        looking={lookingAt !== undefined}
        toggleHistory={() => session.lookAt(lookingAt === undefined ? match.steps : undefined)}
        openPanel={
          wide
            ? undefined
            : (name) => {
                setPanel(name);
                setSheetOpen(true);
              }
        }
        unread={session.chat.length - readChat}
        chat={!isLocal(info.table)}
      />
      <main className="table" data-game={info.game}>
        <div className="table-main">
          {session.line === 'lost' && (
            <div className="table-lost" role="status">
              {say('table.line-lost')}
            </div>
          )}
          {lookingAt === undefined ? (
            <Prompt
              perspective={watching ? { ...perspective, offers: [], canUndo: false, viewer } : perspective}
              loose={offers.reached.loose}
              busy={busy}
              idle={idle}
              speak={speech.say}
              sayMove={sayMove}
              answer={answer}
              undo={undo}
              openRule={openRule}
              listAll={() => setListing(true)}
            />
          ) : (
            <HistoryBar step={lookingAt} steps={match.steps} lookAt={lookAt} close={() => session.lookAt(undefined)} />
          )}
          <div className="table-stage" data-past={lookingAt !== undefined || undefined}>
            <Stage label={say('table.board')} places={offers.states} handler={handler} moment={moment} jump={false}>
              <tabletop.Board
                view={view}
                viewer={viewer}
                seats={boardSeats}
                over={match.over}
                past={lookingAt !== undefined}
                speak={speech.say}
              />
            </Stage>
            {waitingFor !== undefined && lookingAt === undefined && (
              <Curtain seat={waitingFor} name={speech.nameOf(waitingFor)} sitDown={sitDown} />
            )}
          </div>
        </div>
        {wide && (
          <aside className="table-side" aria-label={say('table.side')}>
            <section className="paper table-players" aria-label={say('panel.players')}>
              {players}
            </section>
            {side}
          </aside>
        )}
      </main>
      {!wide && (
        <Dialog
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          title={titleOf(info.game)}
          closeLabel={say('close')}
          kind="sheet"
        >
          {side}
        </Dialog>
      )}
      <AllChoices
        open={listing}
        close={() => setListing(false)}
        perspective={perspective}
        speak={speech.say}
        sayMove={sayMove}
        answer={answer}
        openRule={openRule}
      />
      {match.over && (
        <Result
          open={!resultSeen && !(guided && guide.stop)}
          close={() => setResultSeen(true)}
          info={info}
          scores={match.scores}
          speech={speech}
          again={again}
        />
      )}
      {guided && guide.stop && (
        <GuideHint step={guide} speak={speech.say} within={page} end={() => navigate('/learn')} />
      )}
      <Announcer
        lines={lines}
        speak={speech.say}
        question={asked && perspective.question ? speech.say(perspective.question.say, perspective.question) : idle}
      />
      <ToastRack label={say('table.notices')}>
        {note && (
          <Toast
            kind="warning"
            onDismiss={() => setNote(undefined)}
            dismissLabel={say('close')}
            action={
              note.rule !== undefined && (
                <Button size="small" onClick={() => openRule(note.rule ?? '')}>
                  {note.rule}
                </Button>
              )
            }
          >
            {note.text}
          </Toast>
        )}
      </ToastRack>
    </div>
  );
}
