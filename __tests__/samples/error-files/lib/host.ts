/** Known only when the app runs. */
export const isLocal: boolean = import.meta.url.startsWith('file:///home/');
