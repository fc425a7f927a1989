import type { Body, int } from 'routeclass';

/** What is a property by its constructor or its getter has comments, too. */
export class Room {
  constructor(
    /** @minimum 1 */
    public number: int,
    /** @maxLength 20 */
    readonly name?: string,
  ) {}

  /** @minimum 0 */
  get beds(): int {
    return 2;
  }
}

export default class Rooms {
  post(room: Body<Room>): Room {
    return room;
  }
}
