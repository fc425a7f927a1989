import type { Body, Field, int } from 'routeclass';

export type Some = Field<unknown[], { minItems: 1 }>;

export interface Few {
  kind: 'few';
  items: Field<unknown[], { minItems: 1; maxItems: 2 }>;
}

export interface Distinct {
  kind: 'distinct';
  items?: Field<(int | unknown)[], { uniqueItems: true }>;
}

export default class Lists {
  post(value: Body<Few | Distinct>): Few | Distinct {
    return value;
  }

  put(items: Body<Field<unknown[], { maxItems: 2 }>>) {
    return { items };
  }

  patch(value: Body<Some | Record<string, Field<unknown[], { uniqueItems: true }>[]> | null>) {
    return { value };
  }

  delete(value: Body<[Some, Field<unknown[], { minItems: 2 }> | int[], Field<unknown[], { maxItems: 1 }> | string]>) {
    return { value };
  }
}
