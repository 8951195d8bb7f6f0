import { create } from 'zustand';
import { LANGUAGE_IDS } from '../messages/languages.ts';
import { readKept, writeKept } from './kept.ts';

const KEY = 'underbridge.settings';

/** What every setting can be; the first is what it is without a choice. */
export const CHOICES = {
  theme: ['system', 'night', 'day'],
  motion: ['system', 'still'],
  pace: ['normal', 'slow', 'instant'],
  lastLook: ['on', 'off'],
  sound: ['off', 'on'],
  colours: ['printed', 'contrast'],
  text: ['normal', 'large'],
  notify: ['off', 'on'],
  language: ['system', ...LANGUAGE_IDS],
} as const;

type Setting = keyof typeof CHOICES;
export type Settings = { readonly [Name in Setting]: (typeof CHOICES)[Name][number] };

interface SettingsStore extends Settings {
  change(wish: Partial<Settings>): void;
}

/** What was kept, as far as it still makes sense. */
export function settingsFrom(kept: unknown): Settings {
  const wishes = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const chosen = Object.entries(CHOICES).map(([name, values]) => {
    const wish = (values as readonly unknown[]).includes(wishes[name]) ? wishes[name] : values[0];
    return [name, wish];
  });
  return Object.fromEntries(chosen) as Settings;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...settingsFrom(readKept(KEY)),
  change(wish) {
    set(wish);
    const { change: _, ...settings } = get();
    writeKept(KEY, settings);
    showOn(document.documentElement, settings);
  },
}));

const SHOWN = ['theme', 'motion', 'colours', 'text'] as const;

/** The style sheets read these from the root element. */
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
