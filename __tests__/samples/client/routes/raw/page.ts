import type { Query } from 'routeclass';

export default class Raw {
  get(ready: Query<boolean>): Response | { ready: true } {
    return ready ? { ready } : new Response('not yet', { status: 200 });
  }

  post(): Response {
    return new Response(null, { status: 202 });
  }
}
