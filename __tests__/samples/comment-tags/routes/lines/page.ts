import type { Body } from 'routeclass';

// biome-ignore format: where comments stand is the point
export interface Lines { /** On the line of the brace. @minimum 1 */ a: number; /** @minimum 2 */ b: number;
  /** @minimum 3 */ c: number; // not this
  d: number; /** @minimum 99 */
  e: number;
}

// biome-ignore format: where comments stand is the point
export interface Brace { /** @minimum 4
  @deprecated */
  f: number;
  /** @minimum 5 */
  /** Two comments. @maximum 50 */
  g: number;
  /* @minimum 99 */
  h: number;
}

export class Classes {
  /** @minimum 6 */ readonly i: number = 6;
  j: { /** @minimum 7 */ k: number } = { k: 7 };
}

export default class Positions {
  post(lines: Body<Lines>): Pick<Lines, 'a'> {
    return lines;
  }

  put(brace: Body<Partial<Brace>>): void {}

  patch(classes: Body<Classes>): void {}
}
