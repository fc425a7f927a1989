/**
 * Everybody who has an account.
 *
 * @operationId listUsers
 */
export default class Users {
  get() {
    return { total: 0 };
  }
}
