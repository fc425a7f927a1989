import { type Body, type Field, HttpError, type int, type Query, reply } from 'routeclass';

/** Somebody. */
export interface User {
  /** Assigned by the service. */
  id: int;
  /** What the user is called. */
  name: string;
  /** Where the user gets mail: no two users share it. */
  email: string;
  /** Age in years, where it is known. */
  age: int | null;
}

/** What a client sends to add or replace a user. */
export interface UserCreate {
  /** What the user is called. */
  name: Field<string, { minLength: 2; maxLength: 100; example: 'Ada Lovelace' }>;
  /** Where the user gets mail: no two users share it. */
  email: Field<string, { format: 'email'; example: 'ada@example.org' }>;
  /** Age in years, where it is known. */
  age: Field<int | null, { ge: 0; le: 150; default: null }>;
}

/** All users. */
export interface UserList {
  /** Every user, in the order in which they were added. */
  users: User[];
}

/** What is left of a user who was deleted. */
export interface UserDeleted {
  /** A word of confirmation. */
  message: string;
  /** The user as they were. */
  deleted: User;
}

type UserId = Query<int, { gt: 0; description: 'Id of the user'; example: 1 }>;

/** Users, kept in memory. */
export default class Users {
  static tag = 'users';

  #users = new Map<number, User>();
  #lastId = 0;

  /** One user, or all of them. */
  get(
    user_id?: Query<int, { gt: 0; description: 'Id of the one user to get'; example: 1 }>,
  ): User | UserList {
    if (user_id !== undefined) return this.#find(user_id, `User ${user_id} not found`);
    return { users: [...this.#users.values()] };
  }

  /** Add a user. */
  post(user: Body<UserCreate, { description: 'The user to add' }>) {
    this.#refuseTaken(user.email);
    return reply(this.#put({ id: ++this.#lastId, ...user }), 201);
  }

  /** Replace a user. */
  put(user_id: UserId, user: Body<UserCreate, { description: 'The user in their place' }>): User {
    const { id } = this.#find(user_id, `User ${user_id} not found: cannot update`);
    this.#refuseTaken(user.email, id);
    return this.#put({ id, ...user });
  }

  /** Delete a user. */
  delete(user_id: UserId): UserDeleted {
    const deleted = this.#find(user_id, `User ${user_id} not found: cannot delete`);
    this.#users.delete(user_id);
    return { message: `User ${user_id} deleted`, deleted };
  }

  #find(id: number, otherwise: string): User {
    const user = this.#users.get(id);
    if (user === undefined) throw new HttpError(404, otherwise, { code: 'USER_NOT_FOUND' });
    return user;
  }

  /** E-mail addresses differ by more than their case. */
  #refuseTaken(email: string, except?: number): void {
    const same = (user: User) => user.id !== except && user.email.toLowerCase() === email.toLowerCase();
    if ([...this.#users.values()].some(same)) {
      throw new HttpError(400, `A user with the e-mail ${email} already exists`, { code: 'EMAIL_EXISTS' });
    }
  }

  #put(user: User): User {
    this.#users.set(user.id, user);
    return user;
  }
}
