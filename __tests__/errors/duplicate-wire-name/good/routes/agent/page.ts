import type { Header, Query } from 'routeclass';

export default class Agent {
  get(user_agent: Header<string>, client: Header<string, { alias: 'X-Client' }>, agent: Query<string>) {
    return { user_agent, client, agent };
  }
}
