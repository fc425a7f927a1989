import type { Body, int } from 'routeclass';

interface Place {
  name: string;
}

type Names = Body<string[], { minItems: 1; uniqueItems: true; description: 'Who comes' }>;

export default class Bounds {
  post(count: Body<int, { ge: 1; le: 9 }>) {
    return { count };
  }

  put(names: Names) {
    return { names };
  }

  patch(places: Body<Place[], { minItems: 1; maxItems: 2 }>) {
    return { places };
  }

  delete(code: Body<string | null, { regex: '^[a-z]+$'; maxLength: 3 }> = null) {
    return { code };
  }
}
