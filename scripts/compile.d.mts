export function compiledSources(): Promise<ReadonlyMap<string, string>>;
