import type { Path } from 'routeclass';

export default class ByUserId {
  get(user_id: Path<string>) {
    return user_id;
  }
}
