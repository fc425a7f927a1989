import { type Body, type Cookie, type Field, type Header, type int, type Query, reply } from 'routeclass';
import type { Order, Page, Pet } from './models.ts';

/** What a client knows of a page. */
type Version = string;

type Listed = {
  /**
   * How many there are.
   * @title Total
   */
  'X-Total': string;
  'X-Page'?: Field<string, { description: 'Which page it is'; example: '3' }>;
  /** @deprecated Look at `next`. */
  Link?: string[];
};

/** All that barks, or does not. */
export default class Pets {
  static tag = 'pets';

  /**
   * A page of pets.
   *
   * In the order that was asked for.
   */
  get(
    after?: Query<string, { description: 'Where to begin'; example: 'rex' }>,
    limit: Query<int, { ge: 1; le: 100; description: 'How many at most' }> = 20,
    order?: Query<Order, { alias: 'order-by' }>,
    kinds?: Query<('dog' | 'cat')[], { minItems: 1; uniqueItems: true }>,
    ages?: Query<int[]>,
    weight?: Query<number | null, { gt: 0; lt: 100; multipleOf: 0.5 }>,
    loud?: Query<boolean, { deprecated: true }>,
    accept_language?: Header<string[]>,
    if_none_match?: Header<string, { description: 'What is known' }>,
    seen?: Cookie<int[]>,
    theme: Cookie<'light' | 'dark'> = 'light',
  ): [Page<Pet>, 200, Listed] | [undefined, 304, { ETag: Version }] {
    if (if_none_match !== undefined) return [undefined, 304, { ETag: theme }];
    const next = [after, limit, order, kinds, ages, weight, loud, accept_language, seen].join();
    return [{ items: [], next, took: new Date(0) }, 200, { 'X-Total': '0' }];
  }

  /**
   * Takes one in.
   * @operationId adopt
   */
  post(pet: Body<Pet, { description: 'Who comes' }>) {
    return reply(pet, 201, { location: `/pets/${pet.id}` });
  }

  /** Takes many in. @deprecated */
  put(pets: Body<Pet[]>): { [name: string]: Pet | null } {
    return Object.fromEntries(pets.map((pet) => [pet.name, pet]));
  }
}
