import type { ValidationFailure } from 'routeclass';

class Errors {
  validation({ entries }: ValidationFailure): [body: unknown, status: number] {
    return [{ faults: entries.length }, 400];
  }
}

export default new Errors();
