export function builtWeb(): string | undefined;
