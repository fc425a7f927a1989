import type { Body, Field, Header, int, Path, Query } from 'routeclass';

/** A user whose fields have no bounds. */
export interface PlainUser {
  /** The name. */
  name: string;
  /** The e-mail address. */
  email: Field<string, { format: 'email' }>;
  /** The age in years. */
  age: Field<int, { example: 36 }>;
}

/** All values of a request. */
export interface SentUser {
  /** Id of the user, from the path. */
  id: int;
  /** The name. */
  name: string;
  /** The e-mail address. */
  email: string;
  /** The age in years. */
  age: int;
  /** Whether to replace an existing user. */
  force: boolean;
}

type UserId = Path<int, { gt: 0; description: 'Id of the user'; example: 1 }>;

/** Returns values of path, body, header and query. */
export default class UserById {
  static tag = 'users';

  /** Return the id as it was read. */
  get(id: UserId) {
    return { id };
  }

  /** Return all values as they were read. */
  put(
    id: UserId,
    user: Body<PlainUser, { description: 'The user' }>,
    authorization: Header<string, { description: 'Credentials, as in `Bearer <token>`' }>,
    force: Query<boolean, { description: 'Whether to replace an existing user' }> = false,
  ): SentUser {
    // The header is only required: the demo has no authentication.
    void authorization;
    return { id, ...user, force };
  }
}
