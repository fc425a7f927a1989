import type { Body } from 'routeclass';

/** What may be left out may say so by `void`, too. */
export interface Appearance {
  theme: string | void;
  notes: Record<string, string | void>;
  margins: [top: number, bottom?: number | void];
  frame: { width: number | void; [side: `side-${string}`]: number | void };
}

export default class LeftOut {
  get(): { theme: string | void; sizes: { [name: string]: number | void } } {
    return { theme: undefined, sizes: {} };
  }

  put(appearance: Body<Appearance>): Appearance {
    return appearance;
  }
}
