import { HttpError, type Query, ResourceNotFound } from 'routeclass';

function find(which: string): string {
  if (which === 'missing') throw new ResourceNotFound('Page', which);
  return which;
}

function causeOf(error: HttpError): unknown {
  return error.cause;
}

export default class Inner {
  /** What is dealt with may be another error than what goes on. */
  get(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      const inner = error instanceof HttpError ? causeOf(error) : error;
      if (inner instanceof ResourceNotFound) return 'nothing';
      throw error;
    }
  }
}
