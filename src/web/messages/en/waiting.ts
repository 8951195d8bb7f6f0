import type { Catalogue } from '../../../kernel/messages.ts';
import { WAITING_MESSAGES } from '../../../protocol/waiting-messages.ts';

/** Waiting for somebody to play with. */
export const waiting = {
  ...WAITING_MESSAGES,
  'waiting.title': 'Play somebody',
  'waiting.lead': 'Say what you would like to play. We seat you with people of about your strength.',
  'waiting.game': 'Which game?',
  'waiting.players': 'Players',
  'waiting.counts.rated-hint': 'It changes everybody’s rating.',
  'waiting.bots': 'If nobody comes',
  'waiting.bots-hint': 'Sooner, if somebody is willing to start with you and a bot.',
  'waiting.bots-rated': 'Only people play rated matches.',
  'waiting.bots.never': 'Keep looking',
  'waiting.bots.after': 'A bot sits in after {time}',
  'waiting.stay': 'Keep looking when I close Underbridge',
  'waiting.stay-hint': ({ time, called }) =>
    called === 'true'
      ? `For up to ${time}. We call you when somebody is found.`
      : `For up to ${time}. We can’t call you yet: choose how first.`,
  'waiting.calls': 'Choose how we call you',
  'waiting.begin': 'Play somebody',
  'waiting.change': 'Change',
  'waiting.stop': 'Stop looking',
  'waiting.open': 'Show',
  'waiting.plan': ({ game, seats, pace }) => `${game} · ${seats} players · ${pace}`,
  'waiting.pace.none': 'no clock',
  'waiting.pace.live': 'live',
  'waiting.pace.days': 'over days',
  'waiting.plan-bot': 'a bot after {time}',
  'waiting.looking': ({ count }) => (count === 1 ? 'Looking for one more player' : `Looking for ${count} more players`),
  'waiting.looking-short': 'Looking for somebody',
  'waiting.you': 'You',
  'waiting.free': 'somebody',
  'waiting.since': 'You have been looking for {time}.',
  'waiting.usual': 'It usually takes {time}.',
  'waiting.usual-unknown': 'Nobody knows yet how long this takes: too few have played it.',
  'waiting.same': ({ people }) =>
    people === 1 ? 'Nobody else is looking for this now.' : `${people} people are looking for this, you included.`,
  'waiting.near': ({ near }) =>
    near === 1 ? 'None of the others is near enough in rating yet.' : `${near} of them are near enough in rating.`,
  'waiting.reach': 'Who you can meet',
  'waiting.reach.some': 'People rated {from} to {to}',
  'waiting.reach.all': 'People of any rating',
  'waiting.widens': 'wider in {time}',
  'waiting.reach-label': 'Step {step} of {steps}',
  'waiting.bot-in': 'A bot sits down in {time}.',
  'waiting.bot-soon': 'A bot is sitting down.',
  'waiting.until': 'You’ll keep looking until {time}, even when Underbridge is closed.',
  'waiting.now': 'Looking now',
  'waiting.now-none': 'Nobody is looking right now. Be the first: others see it here.',
  'waiting.group': ({ people, seats }) => `${people} of ${seats} players`,
  'waiting.more': ({ people }) => (people === 1 ? '1 person' : `${people} people`),
  'waiting.join': 'Join',
  'waiting.usually': 'usually {time}',
  'waiting.someone-waits': ({ people }) =>
    people === 1 ? 'Somebody is looking for a match.' : `${people} people are looking for a match.`,
  'waiting.found': 'We found you a match',
  'waiting.found-text': ({ game, bots }) => (bots === 0 ? `${game} has begun.` : `${game} has begun, with a bot.`),
  'waiting.to-table': 'Go to the table',
  'waiting.later': 'Later',
  'waiting.how': 'How we find somebody',
  'waiting.how.1': 'You meet people who want the same game, players and pace.',
  'waiting.how.2':
    'At first within 150 rating points; the range grows by 150 every {time}, and after {all} it may be anybody.',
  'waiting.how.3': 'People you have blocked, or who have blocked you, never sit with you.',
} as const satisfies Catalogue;
