export type { Email as Address, State } from './words.ts';
