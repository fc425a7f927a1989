import type { Body, Field, int } from 'routeclass';

export interface Cat {
  kind: 'cat';
  lives: number;
}

export interface Dog {
  kind: 'dog';
  barks: boolean;
}

export interface One {
  version: 1;
  a: string;
}

export interface Two {
  version: 2;
  b: string;
}

export interface Mixed {
  version: 'three';
  c: string;
}

/** OpenAPI takes neither name, and without their marks they are the same. */
export interface Übung {
  a: string;
  next?: Ùbung;
}

export interface Ùbung {
  b: string;
}

/** It has the name that one of those would get. */
export interface Ubung_ {
  c: string;
}

/** Types beside null, and unions with and without a discriminator. */
export interface Schemas {
  only: 'one' | null;
  letter: 'a' | 'b' | null;
  text: string | null;
  pet: Cat | Dog | null;
  numbered: One | Two;
  übung: Übung;
  own: Ubung_;
  below: Field<int, { lt: 10 }>;
  above: Field<int, { gt: -10 }>;
  mixed: One | Mixed;
  /** With an example */
  example: Field<string, { minLength: 1; example: 'a' }>;
}

export default class SchemaRules {
  post(schemas: Body<Schemas>): Cat | Dog | null {
    return schemas.pet;
  }

  /** Null comes last, whichever answer has it. */
  put(schemas: Body<Schemas>): [Cat | null, 200] | [Dog, 200] {
    return schemas.pet?.kind === 'dog' ? [schemas.pet, 200] : [schemas.pet, 200];
  }
}
