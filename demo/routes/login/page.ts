import type { Form } from 'routeclass';

/** A form, given back without its password. */
export default class Login {
  static tag = 'examples';

  /** The name that was sent. */
  post(
    username: Form<string, { description: 'Name of the account'; example: 'ada' }>,
    password: Form<string, { description: 'Password of the account' }>,
  ) {
    void password;
    return { username };
  }
}
