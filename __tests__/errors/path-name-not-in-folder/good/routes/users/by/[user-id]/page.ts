import type { Path } from 'routeclass';

export default class ByUserId {
  get(user_id: Path<string, { alias: 'user-id' }>) {
    return user_id;
  }
}
