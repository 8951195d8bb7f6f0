import type { BuildOptions } from 'esbuild';

export const QUICK_TO_START: BuildOptions;
export function bundle(wishes: BuildOptions): Promise<void>;
