import type { Body, Field } from 'routeclass';

type Row<C extends readonly [name: string, type: unknown]> = { [K in C as K[0]]: K[1] };
type User = Row<['id', number] | ['serial', bigint] | ['seen', Date]>;
type NewPost = Partial<Row<['created-at', Date | null] | ['title', string]>>;

export default class Rows {
  get(): { users: (Omit<User, 'serial'> & { serial: string })[] } {
    return { users: [] };
  }

  post(user: Body<Omit<User, 'serial' | 'seen'> & { seen: Field<string, { format: 'date-time' }> }>): void {}

  put(
    post: Body<
      Omit<NewPost, 'created-at'> & { 'created-at'?: Field<string, { format: 'date-time' }> | null }
    >,
  ): void {}
}
