import type { Body, Depends, Header, int, Query } from 'routeclass';

export function agent(user_agent: Header<string>) {
  return user_agent;
}

export default class Untyped {
  get(body: Body<unknown>, limit?: Query<int>) {
    return { body, limit };
  }

  delete(id: Query<string>, user: Depends<typeof agent>) {
    return [id, user];
  }
}
