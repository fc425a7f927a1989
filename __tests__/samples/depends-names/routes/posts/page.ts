import type { Depends } from 'routeclass';

export const first = () => 'of posts';

/** What the app itself calls so is none of TypeScript's. */
class Generator {
  next() {
    return 'one';
  }
}

export const generator = () => new Generator();

export default class Posts {
  get(one: Depends<typeof first>) {
    return one;
  }

  post(ids: Depends<typeof generator>) {
    return ids.next();
  }
}
