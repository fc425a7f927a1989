import type { Header } from 'routeclass';

/** A header, given back. */
export default class Agent {
  static tag = 'examples';

  /** What the client calls itself. */
  get(user_agent: Header<string, { description: 'Name and version of the client' }>) {
    return { user_agent };
  }
}
