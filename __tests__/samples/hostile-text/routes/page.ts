import type { Body, Cookie, Depends, Field, Form, Header, Query } from 'routeclass';

/** A model with */
export interface Hostile {
  /** Ends </script> and `${code}` and *\/ too. */
  "it's": string;
  'a "quoted" name': string;
  'back`tick ${hole}': string;
  'new\nline\u2028sep': string;
  __proto__: string;
  constructor: string;
  '': string;
  'a.b': Field<string, { default: "it's `${x}` \\ </script> \u2028" }>;
  optional?: { 'a b'?: string };
  '*/': 'a\'b' | 'c"d' | '`${e}`' | '</script>' | '\ud800\u202e';
  regex: Field<string, { regex: "^/['\"`]\\/\\u2028?[/]$" }>;
  toString: string;
}

/** What it takes looks like code of ours. */
export function sent(kind: Body<'x.509' | 'a = await b'>): string {
  return kind;
}

export function filled(kind: Form<'x.509' | 'a = await b'>): string {
  return kind;
}

/**
 * Says "</script>", `${1}` and 'quotes'.
 */
export default class Hostile_ {
  static tag = ["it's </script>", '`${tag}`'];

  /** Summary with `${backticks}` and "quotes" \u2028 </script>. */
  get(
    __proto__: Query<string>,
    constructor: Query<string> = "it's `${x}` </script>\u2028",
    quoted?: Query<string, { alias: `it's "x" \`\${y}\` \\ &=%` }>,
    header?: Header<string, { alias: "x-it's" }>,
    cookie?: Cookie<string, { alias: 'a b`c' }>,
    state: Query<"it's" | 'a"b' | '${c}'> = "it's",
    slashes?: Query<string, { regex: "/*/'\"`\\$\\{" ; description: "*/ </script> `${d}`" }>,
  ) {
    return { __proto__, constructor, quoted, header, cookie, state, slashes };
  }

  post(body: Body<Hostile>): Hostile {
    return body;
  }

  put(body: Body<{ "it's": { '`': string }[]; __proto__: number }>) {
    return { "it's": body, ['__proto__']: 1 };
  }

  patch(kind: Depends<typeof sent>, q: Query<'x.509' | 'a = await b'>) {
    return { kind, q };
  }

  delete(kind: Depends<typeof filled>, q: Query<'x.509' | 'a = await b'>) {
    return { kind, q };
  }
}
