// Of a default that was written for more, a part of the field gets its part.
import type { Body, Field, int } from 'routeclass';

interface Address {
  street: string;
  floor?: int;
}

type From = Field<Address, { default: { street: 'Main'; floor: 2 } }>;

export interface Move {
  street: Pick<From, 'street'>;
  rest: Omit<From, 'street'>;
  to: Field<Pick<Address, 'street'>[] | null, { default: [{ street: 'Side'; floor: 1 }] }>;
  between: Field<[Address, ...Pick<Address, 'floor'>[]], { default: [{ street: 'Main' }, { street: 'Side'; floor: 1 }] }>;
  named: Field<Record<string, Pick<Address, 'street'>>, { default: { home: { street: 'Main'; floor: 2 } } }>;
  near: Field<
    { place: { city: string; zip?: string } } | { place: { city: string; floor?: int } },
    { default: { place: { city: 'Ghent'; zip: '9000'; floor: 2 } } }
  >;
  by: Field<{ kind: 'van'; size: int } | { kind: 'foot'; steps: int }, { default: { kind: 'van'; size: 3; steps: 1 } }>;
}

export default class Parts {
  post(move: Body<Move>): Move {
    return move;
  }
}
