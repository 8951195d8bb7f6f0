import type { Overrides, Settings } from '../settings.ts';
import { settingsFor } from '../settings.ts';
import { checkNode, checkSettings, settingsMistakes } from './settings.ts';
import { checkSite } from './site.ts';
import { checkStorage } from './storage.ts';
import { type Finding, good, type Level, wordsFor } from './texts.ts';

/** What is right and wrong with a host, in words. */
export interface Diagnosis {
  readonly level: Level;
  readonly what: string;
  readonly said: string;
  readonly advice?: string;
}

export interface Patient {
  /** Reads the settings; an `InputError` says what is wrong with them. */
  settings(): Overrides;
  /** Where people reach the server, if that is not what the settings say. */
  readonly url?: string | undefined;
  readonly now: number;
}

/** Where people reach the server, as far as the settings know. */
function siteOf({ mail, origins, port, base }: Settings): string {
  return mail?.site ?? (origins[0] ?? `http://localhost:${port}`) + base;
}

/** Looks at settings, site, clocks, database, disks and backups. */
export async function examine({ settings, url, now }: Patient): Promise<Diagnosis[]> {
  let read: Settings;
  try {
    read = settingsFor(settings());
  } catch (error) {
    return settingsMistakes(error).map(told);
  }
  const site = new URL(url ?? siteOf(read));
  const findings = [
    good('settings-read'),
    ...checkNode(process.versions.node),
    ...checkSettings(read, site),
    ...(await checkStorage(read, now)),
    ...(await checkSite(site)),
  ];
  return findings.map(told).filter(isFirst);
}

function told(finding: Finding): Diagnosis {
  return { level: finding.level, what: finding.what, ...wordsFor(finding) };
}

function isFirst({ said }: Diagnosis, at: number, all: readonly Diagnosis[]): boolean {
  return all.findIndex((each) => each.said === said) === at;
}
