import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import { GuideHint } from '../guide/GuideHint.tsx';
import { playNow } from '../play.ts';
import { AllChoices } from './answer/AllChoices.tsx';
import { Notices } from './attention/Notices.tsx';
import { SpokenClocks } from './clocks/SpokenClocks.tsx';
import { Announcer } from './log/Announcer.tsx';
import { SinceCard } from './log/SinceCard.tsx';
import { Result } from './result/Result.tsx';
import type { AtTable, Playing } from './use-playing.ts';

interface TableOverlaysProps {
  readonly table: AtTable;
  readonly playing: Playing;
  readonly page: RefObject<HTMLDivElement | null>;
  /** Whether the list of all choices is open. */
  readonly listing: boolean;
  readonly closeList: () => void;
}

/** Everything that is shown over the table: the list of all choices, the result, the guide, notices, and announcements. */
export function TableOverlays({ table, playing, page, listing, closeList }: TableOverlaysProps) {
  const { info, match, guided, again } = table;
  const { tabletop, speech, panels, notes, result, asked, waiting, happened, guide, guideMinutes } = playing;
  const { question } = asked.perspective;
  const [, navigate] = useLocation();
  return (
    <>
      <AllChoices
        open={listing}
        close={closeList}
        asked={asked}
        brings={tabletop.brings}
        speak={speech.say}
        openRule={panels.openRule}
      />
      {!match.over && !guided && (
        <SinceCard
          since={playing.since}
          speech={speech}
          openLog={() => panels.open('log')}
          replay={() => playing.looking.replayFrom(playing.since.moment)}
        />
      )}
      {match.over && (
        <Result
          open={result.isOpen && !(guided && guide.stop)}
          close={result.close}
          info={info}
          scores={match.scores}
          speech={speech}
          again={again}
        />
      )}
      {guide.stop && !playing.isHeld && (
        <GuideHint
          step={guide}
          speak={speech.say}
          minutes={guideMinutes}
          within={page}
          end={() => navigate('/learn')}
          playOn={match.over ? async () => navigate(`/table/${await playNow(info.game)}`) : guide.next}
        />
      )}
      <Announcer
        lines={happened.lines}
        speak={speech.say}
        question={question ? (asked.halfway ?? speech.say(question.say, question)) : waiting.idle}
      />
      <SpokenClocks info={info} clocks={playing.session.clocks} show={notes.show} />
      <Notices note={notes.note} dismiss={notes.dismiss} openRule={panels.openRule} />
    </>
  );
}
