import type { H3Event } from 'h3';
import type { Depends } from 'routeclass';
import type { settings } from '../../app/database.ts';

/** What is depended on is filled in later. */
type Given<F extends (...parameters: never[]) => unknown> = Depends<F>;

abstract class Named<T> {
  put(name: T): T {
    return name;
  }
}

export const agent = (event: H3Event): string => event.req.headers.get('user-agent') ?? '';

export default class Events extends Named<Depends<typeof agent>> {
  get(name: Depends<typeof agent>, all: Given<typeof settings>) {
    return { name, users: all.users };
  }
}
