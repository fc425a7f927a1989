import type { AppOptions } from 'routeclass';
import { manner, origin } from '../manner.ts';

const manners: { readonly [manner: string]: AppOptions } = {
  dressed: { cors: { origin }, requestId: true },
  timed: { processTime: true },
};

export const options = manners[manner] ?? {};
