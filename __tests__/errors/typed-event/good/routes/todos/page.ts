import type { EventHandlerRequest, H3Event } from 'h3';
import type { Body, Depends, Query } from 'routeclass';

interface Todo {
  title: string;
}

export function filter(done?: Query<string>) {
  return { isDone: done !== undefined };
}

export default class Todos {
  get(event: H3Event, shown: Depends<typeof filter>) {
    return { ...shown, path: event.url.pathname };
  }

  put(event: H3Event<EventHandlerRequest>) {
    return { path: event.url.pathname };
  }

  post(todo: Body<Todo>) {
    return todo;
  }
}
