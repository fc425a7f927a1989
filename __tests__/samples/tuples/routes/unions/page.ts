import type { Body, int } from 'routeclass';

interface Spot {
  x: int;
}

interface Label {
  name: string;
}

export default class TupleUnions {
  post(value: Body<[Spot | null, ...(Spot | Label[] | null)[]]>) {
    return { value };
  }

  put(value: Body<[Spot | null, (Label | string)?] | { [key: `x-${string}`]: int; a: Spot } | string>) {
    return { value };
  }

  patch(value: Body<[string, Spot?] | (Spot | Label)[]>) {
    return { value };
  }

  delete(value: Body<(Spot | null)[][]>) {
    return { value };
  }
}
