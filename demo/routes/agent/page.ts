import type { Header } from 'routeclass';

/** Returns a header. */
export default class Agent {
  static tag = 'examples';

  /** Return the `User-Agent` of the request. */
  get(user_agent: Header<string, { description: 'Name and version of the client' }>) {
    return { user_agent };
  }
}
