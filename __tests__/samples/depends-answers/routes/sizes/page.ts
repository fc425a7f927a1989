import type { Depends } from 'routeclass';
import type { found, size } from '../../answers.ts';

/** Literals are what they are, in whatever they are put. */
export default class Sizes {
  get(length: Depends<typeof size>) {
    return { length };
  }

  post(length: Depends<typeof size>) {
    const lengths = [length];
    return lengths;
  }

  put(page: Depends<typeof found>) {
    return { page };
  }
}
