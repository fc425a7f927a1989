import type { Body } from 'routeclass';

export default class Search {
  post(terms: Body<URLSearchParams>): void {}
}
