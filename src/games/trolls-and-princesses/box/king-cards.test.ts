import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { arrange, blocked, offered, rowOf } from '../../../../test/games/trolls-and-princesses/testing.ts';
import { words } from '../messages/en/index.ts';
import { KING_CARDS } from './king-cards.ts';

rule('TP-1.21', "fourteen King's cards", () => {
  expect(KING_CARDS.map(({ colour }) => colour).join(' ')).toBe(
    `${'blue '.repeat(5)}${'yellow '.repeat(5)}${'red '.repeat(4)}`.trim(),
  );
  for (const { id, colour } of KING_CARDS) expect(rowOf(id).slice(0, 3)).toEqual([id, words[`card.${id}`], colour]);
  type Board = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['boards']>[number];
  const claimable = (board: Board) =>
    KING_CARDS.flatMap(({ id }) => {
      const match = arrange({ kingCards: [id], boards: { 0: board } });
      if (offered(match).includes(`claim:${id}`)) return [id];
      expect(blocked(match, `claim:${id}`)).toBe('TP-1.21 blocked.challenge');
      return [];
    });
  for (const kind of ['princess', 'bell', 'resource', 'victory'] as const) {
    expect(claimable({ built: { [kind]: 2, king: 9 } })).toEqual([]);
    expect(claimable({ built: { [kind]: 3 } })).toEqual([`kc-${kind}-tiles`]);
  }
  expect(claimable({ built: { princess: 2, bell: 2, resource: 2 } })).toEqual([]);
  expect(claimable({ built: { princess: 2, bell: 2, resource: 2, victory: 1 } })).toEqual(['kc-cave-tiles']);
  for (const totem of ['bat', 'snake', 'toad'] as const) {
    expect(claimable({ cards: [`troll-${totem}-vp-king`, `troll-${totem}-vp-power`] })).toEqual([]);
    const three = ['vp-king', 'vp-power', 'vp-bell-tiles'] as const;
    expect(claimable({ cards: three.map((design) => `troll-${totem}-${design}` as const) })).toEqual([`kc-${totem}s`]);
  }
  const mixed = ['troll-bat-vp-king', 'troll-snake-vp-king', 'troll-bat-vp-power', 'troll-snake-vp-power'] as const;
  expect(claimable({ cards: mixed })).toEqual([]);
  expect(claimable({ cards: [...mixed.slice(0, 2), 'troll-toad-vp-king'] })).toEqual(['kc-each-totem']);
  expect(claimable({ cards: [...mixed, 'troll-toad-vp-king'] })).toEqual(['kc-each-totem', 'kc-five-cards']);
  for (const form of ['changeling', 'outpost', 'bell'] as const) {
    expect(claimable({ stored: { [form]: 2 } })).toEqual([]);
    expect(claimable({ stored: { [form]: 3 } })).toEqual([`kc-${form}s`]);
  }
  expect(claimable({ humans: { mining: 2, building: 1, power: 1 } })).toEqual([]);
  expect(claimable({ humans: { mining: 2, building: 1, power: 2 } })).toEqual(['kc-humans']);
});
