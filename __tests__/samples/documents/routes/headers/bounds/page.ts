import { type Field, type Query, reply } from 'routeclass';

/** A version in quotes. */
type Version = Field<string, { regex: '^"'; example: '"a1"' }>;

type Sent = {
  etag: Version;
  'set-cookie': Field<string, { maxLength: 4096 }>[];
  link?: Field<Field<string, { format: 'uri' }>[], { maxItems: 2; title: 'Links' }>;
  /**
   * Where it went.
   *
   * @format uri
   * @example https://example.com/
   */
  location: string;
  'x-range': `${number}-${number}`;
  'x-old'?: never;
};

export default class HeaderBounds {
  get(): [undefined, 204, Sent] {
    return [undefined, 204, { etag: '"b2"', 'set-cookie': [], location: 'https://example.com/', 'x-range': '1-2' }];
  }

  post(version: Query<Version>, name: Query<string, { minLength: 3 }> = 'abc') {
    return reply({ version }, 200, { etag: version, 'x-name': name || 'nobody' });
  }
}
