import type { HttpError } from 'routeclass';

export default class Errors {
  http(error: HttpError): [body: unknown, status: number] {
    return [null, error.status];
  }
}
