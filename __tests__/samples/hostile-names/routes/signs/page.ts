import type { Body, Depends, Query } from 'routeclass';

/** These differ in a sign alone. */
export interface UserItem {
  id: string;
}

export interface User_Item {
  name: string;
}

/** OpenAPI takes no such names. */
export interface Größe {
  länge: number;
  next?: $$;
}

export interface $$ {
  _: Größe[];
}

/** As generated code calls the exchange. */
export const x = (name: Query<string>) => name;

export default class Signs {
  post(item: Body<UserItem>, named: Depends<typeof x>): User_Item {
    return { name: item.id + named };
  }

  put(size: Body<Größe>): $$ {
    return { _: [size] };
  }
}
