import type { Body } from 'routeclass';

export interface Request {
  kind: 'ping';
}

export default class Odd {
  /**
   * Told by `fetch` to nobody: GET has no body there.
   *
   * @operationId odd.get
   */
  get(body: Body<Request>): Request {
    return body;
  }

  /** @operationId odd/things-list */
  post(body: Body<Request>): Request {
    return body;
  }

  /** @operationId then */
  put(): void {}

  /** @operationId delete */
  delete(): [undefined, 202] {
    return [undefined, 202];
  }

  /** @hidden */
  patch(): void {}
}
