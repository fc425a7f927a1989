import type { AppOptions } from 'routeclass';
import { origin, setup } from '../setup.ts';

const setups: { readonly [setup: string]: AppOptions } = {
  cors: { cors: { origin }, requestId: true },
  timed: { processTime: true },
};

export const options = setups[setup] ?? {};
