import type { Body, Field, int } from 'routeclass';

export interface Address {
  city: Field<string, { minLength: 1; message: "The city's name, please" }>;
  zip: string;
}

export interface Person {
  name: Field<string, { minLength: 1; message: 'What is your name?' }>;
  nick: Field<string | null, { maxLength: 20; message: 'At most 20 letters' }>;
  age?: Field<int, { ge: 0; message: 'Nobody is younger than 0' }>;
  tags: Field<string[], { maxItems: 3; message: 'Three short words' }>;
  codes: Field<Field<int, { gt: 0; message: 'A code is above 0' }>[], { minItems: 1; message: 'One code or more' }>;
  address: Field<Address, { message: 'Where do you live?' }>;
  former: Field<Address[], { default: []; message: 'A list of places' }>;
  scores: Record<string, Field<number, { le: 10; message: 'At most 10' }>>;
}

export default class People {
  post(person: Body<Person, { message: 'Send a person' }>): Person {
    return person;
  }
}
