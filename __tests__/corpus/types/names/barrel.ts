export type { Item as FirstItem, default as Untitled } from './first.ts';
export * from './second.ts';
export * as second from './second.ts';
