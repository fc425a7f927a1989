import type { Field, Form } from 'routeclass';

interface Signup {
  name: string;
  newsletter: Field<boolean, { default: false }>;
}

export default class Signups {
  post(signup: Form<Signup>) {
    return signup;
  }

  patch(changes: Form<Partial<Signup>>) {
    return changes;
  }
}
