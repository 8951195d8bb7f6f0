import type { Server } from '../server.ts';
import type { BusMessage, GameVersion } from './bus.ts';

/** By which rules the other processes play, as they said with their last heartbeat. */
export interface RulesElsewhere {
  note(node: string, games: readonly GameVersion[]): void;
  forget(node: string): void;
  /** Whether that process knows those rules. Of one that has said nothing yet, or is of a version that never does, it is not known. */
  knows(node: string, game: string, version: number): boolean;
  /** Whether any other process knows them. */
  isKnown(game: string, version: number): boolean;
}

export function makeRulesElsewhere(): RulesElsewhere {
  const processes = new Map<string, readonly GameVersion[]>();

  function knows(node: string, game: string, version: number): boolean {
    return processes.get(node)?.some((each) => each.game === game && each.version >= version) ?? false;
  }

  return {
    note: (node, games) => processes.set(node, games),
    forget: (node) => processes.delete(node),
    knows,
    isKnown: (game, version) => [...processes.keys()].some((node) => knows(node, game, version)),
  };
}

/** What a process says of itself: that it is alive, and which rules it knows. */
export function aliveMessage({ node, settings }: Pick<Server, 'node' | 'settings'>): BusMessage & { about: 'alive' } {
  return { about: 'alive', node, games: settings.games.map(({ id, version }) => ({ game: id, version })) };
}
