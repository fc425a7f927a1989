import type { Basic, Depends } from 'routeclass';
import type { holder } from '../../app/auth.ts';

export default class Keys {
  get(name: Depends<typeof holder>): string {
    return name;
  }

  /** A name and a password are no malformed token here. */
  put(name: Depends<typeof holder>, login?: Basic): string {
    return login?.username ?? name;
  }
}
