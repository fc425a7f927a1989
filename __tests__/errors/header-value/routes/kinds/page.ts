/** What has headers in a `fetch`. */
const headers = new Headers({ etag: '"1"' });

export default class Kinds {
  get(): [string, 200, Record<string, unknown>] {
    return ['kinds', 200, { 'x-total': 5 }];
  }

  post(): [string, 201, { [name: string]: number | string[] }] {
    return ['kind', 201, { 'x-total': 5 }];
  }

  put(): [string, 200, HeadersInit] {
    return ['kind', 200, headers];
  }

  patch() {
    return ['kind', 200, headers] as const;
  }

  delete(): [string, 200, Map<string, string> | null] {
    return ['kind', 200, null];
  }
}
