import { Offers } from '../kernel/offers.ts';
import { below } from '../kernel/random.ts';
import { offersFor } from '../kernel/steps.ts';
import type { Bot } from './bot.ts';

const offers = new Offers();

/** Takes any offer, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose(game, view, seat, stream) {
    offersFor(game, view, seat, offers);
    return offers.at(below(stream, offers.count));
  },
};
