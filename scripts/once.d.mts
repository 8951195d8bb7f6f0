export function madeOnce(folder: string, make: (draft: string) => Promise<void>): Promise<string>;
