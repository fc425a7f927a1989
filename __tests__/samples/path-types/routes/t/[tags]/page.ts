import type { int, Path } from 'routeclass';

export default class Lists {
  get(tags: Path<int[], { minItems: 1 }>) {
    return { tags };
  }
}
