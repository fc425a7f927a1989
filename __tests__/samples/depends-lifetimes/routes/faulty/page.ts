import type { Depends } from 'routeclass';
import type { badly, lock, nothing, rudely, twice } from '../../app/resources.ts';

export default class Faulty {
  get(held: Depends<typeof lock>, one: Depends<typeof badly>, other: Depends<typeof rudely>) {
    return [held.isLocked, one, other].length;
  }

  put(held: Depends<typeof lock>, number: Depends<typeof twice>): number {
    return held.isLocked ? number : 0;
  }

  patch(held: Depends<typeof lock>, none: Depends<typeof nothing>): string {
    return held.isLocked ? none : '';
  }
}
