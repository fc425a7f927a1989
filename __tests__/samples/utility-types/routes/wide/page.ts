import type { Body, Field, int } from 'routeclass';

/** TypeScript keeps a literal beside options, and takes it in where there are none. */
interface Filter {
  state: Field<string, { minLength: 1 }> | 'open' | 'done' | boolean;
  page: int | 1 | 2;
}

export default class Wide {
  post(filter: Body<Partial<Filter>>): Required<Filter> {
    return { state: 'open', page: 1, ...filter };
  }
}
