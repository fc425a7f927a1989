import type { Body, Field, int, Query } from 'routeclass';

type Age = Field<int, { ge: 0; le: 150 }>;

interface Person {
  age: Age;
  name: Field<string, { minLength: 1; maxLength: 20 }>;
  id: string & { readonly __brand: 'PersonId' };
}

export default class Ages {
  get(least: Query<int, { ge: 1 }>, most: Query<Age>) {
    return { least, most };
  }

  post(person: Body<Person>): void {}
}
