import type { Bearer, Body, Header } from 'routeclass';

interface Signed {
  token: Bearer;
}

export default class Credentials {
  get(token: Header<Bearer>) {
    return { token };
  }

  post(signed: Body<Signed>) {
    return signed.token.length;
  }
}
