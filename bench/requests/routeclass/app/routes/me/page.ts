import type { User } from '../../../../domain.ts';
import type { CurrentUser } from '../../current-user.ts';

export default class MePage {
  get(user: CurrentUser): User {
    return user;
  }
}
