import { HttpError, type Query, ResourceNotFound, ValidationError } from 'routeclass';

function find(which: string): string {
  if (which === 'missing') throw new ResourceNotFound('Page', which);
  if (which === 'invalid') throw new ValidationError('Too short');
  if (which === 'busy') throw new HttpError(503, 'Busy');
  return which;
}

/** Which of the caught errors go on. */
export default class Passages {
  /** None of two classes. */
  get(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      if (error instanceof ResourceNotFound || error instanceof ValidationError) return 'nothing';
      throw error;
    }
  }

  /** Only one class, for all others have returned. */
  post(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      if (!(error instanceof ResourceNotFound)) return 'nothing';
      throw error;
    }
  }

  /** All: what is done with one class does not end there. */
  put(which: Query<string> = 'none') {
    let times = 0;
    try {
      return find(which);
    } catch (error) {
      if (error instanceof ResourceNotFound) times++;
      if (error instanceof ValidationError) {
        if (times > 9) return 'nothing';
      }
      throw error;
    }
  }

  /** None of the class that ends either way. */
  patch(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      if (error instanceof ResourceNotFound) {
        if (which.length > 9) return 'much';
        else return 'little';
      }
      throw error;
    }
  }

  /** What a function in a `catch` throws is not thrown by the `catch`, and a class that is not denied passes. */
  delete(which: Query<string> = 'none') {
    try {
      return find(which);
    } catch (error) {
      if (!(error instanceof ValidationError)) {
        const later = () => {
          throw error;
        };
        return which === 'missing' ? 'nothing' : String(later.length);
      } else throw error;
    }
  }
}
