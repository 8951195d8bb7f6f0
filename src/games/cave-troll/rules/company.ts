import type { Seat } from '../../../kernel/game.ts';
import { FIGURES_OF_A_PLAYER, type Figure, ownerOf } from '../box/figures.ts';
import { type Area, isOnBoard } from '../box/map.ts';
import { areaOf, type CaveTroll, isSpare, kindOf, nextIn } from '../position.ts';

/** Whether there is another figure in the area of this one that fits. */
export function isWith(
  p: CaveTroll,
  figure: Figure,
  fits: (p: CaveTroll, other: Figure, figure: Figure) => boolean,
): boolean {
  const area = areaOf(p, figure);
  for (let other = nextIn(p, area); other >= 0; other = nextIn(p, area, other)) {
    if (other !== figure && fits(p, other, figure)) return true;
  }
  return false;
}

/** Whether the two are of different players. */
export function areForeign(one: Figure, other: Figure): boolean {
  return ownerOf(one) !== ownerOf(other);
}

/** CT-7.6: whether it is its owner's only hero or monster there. */
export function isLone(p: CaveTroll, figure: Figure): boolean {
  return !isWith(p, figure, isComrade);
}

function isComrade(p: CaveTroll, other: Figure, figure: Figure): boolean {
  return !areForeign(other, figure) && kindOf(p, other).class !== 'chest';
}

/** CT-7.14: whether there is no other hero or monster. */
export function isAlone(p: CaveTroll, figure: Figure): boolean {
  return !isWith(p, figure, isHeroOrMonster);
}

export function isHeroOrMonster(p: CaveTroll, figure: Figure): boolean {
  return kindOf(p, figure).class !== 'chest';
}

/** CT-7.9, CT-7.10: whether a paladin of its own side is with it, or it is the paladin itself. */
export function isProtected(p: CaveTroll, figure: Figure): boolean {
  return kindOf(p, figure).protects || isWith(p, figure, isProtector);
}

function isProtector(p: CaveTroll, other: Figure, figure: Figure): boolean {
  return !areForeign(other, figure) && kindOf(p, other).protects;
}

/** The seat's next hero on the board after this one, or -1; of equal heroes in one area only the first (CT-11.2). */
export function nextHero(p: CaveTroll, seat: Seat, after: Figure = -1): Figure {
  const first = seat * FIGURES_OF_A_PLAYER;
  for (let figure = Math.max(first, after + 1); figure < first + FIGURES_OF_A_PLAYER; figure++) {
    if (isOnBoard(areaOf(p, figure)) && kindOf(p, figure).class === 'hero' && !isSpare(p, figure)) return figure;
  }
  return -1;
}

/** Whether the seat has a hero in the area. */
export function hasHeroIn(p: CaveTroll, seat: Seat, area: Area): boolean {
  for (let figure = nextIn(p, area); figure >= 0; figure = nextIn(p, area, figure)) {
    if (ownerOf(figure) === seat && kindOf(p, figure).class === 'hero') return true;
  }
  return false;
}
