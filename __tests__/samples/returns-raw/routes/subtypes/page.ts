/** As Hono types what `c.json(todo)` gives. */
type Typed<T> = Response & { readonly _data: T };

class Page extends Response {
  readonly kind = 'page';
}

/** A generic subclass, whose instances are instantiated types. */
class JsonResponse<T> extends Response {
  declare readonly sent: T;
}

function json<T>(data: T): Typed<T> {
  return Object.assign(Response.json(data), { _data: data });
}

export default class Subtypes {
  get() {
    return json({ id: 1 });
  }

  async post(): Promise<Page | [null, 404]> {
    return new Page('text');
  }

  put() {
    return new JsonResponse<number>('1');
  }
}
