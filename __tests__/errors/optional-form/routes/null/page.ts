import type { Form } from 'routeclass';

interface Signup {
  name: string;
}

export default class Signups {
  post(signup: Form<Signup> | null = null): void {}
}
