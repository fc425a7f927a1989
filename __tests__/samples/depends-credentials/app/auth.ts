import { type ApiKey, type Basic, type Bearer, type Depends, Forbidden } from 'routeclass';

export interface User {
  name: string;
}

export type Token = Bearer<{ description: 'From the login' }>;

/** Whoever sends a token is the user of that name. */
export function currentUser(token: Token): User {
  return { name: token };
}

export function admin(user: Depends<typeof currentUser>, key?: ApiKey<'X-Admin'>): User {
  if (key !== 'admin') throw new Forbidden(`${user.name} is no admin`);
  return user;
}

export function visitor(token?: Token): string {
  return token ?? 'nobody';
}

export function greeting(name: Depends<typeof visitor>): string {
  return `Hello, ${name}`;
}

/** Asks for either of the two itself, with what it depends on. */
export function caller(name: Depends<typeof visitor>, login?: Basic): string {
  return login?.username ?? name;
}

/** A key may stand in for the token. */
export function holder(token?: Token, key?: ApiKey<'X-Admin'>): string {
  return token ?? key ?? 'nobody';
}
