import type { Body, Field, int, Query } from 'routeclass';

type Age = Field<int, { ge: 0; le: 150 }>;

/** A brand: no pattern is `true`. */
type Slug = string & { readonly regex: true };

interface Person {
  age: Age;
  name: Field<string, { minLength: 1; maxLength: 20 }>;
  id: string & { readonly __brand: 'PersonId' };
  slug: Slug;
}

export default class Ages {
  get(least: Query<int, { ge: 1 }>, most: Query<Age>) {
    return { least, most };
  }

  post(person: Body<Person>): void {}
}
