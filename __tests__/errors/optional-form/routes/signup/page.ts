import type { Form, int } from 'routeclass';

export interface Signup {
  name: string;
  age?: int;
}

export default class Signups {
  post(signup?: Form<Signup>): void {}

  put(signup: Form<Signup> | undefined): void {}

  patch(signup: Form<Signup> = { name: 'Ada' }): void {}
}
