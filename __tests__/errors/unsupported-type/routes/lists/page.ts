import type { Body, int } from 'routeclass';

interface Results extends Array<string> {
  total: int;
}

export default class Lists {
  put(results: Body<Results>): void {}
}
