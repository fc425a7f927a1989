/**
 * The files of the edited app, path to text. `<name>` is a slot: `slots` in `edited-slots.ts` lists its
 * texts. Pages depend on slots that are two imports away, which detects a compiler that looks only at changed
 * files.
 */
export const files: { readonly [path: string]: string } = {
  'package.json': '{"type":"module"}\n',
  'tsconfig.json': `{
  "compilerOptions": { "target": "es2023", "lib": ["es2023", "esnext.disposable"], "module": "nodenext", "types": ["node"],
    "strict": true, "allowImportingTsExtensions": true, "noEmit": true, "skipLibCheck": true },
  "include": ["types"]
}
`,
  'types/global.d.ts': `interface Shared { <shared>: <sharedType>; }\n`,
  'models/constants.ts': `export const pageSize = <pageSize>;
export const sizes = { small: <small>, large: 50 } as const;
export const tags = <tags>;
export const rows = [{ id: 1, <row>: <rowValue> }];
`,
  'models/role.ts': `export enum Role { Admin = <admin>, Guest = 'guest' }
export type Level = <level>;
`,
  'models/address.ts': `import type { Field, int } from 'routeclass';
import type { Level } from './role.ts';

/** <addressDoc> */
export interface Address {
  /**
   * Where it is.
   * <streetTag>
   */
  <street>: <streetType>;
  zip: Field<int, <zipOptions>>;
  level: Level;
}
<addressMerged>
`,
  'models/<place>.ts': `import type { Body } from 'routeclass';
import type { Address } from './address.ts';
import type { Entity } from './entity.ts';
import type { Role } from './role.ts';

export interface <user> extends Entity {
  address: Address;
  role: Role;
  tree?: Tree;
}
export interface Tree { name: string; children: <children>; }
`,
  'models/entity.ts': `import type { int } from 'routeclass';
export interface Entity { id: <id>; <entityMore> }
`,
  'models/index.ts': `export * from './<place>.ts';\n<barrel>\nexport type { Address as <exported> } from './address.ts';\n`,
  'models/augment.ts': `export {};
declare module './entity.ts' {
  interface Entity { <augmented> }
}
`,
  'shared/paged.ts': `import type { int } from 'routeclass';
export type Paged<T> = { items: <items>; total: int };
export type Wrapped<T> = <wrapped>;
`,
  'shared/ids.ts': `import type { Header, int, Query } from 'routeclass';
import type { Least } from './bounds.ts';
export type ItemId = Query<<idType>, { ge: Least; description: <idDoc> }>;
export type Agent = <agent>;
`,
  'shared/bounds.ts': `export type Least = <least>;\n`,
  'shared/base.ts': `import type { Query, int } from 'routeclass';
import { pageSize } from '../models/constants.ts';
export abstract class Base<T> {
  static tag = <baseTag>;
  /** <baseDoc> */
  get(limit: Query<int, { ge: <baseLeast> }> = pageSize): T[] {
    return limit > 5 ? [] : [];
  }
  <baseMore>
}
`,
  'lib/token.ts': `import type { Depends, Header, Query, int } from 'routeclass';
export const token = (x_token: Header<string, <tokenOptions>><tokenMore>) => x_token;
`,
  'lib/user.ts': `import type { Depends } from 'routeclass';
import { token } from './token.ts';
export function currentUser(given: Depends<typeof token>) {
  return <userResult>;
}
`,
  'lib/pool.ts': `import type { Depends, int } from 'routeclass';
export interface Pool { size: <poolSize>; }
export const start = () => 1;
export function <pool>(size: Depends<typeof start, { scope: 'app' }>): Pool {
  return { size } as unknown as Pool;
}
`,
  'lib/rows.ts': `import { rows } from '../models/constants.ts';
import { check } from './errors.ts';
export const allRows = () => rows.map((row) => (check(row.id), <mapped>));
`,
  'lib/errors.ts': `import { HttpError, ResourceNotFound } from 'routeclass';
import { sizes } from '../models/constants.ts';
import { Missing } from './missing.ts';
/** <throwsTag> */
export function check(id: number): void {
  <guarded>
  if (id > sizes.large) throw <thrown>;
}
`,
  'lib/missing.ts': `import { HttpError } from 'routeclass';
import { sizes } from '../models/constants.ts';
export class Missing extends HttpError {
  <missingField>
  constructor(what: string) { super(<missingStatus>, what); }
}
`,
  'lib/mode.ts': `import { detailedErrors, problemDetails, type ErrorHandlers } from 'routeclass';
import type { Address } from '../models/address.ts';
import { sizes } from '../models/constants.ts';
import type { Tree } from '../models/index.ts';
export const mode = <mode>;
`,
  'lib/shape.ts': `import type { int } from 'routeclass';\nexport interface Shape { <shapeField>: int; }\n`,
  'lib/shape.d.ts': `export interface Shape { declared: boolean; }\n`,
  'routes/<users>/page.ts': `import type { Body, Depends } from 'routeclass';
import type { <user> } from '../../models/index.ts';
import type { currentUser } from '../../lib/user.ts';
import { Missing } from '../../lib/missing.ts';

export default class Users {
  /** <usersDoc> */
  get(me: Depends<typeof currentUser>) {
    return { me };
  }
  post(user: Body<<user>>): <user> {
    if (user === undefined) throw new Missing('users');
    return user;
  }
}
`,
  'routes/<users>/error.ts': `import { mode } from '../../lib/mode.ts';\nexport default mode;\n`,
  'routes/<users>/<param>/page.ts': `import type { Body, Path, int } from 'routeclass';
import type { Paged } from '../../../shared/paged.ts';
import type { Entity } from '../../../models/entity.ts';
import type { Shape } from '../../../lib/shape.js';

export default class User {
  get(id: Path<int>): Paged<Entity> {
    return { items: [], total: id } as unknown as Paged<Entity>;
  }
  put(shape: Body<Shape>): Shape { return shape; }
}
`,
  'routes/items/model.ts': `import type { int } from 'routeclass';\nexport interface <item> { id: int; kind: <kinds>; }\n`,
  'routes/items/page.ts': `import type { Body, Field, Query } from 'routeclass';
import { sizes, tags } from '../../models/constants.ts';
import { Base } from '../../shared/base.ts';
import type { Agent, ItemId } from '../../shared/ids.ts';
import type { Wrapped } from '../../shared/paged.ts';
import type { <item> } from './model.ts';

export default class Items extends Base<<item>> {
  put(id: ItemId, agent: Agent, size: Query<number> = sizes.small, item: Body<Wrapped<<item>>>) {
    return { id, agent, size, item };
  }
  delete(kind: Query<<kinds>>): void {}
}
`,
  'routes/pools/page.ts': `import type { Depends } from 'routeclass';
import type { <pool> } from '../../lib/pool.ts';
import type { currentUser } from '../../lib/user.ts';

export default class Pools {
  get(own: Depends<typeof <pool><poolScope>>) { return own; }
  put(<poolUser>) { return 1; }
}
`,
  'routes/pools/size/page.ts': `import type { Depends } from 'routeclass';
import type { <pool> } from '../../../lib/pool.ts';

export default class Size {
  get(<sizeUses>) { return 1; }
}
`,
  'routes/posts/model.ts': `export interface <postItem> { post: string; kind: 'b' | 'c'; }\n`,
  'routes/posts/page.ts': `import type { Body } from 'routeclass';
import { allRows } from '../../lib/rows.ts';
import { tags } from '../../models/constants.ts';
import { Role } from '../../models/role.ts';
import type { <postItem> } from './model.ts';

export default class Posts {
  static tag = tags;
  /** <operationId> */
  get() { return allRows(); }
  post(item: Body<<postItem>>, shared: <postShared>): Shared { return {} as Shared; }
  patch(role: Body<Role> = Role.Admin) { return role; }
}
`,
  'routes/error.ts': `import { problemDetails } from 'routeclass';\nexport default problemDetails();\n`,
  'routes/middleware.ts': `import type { H3Event } from 'h3';\n<middleware>\n`,
  'routes/posts/middleware.ts': `import type { H3Event } from 'h3';\nexport default [(event: H3Event, next: () => unknown) => next()];\n`,
  'routes/(hidden)/items/page.ts': `export default class Hidden { get() { return 1; } }\n`,
  'routes/broken[/page.ts': `export default class Broken { get() { return 1; } }\n`,
  'routes/late/page.ts': `import '../../models/augment.ts';
import type { Query } from 'routeclass';
type Ordered = 'c' | 'b' | 'a';
export default class Late { get(kind: Query<Ordered>) { return { kind }; } }
`,
};

/** Files that are missing at first. */
export const absentAtFirst: readonly string[] = [
  'lib/shape.d.ts',
  'routes/error.ts',
  'routes/middleware.ts',
  'routes/posts/middleware.ts',
  'routes/(hidden)/items/page.ts',
  'routes/broken[/page.ts',
];
