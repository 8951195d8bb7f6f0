import { PACE_NAMES, PACES, type PaceKind, type PaceName, type PaceRequest, type TimeUp } from '../../protocol/pace.ts';

/** The pace as chosen on the page. Own times are in the units in which they are typed. */
export interface PacePlan {
  readonly kind: PaceKind;
  readonly live: PaceChoice;
  readonly days: PaceChoice;
  readonly timeUp: TimeUp;
  readonly night: boolean;
  readonly from: string;
  readonly to: string;
  readonly holidays: boolean;
}

interface PaceChoice {
  readonly times: PaceName | 'own';
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

export const USUAL_PACE: PacePlan = {
  kind: 'none',
  live: { times: 'live-quick', bank: 15, increment: 45, cap: 15 },
  days: { times: 'days-steady', bank: 48, increment: 8, cap: 96 },
  timeUp: 'stand-in',
  night: false,
  from: '09:00',
  to: '22:00',
  holidays: true,
};

/** The times that can be chosen for a kind of pace, by name. */
export function namesOf(kind: 'live' | 'days'): PaceName[] {
  return PACE_NAMES.filter((name) => PACES[name].kind === kind);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** In seconds: what own times are typed in. */
const UNITS = { live: { bank: MINUTE, increment: 1 }, days: { bank: HOUR, increment: HOUR } };

/** The time zone of this browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The pace as the server takes it; undefined for none. */
export function paceRequest(plan: PacePlan, zone = ownZone()): PaceRequest | undefined {
  const { kind, timeUp } = plan;
  if (kind === 'none') return undefined;
  const { times, bank, increment, cap } = plan[kind];
  const choices = {
    timeUp,
    ...(kind === 'days' && { holidays: plan.holidays }),
    ...(kind === 'days' && plan.night && { hours: { from: plan.from, to: plan.to, zone } }),
  };
  if (times !== 'own') return { preset: times, ...choices };
  const unit = UNITS[kind];
  // Nobody can save up less than they begin with.
  const most = Math.max(bank, cap);
  return { kind, bank: bank * unit.bank, increment: increment * unit.increment, cap: most * unit.bank, ...choices };
}
