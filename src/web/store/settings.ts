import { create } from 'zustand';
import { LANGUAGE_IDS } from '../../kernel/languages.ts';
import { readKept, writeKept } from './kept.ts';

const KEY = 'underbridge.settings';

/** The values of every setting, its default first. */
export const CHOICES = {
  theme: ['system', 'night', 'day'],
  motion: ['system', 'still'],
  pace: ['normal', 'slow', 'instant'],
  lastLook: ['on', 'off'],
  sound: ['off', 'on'],
  colours: ['printed', 'contrast'],
  text: ['normal', 'large'],
  notify: ['off', 'on'],
  letters: ['on', 'off'],
  language: ['system', ...LANGUAGE_IDS],
  /** `named` for translators: each text tells its id when it is pointed at. */
  texts: ['plain', 'named'],
} as const;

type Setting = keyof typeof CHOICES;
export type Settings = { readonly [Name in Setting]: (typeof CHOICES)[Name][number] };

interface SettingsStore extends Settings {
  change(value: Partial<Settings>): void;
}

/** Stored settings, with defaults for those that are missing or not valid. */
export function settingsFrom(kept: unknown): Settings {
  const stored = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const chosen = Object.entries(CHOICES).map(([name, values]) => {
    const value = (values as readonly unknown[]).includes(stored[name]) ? stored[name] : values[0];
    return [name, value];
  });
  return Object.fromEntries(chosen) as Settings;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...settingsFrom(readKept(KEY)),
  change(value) {
    set(value);
    const { change: _, ...settings } = get();
    writeKept(KEY, settings);
    showOn(document.documentElement, settings);
  },
}));

const SHOWN = ['theme', 'motion', 'colours', 'text'] as const;

/** Sets the attributes of the root element that the style sheets read. */
export function showOn(root: HTMLElement, settings: Settings): void {
  for (const name of SHOWN) {
    if (settings[name] === CHOICES[name][0]) delete root.dataset[name];
    else root.dataset[name] = settings[name];
  }
}

/** What is changed in one tab holds in all of them at once. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    const settings = settingsFrom(readKept(KEY));
    useSettings.setState(settings);
    showOn(document.documentElement, settings);
  });
}
