import { type Body, type Field, HttpError, type int, type Query, reply } from 'routeclass';

/** A user. */
export interface User {
  /** Assigned by the service. */
  id: int;
  /** The name. */
  name: string;
  /** The e-mail address, which is unique. */
  email: string;
  /** The age in years, if known. */
  age: int | null;
}

/** The body of a request that adds or replaces a user. */
export interface UserCreate {
  /** The name. */
  name: Field<string, { minLength: 2; maxLength: 100; example: 'Ada Lovelace' }>;
  /** The e-mail address, which is unique. */
  email: Field<string, { format: 'email'; example: 'ada@example.org' }>;
  /** The age in years, if known. */
  age: Field<int | null, { ge: 0; le: 150; default: null }>;
}

/** All users. */
export interface UserList {
  /** The users in the order in which they were added. */
  users: User[];
}

/** The answer for a deleted user. */
export interface UserDeleted {
  /** A confirmation. */
  message: string;
  /** The user before the deletion. */
  deleted: User;
}

type UserId = Query<int, { gt: 0; description: 'Id of the user'; example: 1 }>;

/** Users in memory. */
export default class Users {
  static tag = 'users';

  #users = new Map<number, User>();
  #lastId = 0;

  /** Get one user or all. */
  get(user_id?: Query<int, { gt: 0; description: 'Id of a single user'; example: 1 }>): User | UserList {
    if (user_id !== undefined) return this.#find(user_id, `User ${user_id} not found`);
    return { users: [...this.#users.values()] };
  }

  /** Add a user. */
  post(user: Body<UserCreate, { description: 'The user to add' }>) {
    this.#refuseTaken(user.email);
    return reply(this.#put({ id: ++this.#lastId, ...user }), 201);
  }

  /** Replace a user. */
  put(user_id: UserId, user: Body<UserCreate, { description: 'The new fields' }>): User {
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

  /** Compares addresses without regard to case. */
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
