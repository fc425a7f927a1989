import type { Body, Query } from 'routeclass';
import type { components, operations } from '../../api.d.ts';

type Schemas = components['schemas'];

export default class Pets {
  get(kind: Query<Schemas['Kind']>): operations['listPets']['responses'][200]['content']['application/json'] {
    return [{ id: 1, name: kind, kind, also: [] }];
  }

  post(pet: Body<Schemas['Pet']>): Schemas['Puppy'] {
    return { ...pet, months: 3 };
  }

  /** A key that makes no name. */
  delete(): Schemas['404'] {
    return { reason: 'gone' };
  }
}
