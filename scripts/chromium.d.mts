import type { Browser } from 'playwright-core';

export const UNPAINTED: readonly string[];
export function launchChromium(wishes?: { readonly flags?: readonly string[] }): Promise<Browser>;
