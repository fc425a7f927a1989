import type { tags } from '@typia/interface';
import type { Body, Field, int } from 'routeclass';

type Email = string & tags.Format<'email'>;
type Percent<Max extends number> = number & tags.Minimum<0> & tags.Maximum<Max>;
type Cents = int & tags.Minimum<0>;

export interface User {
  id: string & tags.Format<'uuid'>;
  email: Email;
  name: string & tags.MinLength<2> & tags.MaxLength<20> & tags.Pattern<'^[A-Z]'>;
  age: number & tags.Type<'uint32'> & tags.ExclusiveMaximum<150>;
  small: number & tags.Type<'int32'>;
  large: number & tags.Type<'int64'>;
  positive: number & tags.Type<'uint64'> & tags.ExclusiveMinimum<0>;
  share: Percent<100>;
  ratio: number & tags.Type<'float'> & tags.MultipleOf<0.5>;
  double: number & tags.Type<'double'>;
  price: Cents;
  roles: Array<string & tags.MinLength<1>> & tags.MinItems<1> & tags.MaxItems<3> & tags.UniqueItems;
  limit: number & tags.Type<'uint32'> & tags.Default<10>;
  active: boolean & tags.Default<true>;
  level: ('low' | 'high') & tags.Default<'low'>;
  nick: (string & tags.MaxLength<5>) | null;
  site?: Field<string & tags.Format<'url'>, { maxLength: 30; message: 'A short link' }>;
  both: Field<string, { minLength: 2 }> & tags.MaxLength<4>;
  state: tags.Constant<'open', { title: 'Open'; description: 'To be done' }> | tags.Constant<'done', { title: 'Done' }>;
  next?: tags.Constant<'open', { title: 'Open' }> | tags.Constant<'done', { title: 'Done' }> | null;
  sample: string & tags.Example<'a'> & tags.Sequence<3>;
  samples: number & tags.Examples<{ one: 1; two: 2 }>;
  before?: string & tags.Example<'a'> & tags.Examples<{ b: 'b'; c: 'c' }>;
  after?: string & tags.Examples<{ b: 'b'; c: 'c' }> & tags.Example<'a'>;
  html: string & tags.ContentMediaType<'text/html'>;
  place: { city: string } & tags.JsonSchemaPlugin<{ 'x-map': true }>;
}

export default class Users {
  post(user: Body<User>): User {
    return user;
  }
}
