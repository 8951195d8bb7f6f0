import type { Catalogue } from '../../../kernel/messages.ts';

export const terminalWords: Catalogue = {
  title: 'Turn {turn} of 40, era {era} · Feast of {required}: {stored} stored · herd {herd}',
  choosing: 'Trolls choose their stats',
  key: '# Hub  = road  ! fire  h hovel  c cage  S shop  H Hut  P pit  + added hovel  * pile  x debris',
  town: 'Communal Minions {communal} of {beds} beds, {idle} idle · waiting {waiting} · cracked: {cracks}',
  none: 'none',
  troll: '{stats} · Minions {minions}/{beds} · {home}{boss}',
  boss: 'The Boss',
  isBoss: ' · Boss',
  bridge: 'on the Bridge',
  hut: 'Hut level {level} at {hex}',
};
