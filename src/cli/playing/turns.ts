import type { Bot } from '../../bots/bot.ts';
import { greedy } from '../../bots/greedy.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { isMatchOver, play } from '../../kernel/match.ts';
import { asked, questionFor } from '../../kernel/steps.ts';
import { text } from '../messages.ts';
import { wrap } from '../picture-kit/columns.ts';
import { inSeatColour, seatMark } from '../picture-kit/seats.ts';
import type { Lines } from './lines.ts';
import { drawn } from './scenery.ts';
import { hear, letBotAnswer, type Sitting, yourOffers } from './sitting.ts';
import { choiceLines, inWords, type Then, WORDS } from './words.ts';

/** Plays until the match is over, or you leave. */
export async function playTurns(sitting: Sitting, lines: Lines): Promise<'over' | 'left'> {
  while (!isMatchOver(sitting.match)) {
    if (await letBotsPlay(sitting)) continue;
    if ((await yourDecision(sitting, lines)) === 'leave') return 'left';
  }
  return 'over';
}

/** Once you have resigned, a bot plays on for you. */
function botAt({ bots, match, you }: Sitting, seat: Seat): Bot | undefined {
  return seat === you && match.resigned.includes(you) ? greedy : bots[seat];
}

/** Lets the bots that are asked answer, those that are asked at once at the same time. */
async function letBotsPlay(sitting: Sitting): Promise<boolean> {
  const bots = asked(sitting.match.position).flatMap((seat) => {
    const bot = botAt(sitting, seat);
    return bot === undefined ? [] : [letBotPlay(sitting, bot, seat)];
  });
  await Promise.all(bots);
  return bots.length > 0;
}

/** Lets one bot answer as long as it is asked, and tells what it did. */
async function letBotPlay(sitting: Sitting, bot: Bot, seat: Seat): Promise<void> {
  const { match } = sitting;
  const { together } = match;
  const sentences: string[] = [];
  while (!isMatchOver(match) && match.together === together && asked(match.position).includes(seat)) {
    sentences.push(...(await letBotAnswer(sitting, bot, seat)));
  }
  if (!match.resigned.includes(sitting.you)) narrate(sitting, sentences, seat);
}

/** One paragraph for what one seat did in one go. */
function narrate({ terminal }: Sitting, sentences: readonly string[], seat: Seat): void {
  if (sentences.length === 0) return;
  const mark = inSeatColour(terminal.colours, seat, seatMark(seat));
  for (const line of wrap(sentences.join(' '), terminal.columns - 2, ` ${mark} `, '   ')) terminal.print(line);
}

async function yourDecision(sitting: Sitting, lines: Lines): Promise<Then> {
  const offers = yourOffers(sitting).list();
  show(sitting, offers);
  let then: Then = 'ask';
  while (then === 'ask') {
    const typed = await lines.next(text('play.prompt'));
    if (typed === undefined) return 'leave';
    then = answer(sitting, offers, typed);
  }
  return then;
}

function show(sitting: Sitting, offers: readonly Move[]): void {
  const { match, you, terminal, voice, picture } = sitting;
  const { game } = match;
  const view = game.view(match.position, you);
  terminal.print();
  for (const line of drawn(sitting, view, offers)) terminal.print(line);
  terminal.print();
  const question = questionFor(game, view, you);
  if (question !== undefined) {
    for (const line of wrap(voice.say(question), terminal.columns - 2, ' '))
      terminal.print(terminal.colours.bold(line));
  }
  const inPicture = offers.flatMap((move, i) => (picture.shows(move) ? [i + 1] : []));
  const words = inWords(sitting);
  const listed = offers.map((move) => (picture.shows(move) ? undefined : words(move)));
  for (const line of choiceLines(sitting, offers, listed)) terminal.print(line);
  const [first] = inPicture;
  if (first !== undefined) terminal.print(`   ${text('play.in-picture', { first, last: inPicture.at(-1) })}`);
}

function answer(sitting: Sitting, offers: readonly Move[], typed: string): Then {
  const { terminal, match, you } = sitting;
  if (typed === '') return 'ask';
  if (!/^\d+$/.test(typed))
    return obey(sitting, typed, () => text('play.not-a-choice', { typed, most: offers.length }));
  const move = offers[Number(typed) - 1];
  if (move === undefined) {
    terminal.print(`  ${text('play.not-a-choice', { typed, most: offers.length })}`);
    return 'ask';
  }
  const played = play(match, you, move);
  if ('refused' in played) throw new Error(`an offer was refused: ${JSON.stringify(move)}`);
  narrate(sitting, hear(sitting, played.told), you);
  return 'show';
}

/** Does what a word says; what it cannot make out it says. */
function obey(sitting: Sitting, typed: string, complaint: () => string): Then {
  const [name = '', ...rest] = typed.split(/\s+/);
  const word = Object.hasOwn(WORDS, name.toLowerCase()) ? WORDS[name.toLowerCase()] : undefined;
  if (word !== undefined && (word.after || !isMatchOver(sitting.match))) return word.run(sitting, rest.join(' '));
  sitting.terminal.print(`  ${complaint()}`);
  return 'ask';
}

/** When all is over there is still a word to be said: save, log, score, rules. */
export async function lastWords(sitting: Sitting, lines: Lines): Promise<void> {
  sitting.terminal.print(`  ${text('play.after')}`);
  for (let typed = await lines.next(text('play.prompt')); typed; typed = await lines.next(text('play.prompt'))) {
    if (obey(sitting, typed, () => text('play.not-a-word', { typed })) === 'leave') return;
  }
}
