import type { Body, Field, Header, int, Path, Query } from 'routeclass';

/** A user as the parameter reference has it: without bounds. */
export interface PlainUser {
  /** What the user is called. */
  name: string;
  /** Where the user gets mail. */
  email: Field<string, { format: 'email' }>;
  /** Age in years. */
  age: Field<int, { example: 36 }>;
}

/** All that was sent. */
export interface SentUser {
  /** Id of the user, from the path. */
  id: int;
  /** What the user is called. */
  name: string;
  /** Where the user gets mail. */
  email: string;
  /** Age in years. */
  age: int;
  /** Whether what is there was to be replaced. */
  force: boolean;
}

type UserId = Path<int, { gt: 0; description: 'Id of the user'; example: 1 }>;

/** Path, body, header and query together, given back. */
export default class UserById {
  static tag = 'users';

  /** The id, as it was understood. */
  get(id: UserId) {
    return { id };
  }

  /** All that was sent, as it was understood. */
  put(
    id: UserId,
    user: Body<PlainUser, { description: 'The user' }>,
    authorization: Header<string, { description: 'Credentials, as in `Bearer <token>`' }>,
    force: Query<boolean, { description: 'Whether to replace what is there' }> = false,
  ): SentUser {
    // The header is required, and that is all: the service defines no authentication.
    void authorization;
    return { id, ...user, force };
  }
}
