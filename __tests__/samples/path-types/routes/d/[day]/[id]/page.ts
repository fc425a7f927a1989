import type { Path } from 'routeclass';

export default class Formats {
  get(day: Path<string, { format: 'date' }>, id: Path<string, { format: 'uuid' }>) {
    return { day, id };
  }
}
