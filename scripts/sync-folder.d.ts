export function syncFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): void;
export function syncFile(path: string, contents: Uint8Array): void;
