import type { Body, Field, int } from 'routeclass';

export default class Scalars {
  post(count: Body<Field<int, { ge: 1 }>>) {
    return { count };
  }

  put(answer: Body<'yes' | 'no'>) {
    return { answer };
  }

  patch(flag: Body<boolean> = true) {
    return { flag };
  }

  delete(names: Body<Field<Field<string, { maxLength: 5 }>[], { maxItems: 3; uniqueItems: true }>>) {
    return { names };
  }
}
