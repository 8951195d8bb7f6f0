import { memo } from 'react';
import { RED_DRESS } from '../../../../web/look/people/liveries.ts';
import { Princess } from '../../../../web/look/people/Princess.tsx';
import { TrollHead } from '../../../../web/look/people/TrollHead.tsx';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../web/look/print/cuts.ts';
import { CLAN_IDS, type ClanId } from '../../box/clans.ts';

const INK = '#0e1a20';

function clanColours(clan: ClanId) {
  return {
    skin: `var(--clan-${clan}-skin)`,
    light: `var(--clan-${clan}-light)`,
    hair: `var(--clan-${clan}-hair)`,
    ink: INK,
    eye: '#fff3b8',
    tusk: '#fff8e6',
  };
}

const KING = { skin: '#6f86ab', light: '#dfe9ee', hair: '#b9c9d6', ink: INK, eye: '#ffe08a', tusk: '#fff' };
const CROWN = 'M46 30L34-34l34 26 24-44 28 36 28-36 24 44 34-26-12 64c-46 14-102 14-148 0z';
const BELL = 'M0-34c-7 0-10 5-9 10-20 5-26 24-28 48-2 10-6 15-11 20h96c-5-5-9-10-11-20-2-24-8-43-28-48 1-5-2-10-9-10z';

function Tower({ wall, roof, light }: { readonly wall: string; readonly roof: string; readonly light: string }) {
  return (
    <g stroke={INK} strokeWidth="3.4" strokeLinejoin="round">
      <Cut d="M14 62V26h36v36z" fill={wall} />
      <path d={gouge(42, 30, 1.5, 28, 2) + gouge(46, 34, 1.5, 24, 1.6)} fill={INK} opacity="0.5" stroke="none" />
      <Cut d="M10 28V16h8v5h8v-5h12v5h8v-5h8v12z" fill={wall} />
      <Cut d="M16 16L32 2l16 14z" fill={roof} />
      <Cut d="M27 62V46c0-7 10-7 10 0v16z" fill={INK} />
      <path d="M22 33h6v7h-6zM36 33h6v7h-6z" fill={light} stroke="none" />
    </g>
  );
}

/** Pieces that stand on the table in number, each drawn once; whatever shows one refers to its symbol. */
export const PieceSymbols = memo(function PieceSymbols() {
  return (
    <>
      {CLAN_IDS.map((clan) => (
        <symbol key={clan} id={`tp-head-${clan}`} viewBox="-14 -34 268 250">
          <TrollHead colours={clanColours(clan)} sapling={clan === 'teal'} />
        </symbol>
      ))}
      {CLAN_IDS.map((clan) => (
        <symbol key={clan} id={`tp-tower-${clan}`} viewBox="0 0 64 66">
          <Tower wall={`var(--clan-${clan})`} roof={`var(--clan-${clan}-hair)`} light="#ffe08a" />
        </symbol>
      ))}
      <symbol id="tp-tower-none" viewBox="0 0 64 66">
        <Tower wall="#b9b09a" roof="#6f6a5c" light="#3c4448" />
      </symbol>
      <symbol id="tp-king-head" viewBox="-14 -54 268 270">
        <TrollHead colours={KING} sapling={false} fine={false} />
        <g stroke={INK} strokeWidth="6" strokeLinejoin="round">
          <Cut d={CROWN} fill="#f0c75e" />
          <Cut d="M120 0l10 14-10 14-10-14z" fill="#b5452f" strokeWidth="4" />
          <Cut d="M76 8l7 10-7 10-7-10zM164 8l7 10-7 10-7-10z" fill="#2f8f8a" strokeWidth="4" />
        </g>
      </symbol>
      <symbol id="tp-maiden" viewBox="10 -10 120 196">
        <Princess colours={{ ...RED_DRESS, ink: INK }} />
      </symbol>
      <symbol id="tp-maiden-bust" viewBox="28 -10 84 96">
        <Princess colours={{ ...RED_DRESS, ink: INK }} />
      </symbol>
      <symbol id="tp-church-bell" viewBox="-52 -40 104 102">
        <g stroke={INK} strokeWidth="6" strokeLinejoin="round">
          <path d="M-13 44a13 11 0 0 0 26 0z" fill="#7a4f10" />
          <Cut d={BELL} fill="#e8b445" />
          <path d={gouge(-20, -4, 1.8, 36, 4, 3)} fill="#fff2c4" stroke="none" />
          <path d={gouge(18, -4, 1.4, 38, 4, -3) + gouge(8, 0, 1.5, 36, 2.4)} fill="#8a5a12" stroke="none" />
        </g>
      </symbol>
      <symbol id="tp-pot" viewBox="0 0 60 40">
        <g stroke={INK} strokeWidth="3" fill="var(--pot)">
          <Cut d="M6 10h48c4 14-2 26-12 28H18C8 36 2 24 6 10z" />
          <Cut d="M3 6h54v6H3z" />
        </g>
        <path d={gouge(14, 16, 1.7, 16, 2) + gouge(20, 16, 1.65, 18, 1.5)} fill="#fff" opacity="0.35" />
      </symbol>
      <symbol id="tp-flame" viewBox="0 0 24 30">
        <Cut
          d="M12 1c2 7 9 10 9 18 0 6-4 10-9 10s-9-4-9-10c0-4 2-6 4-9 1 3 2 4 3 4 1-5-1-8 2-13z"
          fill="#e0662f"
          stroke={INK}
          strokeWidth="1.6"
        />
        <path d="M12 14c1 4 4 5 4 9 0 3-2 4.4-4 4.4S8 26 8 23c0-3 3-5 4-9z" fill="#ffd86b" />
      </symbol>
      <symbol id="tp-child" viewBox="-10 -10 20 20">
        <circle r="9.6" fill={INK} />
        <circle r="8.3" fill="var(--child, #dfe6d2)" />
        <use href="#tp-changeling" x="-7" y="-7" width="14" height="14" fill="var(--child-on, #0e1a20)" />
      </symbol>
      <symbol id="tp-farmhand" viewBox="-10 -10 20 20">
        <circle r="9.6" fill={INK} />
        <circle r="8.3" fill="#e2c491" />
        <use href="#tp-human" x="-6.5" y="-6.5" width="13" height="13" fill={INK} />
      </symbol>
      <symbol id="tp-grazing" viewBox="-20 -20 552 552">
        <use
          href="#tp-cow"
          width="512"
          height="512"
          fill="#fff8e6"
          stroke="#fff8e6"
          strokeWidth="46"
          strokeLinejoin="round"
        />
        <use href="#tp-cow" width="512" height="512" fill={INK} />
      </symbol>
    </>
  );
});
