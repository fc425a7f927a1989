import type { Body, Field } from 'routeclass';

export default class Tuples {
  post(tags: Body<Field<[string, ...string[]], { maxItems: 5 }>>) {
    return tags;
  }

  put(tags: Body<Field<[string, string, ...string[]], { minItems: 3; uniqueItems: true }>>) {
    return tags;
  }

  patch(pair: Body<Field<[string, number], { maxItems: 2 }>>) {
    return pair;
  }
}
