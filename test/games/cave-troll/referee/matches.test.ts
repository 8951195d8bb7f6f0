import { expect } from 'vitest';
import { AREAS, type AreaId } from '../../../../src/games/cave-troll/box/areas.ts';
import { ARTIFACT, type Artifact } from '../../../../src/games/cave-troll/box/artifacts.ts';
import { SET_NAMES, type SetName } from '../../../../src/games/cave-troll/box/kinds.ts';
import { caveTroll } from '../../../../src/games/cave-troll/index.ts';
import { type CaveTrollMove, DRAW } from '../../../../src/games/cave-troll/moves.ts';
import { type CaveTroll, clone } from '../../../../src/games/cave-troll/position.ts';
import { Offers } from '../../../../src/kernel/offers.ts';
import { below, pick, type Random, randomFrom, seedFrom } from '../../../../src/kernel/random.ts';
import { answer, askedSeat, isOver, offersFor } from '../../../../src/kernel/steps.ts';
import { rule } from '../../kit/rule.ts';
import { deal } from '../testing.ts';
import { answersTo } from './answers.ts';
import { boardPays, roomPays, slayersAlone } from './gold.ts';
import { placesAfter } from './outcomes.ts';
import { crowd, isHero, type Sheet, sheetOf, typeOf } from './pieces.ts';
import { thickOfIt } from './scenes.ts';

type Taken = (move: CaveTrollMove) => void;

/** Looks at a question with its answers, and perhaps again when one of them has been taken. */
type Visit = (offers: Offers<CaveTrollMove>) => Taken | undefined;

/** Options that change what may be done or is paid, on and off by turns. */
function optionsOf(number: number): Record<string, unknown> {
  const isOff = (bit: number) => (number >> bit) % 2 === 0;
  return {
    playFromHand: isOff(2),
    fleeingWraithPushes: isOff(1),
    barbarianNeverFlees: !isOff(0),
    dwarfInSingleRoom: !isOff(0),
    stallRounds: 2,
  };
}

/** Answers at random, but draws more often than chance would: so matches come to their end. */
function wander(p: CaveTroll, random: Random, decisions: number, visit: Visit): void {
  const offers = new Offers<CaveTrollMove>(true);
  for (let count = 0; count < decisions && !isOver(p); count++) {
    const seat = askedSeat(p) as number;
    offersFor(caveTroll, p, seat, offers);
    const look = visit(offers);
    const card = below(random, 4) === 0 ? offers.find(DRAW) : undefined;
    const move = card ?? pick(random, offers.list());
    answer(caveTroll, p, seat, move);
    look?.(move);
  }
}

const MATCHES = 8;
const SCENES_OF_A_MATCH = 4;

/** Through whole matches, and through many scenes in the thick of it. */
function everywhere(set: SetName, name: string, visiting: (p: CaveTroll) => Visit): void {
  const visit = (p: CaveTroll, random: Random, decisions: number) => wander(p, random, decisions, visiting(p));
  for (let number = 0; number < MATCHES; number++) {
    const random = randomFrom(seedFrom(`${name} ${set} ${number}`));
    const options = { ...optionsOf(number), set };
    visit(deal(2 + (number % 3), `${name} ${number}`, options).position, random, 400);
    for (let scene = 0; scene < SCENES_OF_A_MATCH; scene++) visit(thickOfIt(options, random), random, 60);
  }
}

function inWords(move: CaveTrollMove): string {
  return Object.values(move).join(' ');
}

/** Questions about figures of the other set. */
const NEVER_ASKED: Readonly<Record<SetName, readonly string[]>> = {
  classic: [
    'banshee-second-step',
    'assassin-victim',
    'banish-banshee',
    'sacrifice-target',
    'call-hero',
    'rampage-figure',
    'rampage-dest',
  ],
  alternate: ['place-troll', 'flight-figure', 'flight-dest', 'leap-to', 'orc-victim', 'push-hero', 'push-dest'],
};

