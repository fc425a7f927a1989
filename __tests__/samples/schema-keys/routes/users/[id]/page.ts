import type { Body, Path } from 'routeclass';
import type { components } from '../../../api.d.ts';

/** The app's own word for it, by which no other page knows it. */
export type User = components['schemas']['simple-user'];

export default class Users {
  put(id: Path<string>, user: Body<User>): components['schemas']['simple-user'] {
    return { ...user, login: id };
  }
}
