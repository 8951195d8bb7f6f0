import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { keyOf, type StudySpot } from '../../../protocol/study/study.ts';
import { Button } from '../../look/Button.tsx';
import { Paper } from '../../look/Paper.tsx';
import { Tabs } from '../../look/Tabs.tsx';
import { MomentPicture } from '../../match/picture/MomentPicture.tsx';
import type { Speech } from '../../table/log/speech.ts';
import { ChancePanel } from '../panels/ChancePanel.tsx';
import { ComparePanel } from '../panels/ComparePanel.tsx';
import { LinesPanel } from '../panels/LinesPanel.tsx';
import { NotesPanel } from '../panels/NotesPanel.tsx';
import { WhoPanel } from '../panels/WhoPanel.tsx';
import { useStudySay } from '../text.ts';
import type { StudyDesk } from './use-study.ts';

const TABS = ['lines', 'compare', 'notes', 'share'] as const;
export type StudyTab = (typeof TABS)[number];
const ICONS = { lines: 'list', compare: 'chart', notes: 'quill', share: 'share' } as const;

interface StudySideProps {
  readonly desk: StudyDesk;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly mayEdit: boolean;
  readonly tab: StudyTab;
  readonly setTab: (tab: StudyTab) => void;
  /** Grows when the name of the line shall be written. */
  readonly naming: number;
  readonly ink: ComponentProps<typeof NotesPanel>['ink'];
  /** Reads the chapters one after another. */
  readonly read: () => void;
  /** How the study is kept and given to others. */
  readonly share: (spot: StudySpot) => ReactNode;
  /** The board, for a picture of it. */
  readonly stage: () => HTMLElement | undefined;
}

/** Beside the board: lines, comparisons, notes and sharing. */
export function StudySide(props: StudySideProps) {
  const { desk, speech, names, mayEdit, tab, setTab, naming, ink, read, share, stage } = props;
  const say = useStudySay();
  const { study, spot, working } = desk;
  const tabs = useMemo(() => TABS.map((id) => ({ id, label: say(`study.tab-${id}`), icon: ICONS[id] })), [say]);
  return (
    <Paper className="study-side">
      <Tabs label={say('study.parts')} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'lines' && (
          <div className="stack">
            <LinesPanel desk={desk} speech={speech} mayEdit={mayEdit} naming={naming} />
            <h3>{say('study.chance')}</h3>
            <ChancePanel desk={desk} nameOf={speech.nameOf} mayEdit={mayEdit} />
            {mayEdit && (
              <>
                <h3>{say('study.who')}</h3>
                <WhoPanel desk={desk} names={names} />
                <p className="cluster">
                  <Button size="small" icon="last" busy={working !== undefined} onClick={() => desk.letAnswer('end')}>
                    {say('study.play-out')}
                  </Button>
                </p>
              </>
            )}
          </div>
        )}
        {tab === 'compare' && <ComparePanel desk={desk} speech={speech} />}
        {tab === 'notes' && <NotesPanel key={keyOf(spot)} desk={desk} mayEdit={mayEdit} ink={ink} read={read} />}
        {tab === 'share' && (
          <div className="stack">
            {share(spot)}
            <div className="cluster">
              <MomentPicture title={study.title} name={`${study.record.game}-study-${keyOf(spot)}`} of={stage} />
            </div>
          </div>
        )}
      </Tabs>
    </Paper>
  );
}
