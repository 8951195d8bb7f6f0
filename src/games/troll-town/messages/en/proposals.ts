import type { Catalogue, Params, Speaker } from '../../../../kernel/messages.ts';
import { isYou } from '../../../speech/speech.ts';
import { minions, theBuilding, where, whom, word } from './speech.ts';

/** What somebody does: 'get a Minion for the town'. */
function doing(params: Params, my: 'my' | 'your', speaker: Speaker): string {
  const { work, on, deed, bed, gear, kind, hex, join, troll, supply, own } = params;
  if (work === 'rebuild') return `rebuild ${my} Hut in wood`;
  if (work === 'rebuild-clay') return `rebuild ${my} Hut in clay`;
  if (work !== undefined) return `build ${word('a-work', work)}${on === undefined ? '' : ` ${where(on, speaker)}`}`;
  switch (deed) {
    case 'get-minion':
      return bed === undefined
        ? 'get a Minion'
        : `get a Minion for ${bed === 'private' ? `${my} own Hut` : 'the town'}`;
    case 'capture-child': {
      const how = gear === undefined ? '' : gear === 'shop' ? ' with a shop’s gear' : ' with bare hands';
      return `catch Children${how}${kind === undefined ? '' : ` for ${theBuilding(params, speaker)}`}`;
    }
    case 'scare':
      return kind === undefined
        ? 'scare the Children of a store'
        : `scare the Children in ${theBuilding(params, speaker)}`;
    case 'upgrade-hovel':
      return `add a hovel to ${kind === undefined ? 'a building' : theBuilding(params, speaker)}`;
    case 'upgrade-pile':
      return `add a pile to ${kind === undefined ? 'a building' : theBuilding(params, speaker)}`;
    case 'fight':
      return `pick a fight${troll === undefined ? '' : ` with ${whom(troll, speaker)}`}`;
    case 'intimidate':
      return `intimidate ${troll === undefined ? 'a Troll' : whom(troll, speaker)}`;
    case 'strike':
      return `strike ${troll === undefined ? 'a Troll' : whom(troll, speaker)}`;
    case 'smash':
      return `smash a cracked join${join === undefined ? '' : ` ${where(String(join), speaker)}`}`;
    case 'fire':
      return `start a fire${hex === undefined ? '' : ` ${where(hex, speaker)}`}`;
    case 'destroy':
      if (hex === undefined) return 'tear something down';
      return `tear down ${kind === undefined ? `a road ${where(hex, speaker)}` : theBuilding(params, speaker)}`;
    case 'get-resource':
      return `fetch ${supply === undefined ? 'supplies' : word('supply', supply)}${
        own === undefined ? '' : ` for ${own === true ? `${my} own Hut` : 'the Hub'}`
      }`;
    case 'grift':
      return `pocket ${supply === undefined ? 'supplies' : word('supply', supply)}`;
    default:
      return word('deed', deed);
  }
}

/** TT-14.2: what players propose, in their own voice; and why something cannot be proposed. */
export const proposals = {
  'proposal.i-will': (params, speaker) => `I will ${doing(params, 'my', speaker)}.`,
  'proposal.please': (params, speaker) =>
    isYou(params.to, speaker)
      ? `Please ${doing(params, 'your', speaker)}.`
      : `${speaker.name(Number(params.to))}, please ${doing(params, 'your', speaker)}.`,
  'proposal.leave-me': ({ minions: number }) => `Please leave me ${minions(number)} of the town.`,
  'proposal.mark': ({ on, kind, work }, speaker) => {
    if (work !== undefined) return `How about ${word('a-work', work)} ${where(on, speaker)}?`;
    return kind === undefined
      ? `Look at this place ${where(on, speaker)}.`
      : `Look at ${theBuilding({ kind, hex: on }, speaker)}.`;
  },
  'proposal.donate': ({ hex }, speaker) =>
    `I will give ${theBuilding({ kind: 'shop', hex }, speaker)} one of my Minions as an artisan.`,
  'proposal.answer': ({ to, word: said }, speaker) =>
    isYou(to, speaker) ? word('answer', said) : `${speaker.name(Number(to))}: ${word('answer', said)}`,
  'proposal.you-and-i'({ to, yours, deed }, speaker) {
    const mine = doing({ deed }, 'my', speaker);
    return isYou(to, speaker)
      ? `You ${doing({ deed: yours }, 'your', speaker)}, so I will ${mine}.`
      : `${speaker.name(Number(to))} will ${doing({ deed: yours }, 'your', speaker)}, so I will ${mine}.`;
  },

  'blocked.no-such-proposal': 'There is no such proposal.',
  'blocked.no-such-place': 'There is nothing like that in this place.',
  'blocked.no-such-deed': 'That isn’t done in this match, or not by this Troll.',
  'blocked.no-such-aim': 'That can’t be done there, or to them.',
  'blocked.site-taken': 'Something stands there already.',
  'blocked.ask-yourself': 'You don’t need to ask yourself.',
  'blocked.they-cannot': '{seat} can’t do that this turn.',
  'blocked.town-has': ({ minions: number }) => `The town can have at most ${minions(number)} this turn.`,
} satisfies Catalogue;
