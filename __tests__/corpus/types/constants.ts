/** Types taken from values. */
const sizes = { small: 's', medium: 'm', large: 'l' } as const;
const roles = ['admin', 'editor', 'guest'] as const;
const ports = { http: 80, https: 443 } as const;
const nested = { a: { code: 1, names: ['x', 'y'] }, b: { code: 2, names: ['z'] } } as const;
const settings = { host: 'localhost', port: 80, tags: ['a'], inner: { on: true } };
const theme = { dark: '#000', light: '#fff' } satisfies Record<string, string>;
const routes = { home: '/', user: '/user' } as const satisfies Record<string, `/${string}`>;

export type Size = (typeof sizes)[keyof typeof sizes];
export type SizeName = keyof typeof sizes;
export type Role = (typeof roles)[number];
export interface UsesConstants {
  size: Size;
  role: Role;
  port: (typeof ports)[keyof typeof ports];
  code: (typeof nested)['a' | 'b']['code'];
  name: (typeof nested)[keyof typeof nested]['names'][number];
}
export type Settings = typeof settings;
export type Theme = typeof theme;
export type RoutePath = (typeof routes)[keyof typeof routes];
export type Ports = typeof ports;
