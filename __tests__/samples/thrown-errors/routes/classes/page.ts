import { HTTPError } from 'h3';
import { HttpError, type Query } from 'routeclass';

/** What instances hold stands for what the base class was given; what is static or only declared does not. */
class Held extends HttpError {
  static readonly status = 404;
  declare readonly detail: string;
  override readonly headers = { 'x-held': 'yes' };
}

class Said extends HttpError {
  override readonly detail = 'Said by a field';
}

/** A parameter that is a field. */
class Given extends HttpError {
  constructor(
    override readonly status: 409 | 410,
    detail: string,
  ) {
    super(400, detail);
  }
}

/** The parameters of one class are not those of its base. */
class Named extends Given {
  constructor(name: string, isGone: boolean) {
    super(isGone ? 410 : 409, `${name} is not there`);
  }
}

/** Only the `super` of the class itself counts. */
class Around extends HttpError {
  constructor() {
    super(424, 'Around');
    class Inner extends Said {
      constructor() {
        super(451, 'Inner');
      }
    }
    this.cause = () => new Inner();
  }
}

class Choosing extends HttpError {
  constructor(isOld: boolean) {
    if (isOld) super(410, 'Old');
    else super(404, 'Young');
  }
}

/** One of h3. */
class Teapot extends HTTPError {
  constructor() {
    super({ status: 418, message: 'No coffee' });
  }
}

/** Two with the names of known errors. */
class HTTPError2 extends Error {}
class ResourceNotFound extends Error {}

export default class Classes {
  get(which?: Query<string>) {
    if (which === 'held') throw new Held(409, 'Held');
    if (which === 'said') throw new Said(410, 'Said');
    if (which === 'around') throw new Around();
    if (which === 'teapot') throw new Teapot();
    if (which === 'ours') throw which.length > 9 ? new HTTPError2() : new ResourceNotFound();
    return { which };
  }

  post(which?: Query<string>) {
    if (which === 'given') throw new Given(410, 'Given');
    if (which === 'old') throw new Choosing(true);
    if (which === 'young') throw new Choosing(false);
    return { which };
  }

  put(which: Query<string> = '') {
    if (which.startsWith('named')) throw new Named(which, which.length > 9);
    return { which };
  }
}
