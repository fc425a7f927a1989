export { most as limit } from './constants.ts';
export * as all from './constants.ts';
