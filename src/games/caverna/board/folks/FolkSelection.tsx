import { useState } from 'react';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { FOLK_IDS, type FolkId } from '../../box/folk-ids.ts';
import type { Caverna, FolkTable } from '../../position.ts';
import { CardBack } from '../art/folks/CardBack.tsx';
import { FolkScene } from '../art/folks/FolkScene.tsx';
import { Good } from '../art/goods.tsx';
import { placeOf } from '../place-ids.ts';
import { useTable } from '../table.ts';
import { AllFolks } from './AllFolks.tsx';
import { areDrawn, Choosers } from './Choosers.tsx';
import { FolkCard } from './FolkCard.tsx';

/** Whether folks are being chosen; afterwards all boards that are left are out of the game. */
export function choosing({ folks }: Caverna): FolkTable | undefined {
  return folks !== undefined && folks.hands.length > 0 ? folks : undefined;
}

/** The boards in front of the one who looks: two to choose from, all that are free, or the one they chose. */
function boardsFor(folks: FolkTable, me: number | undefined, all: boolean): readonly FolkId[] {
  if (me === undefined) return [];
  if (all) return FOLK_IDS.filter((folk) => folk !== 'dwarves' || folks.dwarves);
  const chosen = folks.chosen[me];
  if (FOLK_IDS.some((folk) => folk === chosen)) return [chosen as FolkId];
  return (folks.hands[me] ?? []).filter((board) => board !== 'hidden');
}

/** Before the first round: which folk each player leads. */
export function FolkSelection({ folks }: { readonly folks: FolkTable }) {
  const { me, frame, speak, openRule } = useTable();
  const [listed, list] = useState(false);
  const boards = boardsFor(folks, me, frame?.step === 'folk-pick' && frame.from === 'all');
  const note = folks.selection === 'free' ? 'free-choice' : areDrawn(folks) ? 'in-turn' : 'together';
  return (
    <section className="cv-selection" aria-label={speak('folk.selection')} data-guide="folks">
      <Choosers folks={folks} />
      <div className="cv-folk-cards" data-count={boards.length}>
        {frame?.step === 'folk-or-dwarves' ? <Sides /> : boards.map((folk) => <FolkCard key={folk} folk={folk} />)}
      </div>
      <aside>
        <p className="cv-folk-note paper">
          {speak(`folk.${note}`)} <RuleLink rule={RULE_OF_NOTE[note]} open={openRule} /> {speak('folk.whole-match')}
        </p>
        <p className="cv-folk-note paper" data-advice="">
          {speak('folk.advice')} <RuleLink rule="FF-2.17" open={openRule} />
        </p>
        <section className="cv-folk-crops paper">
          <h2>{speak('folk.crops')}</h2>
          {(['mushroom', 'gemfruit'] as const).map((crop) => (
            <p key={crop}>
              <Good id={crop} className="cv-large" />
              <span>
                {speak(`explain.${crop}`)} <RuleLink rule={RULE_OF_CROP[crop]} open={openRule} />
              </span>
            </p>
          ))}
        </section>
        <Button onClick={() => list(true)}>{speak('folk.all')}</Button>
      </aside>
      <AllFolks open={listed} close={() => list(false)} />
    </section>
  );
}

const RULE_OF_NOTE = { 'free-choice': 'FF-2.10', 'in-turn': 'FF-2.7', together: 'FF-2.4' } as const;
const RULE_OF_CROP = { mushroom: 'FF-5.4', gemfruit: 'FF-5.3' } as const;

/** FF-2.2: Dwarves or folk, before anything is dealt. */
function Sides() {
  const { me = 0, speak } = useTable();
  const dwarves = usePlace(placeOf.side('dwarves'));
  const folk = usePlace(placeOf.side('folk'));
  return (
    <>
      <div className="cv-side paper" {...folk} data-at-once="">
        <span className="cv-backs">
          <CardBack />
          <CardBack />
        </span>
        <b>{speak('folk.side-folk')}</b>
        <span>{speak('folk.side-folk-says')}</span>
      </div>
      <div className="cv-side paper" {...dwarves} data-at-once="">
        <FolkScene folk="dwarves" seat={seatNumber(me)} />
        <b>{speak('folk.side-dwarves')}</b>
        <span>{speak('folk.side-dwarves-says')}</span>
      </div>
    </>
  );
}
