import type { Body } from 'routeclass';

/** A row as the types of a table's columns make it: its fields are written nowhere. */
type Row<C extends readonly [name: string, type: unknown]> = { [K in C as K[0]]: K[1] };
type User = Row<['id', number] | ['serial', bigint] | ['seen', Date]>;
export type NewPost = Partial<Row<['created-at', Date | null] | ['title', string]>>;

export default class Rows {
  get(): { users: User[] } {
    return { users: [] };
  }

  post(user: Body<Omit<User, 'serial'>>): void {}

  put(post: Body<NewPost>): void {}
}
