import './talk.css';
import { type ReactNode, useRef, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { Icon } from '../../../../web/look/Icon.tsx';
import { DEED_IDS } from '../../box/deeds.ts';
import { hexName } from '../../box/hexes.ts';
import { BUILDING_IDS, PATH_IDS } from '../../box/pieces.ts';
import { trollOf } from '../../position.ts';
import { mostCommunal, proposals as rules, type SaidAction, type TownProposal } from '../../rules/proposals.ts';
import { upTo } from '../art/numbers.ts';
import { nameOfBuilding } from '../town/names.ts';
import { useTable } from '../town/table.ts';
import type { BoardWord } from '../words.ts';

/** More than this nobody asks for at once. */
const MOST = 12;

interface TalkProps {
  readonly me: Seat;
  /** Lets one point at a place of the map. */
  readonly mark: () => void;
}

/** What one can ask of the others, or point out to them: said in a tap, read by everybody in their own language (TT-14.2). */
export function Talk({ me, mark }: TalkProps) {
  const { propose, speak } = useTable();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (propose === undefined) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const say = (proposal: TownProposal) => {
    propose(proposal);
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tt-slate"
        aria-expanded={isOpen}
        data-about="talk"
        {...actingFirst(() => setOpen(!isOpen))}
      >
        <Icon name="chat" />
        {speak('talk.open')}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what it is pressed in
        <div
          className="tt-talk"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          <Please me={me} say={say} />
          <LeaveMe say={say} />
          <Donate me={me} say={say} />
          <div className="tt-talk-row">
            <button
              type="button"
              className="tt-say"
              onClick={() => {
                setOpen(false);
                mark();
              }}
            >
              <Icon name="flag" />
              {speak('talk.mark')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

interface SayProps {
  readonly say: (proposal: TownProposal) => void;
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line everywhere
    <div className="tt-talk-row" role="group" aria-label={title}>
      <b aria-hidden="true">{title}</b>
      {children}
    </div>
  );
}

/** What a Troll can be asked to do, and what to have built. */
const DEEDS: readonly SaidAction[] = DEED_IDS.map((deed) => ({ deed }));
const WORKS: readonly SaidAction[] = [...BUILDING_IDS, ...PATH_IDS, 'rebuild' as const].map((work) => ({ work }));

const WAYS = { do: DEEDS, build: WORKS } as const;
type Way = keyof typeof WAYS;

/** First whom, then whether it is a deed or a building, then which. */
function Please({ me, say }: SayProps & { me: Seat }) {
  const { seats, speak } = useTable();
  const [whom, setWhom] = useState<Seat | undefined>(undefined);
  const [way, setWay] = useState<Way>('do');
  const others = seats.filter(({ seat, hears }) => seat !== me && hears);
  if (others.length === 0) return null;
  const asked = whom ?? (others.length === 1 ? others[0]?.seat : undefined);
  return (
    <>
      <Row title={speak('talk.please')}>
        {others.map(({ seat, name }) => (
          <Choice key={seat} isChosen={asked === seat} choose={() => setWhom(seat)}>
            {name}
          </Choice>
        ))}
        {asked !== undefined &&
          (Object.keys(WAYS) as Way[]).map((each) => (
            <Choice key={each} isChosen={way === each} choose={() => setWay(each)}>
              {speak(`talk.${each}`)}
            </Choice>
          ))}
      </Row>
      {asked !== undefined && <Asked me={me} whom={asked} way={way} say={say} />}
    </>
  );
}

function Choice({ isChosen, choose, children }: { isChosen: boolean; choose: () => void; children: ReactNode }) {
  return (
    <button type="button" className="tt-say" aria-pressed={isChosen} onClick={choose}>
      {children}
    </button>
  );
}

function nameOfAction(action: SaidAction): BoardWord {
  return 'deed' in action ? `act.${action.deed}` : `piece.${action.work}`;
}

function Asked({ me, whom, way, say }: SayProps & { me: Seat; whom: Seat; way: Way }) {
  const { view, speak } = useTable();
  return (
    <Row title={speak('talk.this')}>
      {WAYS[way].map((action) => {
        const proposal: TownProposal = { do: 'please', to: whom, ...action };
        return (
          rules.problem(view, me, proposal) === undefined && (
            <button key={nameOfAction(action)} type="button" className="tt-say" onClick={() => say(proposal)}>
              {speak(nameOfAction(action))}
            </button>
          )
        );
      })}
    </Row>
  );
}

function LeaveMe({ say }: SayProps) {
  const { view, speak } = useTable();
  return (
    <Row title={speak('talk.leave-me')}>
      {upTo(Math.min(MOST, mostCommunal(view))).map((place) => (
        <button
          key={place}
          type="button"
          className="tt-say"
          aria-label={speak('proposal.leave-me', { minions: place + 1 })}
          onClick={() => say({ do: 'leave-me', minions: place + 1 })}
        >
          {place + 1}
        </button>
      ))}
    </Row>
  );
}

/** An artisan is a Minion of one's own that stays in a shop for good (TT-7.9). */
function Donate({ me, say }: SayProps & { me: Seat }) {
  const { view, speak } = useTable();
  const shops = view.buildings.filter(({ kind, stands }) => kind === 'shop' && stands);
  if (shops.length === 0 || trollOf(view, me).minions === 0) return null;
  return (
    <Row title={speak('talk.donate')}>
      {shops.map((shop) => (
        <button
          key={shop.number}
          type="button"
          className="tt-say"
          onClick={() => say({ do: 'donate', hex: hexName(shop.hexes[0]) })}
        >
          {nameOfBuilding(view, shop, speak)}
        </button>
      ))}
    </Row>
  );
}