for (const set of SET_NAMES) {
  rule(
    ['CT-4.1', 'CT-4.17', 'CT-5.10', 'CT-6.16', 'CT-6.20', 'CT-6.22', 'CT-7.19', 'CT-7.24', 'CT-8.4', 'CT-11.3'],
    `wherever a match of the ${set} set leads, people and bots are offered exactly what the sheet says`,
    () => {
      const asked = new Set<string | undefined>(NEVER_ASKED[set]);
      const forBots = new Offers<CaveTrollMove>();
      everywhere(set, 'offers', (p) => (offers) => {
        const step = p.stack.at(-1)?.step;
        const wanted = answersTo(p);
        const people = offers.list().map(inWords);
        expect(people.toSorted(), step).toEqual(wanted.toSorted());
        offersFor(caveTroll, p, askedSeat(p) as number, forBots);
        expect(forBots.list().map(inWords).join(), step).toBe(people.join());
        expect(offers.blocked.filter(({ move }) => people.includes(inWords(move)))).toEqual([]);
        if (step === 'flight-figure') expect(people.length).toBeGreaterThan(1);
        asked.add(step);
        return undefined;
      });
      const questions = Object.entries(caveTroll.steps).flatMap(([name, step]) => ('offer' in step ? [name] : []));
      expect([...asked].sort()).toEqual(questions.sort());
    },
  );

  rule(
    ['CT-5.1', 'CT-5.11', 'CT-6.9', 'CT-6.23', 'CT-6.24', 'CT-7.17', 'CT-7.18', 'CT-7.21'],
    `wherever a match of the ${set} set leads, every answer moves and discards exactly whom the sheet says`,
    () => {
      everywhere(set, 'figures', (p) => () => {
        const before = clone(p);
        return (move) => {
          const places = sheetOf(p).pieces.map(({ place }) => place);
          expect(places, `${before.stack.at(-1)?.step} ${inWords(move)}`).toEqual(placesAfter(before, move));
        };
      });
    },
  );

  rule(
    ['CT-7.14', 'CT-9.5', 'CT-9.6', 'CT-9.13', 'CT-9.14', 'CT-9.15'],
    `wherever a match of the ${set} set leads, gold is paid exactly as the sheet says`,
    () => {
      const occasions = new Set<string>();
      everywhere(set, 'gold', (p) => {
        const paid = new Set<string>();
        return () => {
          const before = clone(p);
          return (move) => {
            const [was, is] = [sheetOf(before), sheetOf(p)];
            const income = incomeOf(before, p, is, move);
            const wanted = before.gold.map((gold, seat) => gold + (income[seat] ?? 0));
            for (const { owner } of slayersAlone(was, is)) {
              const once = `${before.turns} ${owner}`;
              if (!paid.has(once)) wanted[owner] = (wanted[owner] ?? 0) + 1;
              paid.add(once);
            }
            expect(p.gold).toEqual(wanted);
            for (const { say, occasion } of p.ledger.slice(before.ledger.length)) occasions.add(`${occasion ?? say}`);
          };
        };
      });
      const slayer = set === 'alternate' ? ['score.slayer'] : [];
      expect([...occasions].sort()).toEqual(['card', 'final', 'pile', 'score.artifact', 'score.end-bonus', ...slayer]);
    },
  );

  rule(
    ['CT-4.5', 'CT-5.2', 'CT-5.7', 'CT-6.14', 'CT-6.25', 'CT-7.4'],
    `through matches of the ${set} set nobody is where they never can be, and hands are as small as they must be`,
    () => {
      for (let number = 0; number < MATCHES; number++) {
        const { position: p } = deal(2 + (number % 3), `order ${number}`, { ...optionsOf(number), set });
        const sizes = p.options.playFromHand ? [0, 1] : [1];
        wander(p, randomFrom(seedFrom(`order ${set} ${number}`)), 400, () => {
          if (p.stack.at(-1)?.step !== 'action') return undefined;
          const sheet = sheetOf(p);
          expect(AREAS.flatMap(({ id }) => disorderIn(sheet, id))).toEqual([]);
          expect(p.hands.filter(({ length }) => !sizes.includes(length))).toEqual([]);
          return undefined;
        });
      }
    },
  );
}

/** What an answer brings each seat when it makes rooms pay or ends the match. */
function incomeOf(before: CaveTroll, p: CaveTroll, sheet: Sheet, move: CaveTrollMove): number[] {
  const nothing = p.gold.map(() => 0);
  const isScored = before.stack.at(-1)?.step === 'pick-score-room' && 'area' in move;
  const room = isScored ? roomPays(sheet, move.area, p.seats, p.options.dwarfInSingleRoom) : nothing;
  const scorings = p.scorings - before.scorings + (isOver(p) ? 1 : 0);
  const board = scorings === 0 ? nothing : boardPays(sheet, p.seats);
  return nothing.map((_, seat) => {
    const last = isOver(p) ? atTheEnd(p, seat) : 0;
    return (room[seat] ?? 0) + scorings * (board[seat] ?? 0) + last;
  });
}

function atTheEnd({ active, decks, artifacts, options }: CaveTroll, seat: number): number {
  const bonus = seat === active && decks[seat]?.length === 0 ? options.endBonus : 0;
  const [kept] = artifacts[seat] ?? [];
  return bonus + (kept === undefined ? 0 : ARTIFACT[kept as Artifact].keep);
}

/** What can never be between actions. */
function disorderIn(sheet: Sheet, area: AreaId): string[] {
  const there = crowd(sheet, area);
  const all = (name: string) => there.filter(({ kind }) => kind === name);
  const meetsForeignKnight = all('orc').some((orc) => all('knight').some(({ owner }) => owner !== orc.owner));
  const isRoom = typeOf(area) === 'room';
  const found: Readonly<Record<string, boolean>> = {
    'a hero in a pit': typeOf(area) === 'pit' && there.some(isHero),
    'two berserkers': isRoom && all('berserker').length > 1,
    'too many': isRoom && there.length > 5 + all('berserker').length,
    'somebody with a cave troll': all('cave troll').length > 0 && there.length > 1,
    'an orc with another’s knight': isRoom && meetsForeignKnight,
  };
  return Object.keys(found).flatMap((what) => (found[what] ? [`${what} in ${area}`] : []));
}
