import type { Field, Form } from 'routeclass';

interface Address {
  street: string;
}

interface Signup {
  name: string;
  address: Address;
  more?: Record<string, string>;
  matrix: Field<string[][], { default: [] }>;
  extra: unknown;
}

type Grant =
  | { grant_type: 'authorization_code'; code: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

export default class Signups {
  post(signup: Form<Signup>): void {}

  put(addresses: Form<Address[]>, either: Form<Signup | null>, id: Form<string | number>): void {}

  patch(either: Form<Signup | null> = null, all: Form<{ street: string } | null>): void {}

  delete(grant: Form<Grant>): void {}
}
