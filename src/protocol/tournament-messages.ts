import type { Catalogue } from '../kernel/messages.ts';

/** Refusals of tournaments. They are apart from the others, since few pages need them. */
export const TOURNAMENT_MESSAGES = {
  'refused.tournament-lasting':
    'Keep your name first, with a passkey, an e-mail address or recovery codes: a tournament lasts longer than a browser’s memory.',
  'refused.unknown-tournament': 'There is no such tournament.',
  'refused.tournament-host-only': 'Only the tournament’s host can do that.',
  'refused.tournament-start': 'A tournament begins between now and a year from now.',
  'refused.tournament-clock':
    'A tournament needs a clock, or one absent player could hold everybody up. Choose a pace.',
  'refused.tournament-begun': 'The tournament has begun.',
  'refused.tournament-over': 'The tournament is over.',
  'refused.tournament-full': 'The tournament is full: it has {most} players.',
  'refused.tournament-robin-full':
    'A round robin with such tables has at most {most} players: everybody meets everybody. For more, choose Swiss.',
  'refused.tournament-blocked':
    'You can’t enter: you would have to meet somebody here, and one of you has blocked the other.',
  'refused.tournament-calls':
    'These matches last for days. Set up calls, or say that you will look for your turns yourself.',
  'refused.tournament-own-table': 'You play at this table yourself. Ask a host of this server to end the match.',
  'refused.tournament-no-bots': 'Bots can’t take part in a rated tournament.',
  'refused.tournament-too-few': 'Too few have entered: at least {fewest} make a table. Nothing has changed.',
  'refused.tournament-sit-out-swiss':
    'A round can be sat out in a Swiss only: here everybody meets everybody, or goes out.',
  'refused.tournament-not-in': 'You don’t take part in this tournament.',
  'refused.tournament-no-next': 'There is no further round to sit out.',
  'refused.tournament-sit-out-few': 'Too few would be left to play: at least {fewest} make a table.',
  'refused.tournament-wait': 'You missed a match of a tournament. You can enter another one after {until}.',
  'refused.tournament-no-table': 'There is no such table in this round.',
  'refused.tournament-places': 'Give each of the {seats} seats a place: 1 for the best, the same number for ties.',
  'refused.tournament-decided': 'This table has its result already.',
} satisfies Catalogue;
