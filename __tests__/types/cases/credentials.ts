// Credentials: what the declarators are to a handler, and what TypeScript marks while typing.
import type { ApiKey, Basic, Bearer } from 'routeclass';

/** True where two types are the very same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export const same: [
  Same<Bearer, string>,
  Same<Bearer<{ description: 'From the login'; bearerFormat: 'JWT' }>, string>,
  Same<Basic, { username: string; password: string }>,
  Same<Basic<{ description: 'Of the shop'; realm: 'Shop' }>, Basic>,
  Same<ApiKey<'X-Key'>, string>,
  Same<ApiKey<'X-Key', { description: 'For partners' }>, string>,
] = [true, true, true, true, true, true];

export type Token = Bearer<{ bearerFormat: 'JWT' }>;

export class Guarded {
  get(token: Token, key?: ApiKey<'X-Key'>) {
    return { token, key };
  }
  post(login: Basic) {
    return login.username.length + login.password.length;
  }
}
export const called = [new Guarded().get('abc'), new Guarded().post({ username: 'ada', password: 'x:y' })];

export class Stricter extends Guarded {
  override get(token: Bearer<{ description: 'Another' }>, key?: ApiKey<'X-Other'>) {
    return super.get(token, key);
  }
}

// @ts-expect-error the token is required
new Guarded().get();
// @ts-expect-error a password is part of it
new Guarded().post({ username: 'ada' });

export interface Wrong {
  // @ts-expect-error a length of a token
  length: Bearer<{ minLength: 5 }>;
  // @ts-expect-error a realm is for `Basic`
  realm: Bearer<{ realm: 'Shop' }>;
  // @ts-expect-error a format is for `Bearer`
  format: Basic<{ bearerFormat: 'JWT' }>;
  // @ts-expect-error misspelt
  misspelt: ApiKey<'X-Key', { desciption: 'a' }>;
  // @ts-expect-error the header has to be named
  unnamed: ApiKey;
  // @ts-expect-error a name is a text
  number: ApiKey<5>;
  // @ts-expect-error a description that is no text
  description: Bearer<{ description: 5 }>;
}
