import type { ApiKey, Depends } from 'routeclass';
import type { currentUser, Token } from '../../app/auth.ts';

export default class Orders {
  get(token: Token, user: Depends<typeof currentUser>, key: ApiKey<'X-Partner'>): { token: string; user: string; key: string } {
    return { token, user: user.name, key };
  }
}
