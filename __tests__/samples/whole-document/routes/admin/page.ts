import type { Body, int } from 'routeclass';

export interface Secret {
  key: string;
  level: int;
}

/** Nobody's business. */
export default class Admin {
  static tag = 'secrets';

  /** @hidden */
  get(): Secret {
    return { key: '', level: 0 };
  }

  /** @hidden */
  post(secret: Body<Secret>): Secret {
    return secret;
  }
}
