import type { Header, Query } from 'routeclass';

export default class Agent {
  get(user_agent: Header<string>, agent: Header<string, { alias: 'User-Agent' }>, user: Query<string, { alias: 'agent' }>) {
    return { user_agent, agent, user };
  }
}
