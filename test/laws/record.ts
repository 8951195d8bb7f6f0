import { isMatchOver, type Match, standings } from '../../src/kernel/match.ts';
import { below } from '../../src/kernel/random.ts';
import { parseRecord, recordOf, replay, verify } from '../../src/kernel/record.ts';
import { mustEqual } from './must.ts';
import { type Deal, isWorthALook, walk } from './walk.ts';

/** A match that is saved, at any moment, and read again is the same match. */
export function recordsTellTheWholeMatch(deal: Deal): void {
  const match = walk(deal, (turn) => {
    if (isWorthALook(turn) && below(turn.chance, 16) === 0) mustSurviveSaving(turn.match);
  });
  mustSurviveSaving(match);
}

function mustSurviveSaving(match: Match): void {
  const text = JSON.stringify(recordOf(match));
  const record = parseRecord(text);
  const again = verify(match.game, record);
  mustEqual(again.position, match.position, 'the replayed match stands elsewhere');
  mustEqual(again.entries, match.entries, 'the replayed match has other entries');
  mustEqual(isMatchOver(again), isMatchOver(match), 'whether the replayed match is over');
  mustEqual(standings(again), standings(match), 'the replayed match has another result');
  mustEqual(JSON.stringify(recordOf(replay(match.game, record))), text, 'the record of a replay differs');
}
