import type { Form } from 'routeclass';

/** Returns a form without its password. */
export default class Login {
  static tag = 'examples';

  /** Return the name of the account. */
  post(
    username: Form<string, { description: 'Name of the account'; example: 'ada' }>,
    password: Form<string, { description: 'Password of the account' }>,
  ) {
    void password;
    return { username };
  }
}
