import { HttpError } from 'routeclass';

class OutOfStock extends HttpError {
  constructor(readonly book: string) {
    super(409, `${book} is out of stock`);
  }
}

export default class Failures {
  get(): { total: number } | HttpError {
    return new HttpError(404, 'No such order');
  }

  post() {
    return new OutOfStock('Emma');
  }

  put() {
    return { failure: new TypeError('No number') };
  }
}
