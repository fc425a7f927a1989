import type { H3Event } from 'h3';
import type { Depends } from 'routeclass';

interface Todo {
  title: string;
}

type Posted = H3Event<{ body: Todo }>;

export function filter(event?: H3Event<{ query: { done: string } }>) {
  return { isDone: event?.url.searchParams.has('done') === true };
}

export default class Todos {
  get(event: H3Event<{ routerParams: { id: string } }>, shown: Depends<typeof filter>) {
    return { ...shown, path: event.url.pathname };
  }

  async post(event: Posted) {
    const { title } = await event.req.json();
    return { title };
  }
}
