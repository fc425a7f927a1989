import type { ApiKey, Basic, Bearer } from 'routeclass';

type Schlüssel = ApiKey<'X-Key', { description: 'OpenAPI takes no such name' }>;
type Opaque = Bearer<{ bearerFormat: 'opaque' }>;
type Signed = Bearer<{ bearerFormat: 'JWT' }>;
type User = Basic<{ description: 'Of users' }>;
type Admin = Basic<{ description: 'Of administrators' }>;

/** Schemes that differ in one thing alone. */
export default class Credentials {
  get(opaque: Opaque, key: Schlüssel) {
    return { opaque, key };
  }

  post(signed: Signed) {
    return { signed };
  }

  put(user: User) {
    return { name: user.username };
  }

  patch(admin: Admin) {
    return { name: admin.username };
  }

  /** Stands for the first of its kind. */
  delete(token: Bearer) {
    return { token };
  }
}
