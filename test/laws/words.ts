import type { Game, Question, Seat } from '../../src/kernel/game.ts';
import { begin, standings } from '../../src/kernel/match.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../src/kernel/messages.ts';
import { asked, labelFor, questionFor } from '../../src/kernel/steps.ts';
import type { AddressedEvent } from '../../src/kernel/tell.ts';
import { must } from './must.ts';
import { type Deal, isWorthALook, MORE_OFTEN, offered, walk } from './walk.ts';

/** Whatever is asked, offered, blocked, told or scored can be said, and what is said is whole. */
export function everythingCanBeSaid(deal: Deal): void {
  const { game, table, seed } = deal;
  const say = reader(game, table.seats);
  const sayAll = (told: readonly AddressedEvent[]) => {
    for (const { event } of told) say(event.say, event);
  };
  say('game.summary', {});
  for (const option of Object.keys(game.options)) say(`option.${option}`, {});
  sayAll(begin(game, table, seed).told);
  const match = walk(deal, (turn) => {
    const { position } = turn.match;
    for (const seat of isWorthALook(turn, MORE_OFTEN) ? asked(position) : []) {
      for (const reason of game.bot.reasons?.(position, seat) ?? []) {
        for (const worth of [1, -1]) say(reason.say, { ...reason, worth });
      }
      const question = questionFor(game, position, seat);
      must(question !== undefined, `seat ${seat} is asked nothing`);
      if (question !== undefined) say(question.say, question);
      const offers = offered(game, position, seat);
      mustReadApart(
        offers.list().map((move) => labelFor(game, position, seat, move)),
        say,
      );
      for (const { move, why } of offers.blocked) {
        const label = labelFor(game, position, seat, move);
        say(label.say, label);
        say(why.say, why);
      }
    }
    sayAll(turn.play());
  });
  for (const { points, lines } of standings(match)) {
    say('score.points', { points });
    for (const line of lines) say(line.say, line);
  }
}

type Say = (id: string, params: Params) => string;

/** Two answers that read the same could not be told apart in a list. */
function mustReadApart(labels: readonly Question[], say: Say): void {
  const known = new Map<string, Question>();
  for (const label of labels) {
    const text = say(label.say, label);
    const twin = known.get(text);
    must(twin === undefined, `${JSON.stringify(label)} and ${JSON.stringify(twin)} both read '${text}'`);
    known.set(text, label);
  }
}

const BROKEN = /[{}]|undefined|NaN|null|\[object|\n|^\s*$/;

/** Nearly always a few words and numbers. */
function asReceived(params: Params): Params {
  const isFlat = Object.values(params).every((value) => typeof value === 'string' || Number.isFinite(value));
  return isFlat ? params : JSON.parse(JSON.stringify(params));
}

function reader(game: Game, seats: number): Say {
  const catalogue: Catalogue = { ...KERNEL_MESSAGES, ...game.messages };
  const speaker = {
    name(seat: Seat) {
      must(Number.isInteger(seat) && seat >= 0 && seat < seats, `${seat} is spoken of as a seat`);
      return `Seat ${seat + 1}`;
    },
  };
  return (id, params) => {
    // As they arrive over the wire: without what is undefined.
    const received = asReceived(params);
    const text = speak(catalogue, id, received, speaker);
    must(!BROKEN.test(text), `'${id}' with ${JSON.stringify(params)} reads '${text}'`);
    return text;
  };
}
