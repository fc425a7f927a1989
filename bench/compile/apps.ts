/** The same routes for every tool: a resource in each file, with a model of its own and the five operations of most resources. */

export interface Files {
  readonly [path: string]: string;
}

/** Fields of a resource, the same everywhere but for what a tool needs to know a bound. */
interface Words {
  /** A text of 1 to 100 characters. */
  readonly title: string;
  readonly int: string;
  readonly count: string;
}

function models(n: number, words: Words): string {
  return `/** Something of the kind ${n}. */
export interface Item${n} {
  id: ${words.int};
  title: ${words.title};
  kind: 'a' | 'b' | 'c';
  tags: string[];
  count: ${words.count};
  note?: string | null;
  owner: Owner${n};
}

export interface Owner${n} {
  id: ${words.int};
  name: string;
  mail?: string;
}

export interface Draft${n} {
  title: ${words.title};
  kind: 'a' | 'b' | 'c';
  tags: string[];
  count: ${words.count};
  note?: string | null;
}
`;
}

/** An app of \`count\` files of five operations each. */
export function routeclassApp(files: number): Files {
  const made: { [path: string]: string } = {};
  for (let n = 0; n < files; n++) {
    made[`app/models/item-${n}.ts`] = `import type { Field, int } from 'routeclass';\n\n${models(n, {
      title: 'Field<string, { minLength: 1; maxLength: 100 }>',
      int: 'int',
      count: 'Field<int, { ge: 0; le: 1000 }>',
    })}`;
    made[`app/routes/items-${n}/page.ts`] = `import type { Body, int, Query } from 'routeclass';
import type { Draft${n}, Item${n} } from '../../models/item-${n}.ts';
import { item } from '../../models/store.ts';

export default class Items${n} {
  get(limit: Query<int, { ge: 1; le: 100 }> = 10, search?: Query<string>): Item${n}[] {
    return search === undefined ? [] : [item<Item${n}>(limit)];
  }

  post(draft: Body<Draft${n}>): Item${n} {
    return { ...item<Item${n}>(1), ...draft };
  }
}
`;
    made[`app/routes/items-${n}/{id}/page.ts`] = `import type { Body, int, Path } from 'routeclass';
import type { Draft${n}, Item${n} } from '../../../models/item-${n}.ts';
import { item } from '../../../models/store.ts';

export default class Item${n}Page {
  get(id: Path<int>): Item${n} {
    return item<Item${n}>(id);
  }

  put(id: Path<int>, draft: Body<Draft${n}>): Item${n} {
    return { ...item<Item${n}>(id), ...draft };
  }

  delete(id: Path<int>): void {
    item(id);
  }
}
`;
  }
  made['app/models/store.ts'] = 'export declare function item<T>(id: number): T;\n';
  made['tsconfig.json'] = JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    },
    include: ['app'],
  });
  made['package.json'] = JSON.stringify({ name: 'bench', type: 'module', private: true });
  return made;
}
