import type { Field } from 'routeclass';

export default class Answers {
  get(): [string, 200, { etag: Field<string, { minLength: 3; default: '"a1"' }> }] {
    return ['', 200, { etag: '"b2"' }];
  }

  put(): [string, 200, { /** @default no-store */ 'cache-control': string }] {
    return ['', 200, { 'cache-control': 'no-store' }];
  }
}
