import { HttpError, reply } from 'routeclass';

export default class Totals {
  get() {
    return reply({ total: 5 }, 200, new Headers({ 'x-total': '5' }));
  }

  put(): void {
    throw new HttpError(410, 'Gone', { headers: [['x-total', '5']] });
  }
}
