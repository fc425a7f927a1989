/** As openapi-typescript writes it. */
export interface paths {
  '/pets': { get: operations['listPets'] };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description What somebody keeps. */
    Pet: {
      id: number;
      name: string;
      kind: components['schemas']['Kind'];
      owner?: components['schemas']['simple-user'];
      also: components['schemas']['SameAsPet'][];
    };
    /** @enum {string} */
    Kind: 'cat' | 'dog';
    'simple-user': {
      login: string;
      pets: components['schemas']['Pet'][];
      address: { city: string };
    };
    SameAsPet: components['schemas']['Pet'];
    Puppy: components['schemas']['Pet'] & { months: number };
    '404': { reason: string };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listPets: { responses: { 200: { content: { 'application/json': components['schemas']['Pet'][] } } } };
}
