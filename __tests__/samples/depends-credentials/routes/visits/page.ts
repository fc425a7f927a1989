import type { Basic, Depends } from 'routeclass';
import type { caller, greeting, visitor } from '../../app/auth.ts';

/** Who may show a token, and who may as well show a name and a password. */
export default class Visits {
  get(name: Depends<typeof visitor>): string {
    return name;
  }

  post(text: Depends<typeof greeting>): string {
    return text;
  }

  put(name: Depends<typeof visitor>, login?: Basic): string {
    return login?.username ?? name;
  }

  delete(text: Depends<typeof greeting>, login?: Basic): string {
    return login?.username ?? text;
  }

  patch(name: Depends<typeof caller>): string {
    return name;
  }
}
