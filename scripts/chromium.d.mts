import type { Browser, BrowserServer } from 'playwright-core';

export function launchChromium(): Promise<Browser>;
export function shareChromium(): Promise<BrowserServer>;
