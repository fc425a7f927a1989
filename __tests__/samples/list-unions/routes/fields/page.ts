import type { Body, int } from 'routeclass';

export interface Pair {
  tags: string[] | boolean[];
  ids: int[] | string[];
}

export interface Form {
  one: { v: string[] | boolean[] | null };
  two: { v: int[] | string[] };
}

export default class Fields {
  post(body: Body<{ tags: string[] | boolean[] }>) {
    return body;
  }

  put(body: Body<{ ids?: int[] | string[] }>) {
    return body;
  }

  patch(pair: Body<Pair>): Pair {
    return pair;
  }

  delete(form: Body<Form>): Form {
    return form;
  }
}
