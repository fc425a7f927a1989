import { type Bearer, type Body, HttpError } from 'routeclass';

export default class Spread {
  get(token: Bearer) {
    if (token === 'http') throw new HttpError(409, 'As you wish');
    if (token === 'error') throw new Error('secret');
    return { token };
  }

  post(text: Body<string>) {
    return { text };
  }
}
